/** How one database spells what the other spells differently. */
export interface ColumnTypes {
  /** A whole number up to 2^53; times are milliseconds since 1970. */
  readonly bigint: string
  /** A double. */
  readonly real: string
  /** UTF-8 text that may hold NUL, kept as bytes because PostgreSQL refuses NUL in text. */
  readonly bytes: string
  /** Ends a table. */
  readonly table: string
  /** Ends a table of short rows that are kept in the order of their key. */
  readonly clusteredTable: string
  /** Rows `item` of the array at a path within JSON text, each with its `value`, to stand in FROM. */
  readonly jsonItems: (text: string, path: readonly string[]) => string
}

/** One step of the schema; forward only, never changed after a release. */
export interface Migration {
  /** Counts from 1 without gaps. */
  readonly version: number
  readonly name: string
  /** The statements in order, all in one transaction. */
  readonly statements: (types: ColumnTypes) => readonly string[]
}

/** The spellings of SQLite. */
export const sqliteTypes: ColumnTypes = {
  bigint: 'INTEGER',
  real: 'REAL',
  bytes: 'BLOB',
  table: ' STRICT',
  clusteredTable: ' STRICT, WITHOUT ROWID',
  jsonItems: (text, path) => `json_each(${text}, '${['$', ...path].join('.')}') AS item`,
}

/** The spellings of PostgreSQL. */
export const postgresTypes: ColumnTypes = {
  bigint: 'BIGINT',
  real: 'DOUBLE PRECISION',
  bytes: 'BYTEA',
  table: '',
  clusteredTable: '',
  // PostgreSQL looks into no JSON in which NUL or half a character stands escaped: such escapes are left out of what is looked into.
  jsonItems: (text, path) =>
    String.raw`json_array_elements(REGEXP_REPLACE(${text}, '(?<!\\)((?:\\\\)*)\\u[0-9a-fA-F]{4}', '\1', 'g')::json #> '{${path.join(',')}}')
      AS item(value)`,
}
