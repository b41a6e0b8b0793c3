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
}

/** The spellings of PostgreSQL. */
export const postgresTypes: ColumnTypes = {
  bigint: 'BIGINT',
  real: 'DOUBLE PRECISION',
  bytes: 'BYTEA',
  table: '',
  clusteredTable: '',
}
