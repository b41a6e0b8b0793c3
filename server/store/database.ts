import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import type { Tables } from './tables.ts'

/** Which of the two languages a database speaks. */
export type SqlDialect = 'sqlite' | 'postgres'

/** What a statement did. */
export interface SqlOutcome {
  /** What it returned; empty for one that returns none. */
  readonly rows: readonly unknown[]
  /** Rows written; 0 for statements that return rows. */
  readonly changes: number
}

/** One connection, as long as it is ours. */
export interface SqlSession {
  /** Rejects with the error of the database. */
  run(sql: string, parameters: readonly unknown[]): Promise<SqlOutcome>
  /** Gives the connection back. A `broken` one must not be used by anyone again. */
  release(broken: boolean): void
}

/** Statements with the types of our tables, on a connection of its own for each transaction. */
export type Database = Kysely<Tables>

/** Builds statements for one kind of database and runs them on sessions that `open` gives. */
export function createDatabase(dialect: SqlDialect, open: () => Promise<SqlSession>): Database {
  const driver = new SessionDriver(open, dialect === 'sqlite' ? 'BEGIN IMMEDIATE' : 'BEGIN')
  return new Kysely<Tables>({ dialect: dialect === 'sqlite' ? sqliteDialect(driver) : postgresDialect(driver) })
}

function sqliteDialect(driver: Driver): Dialect {
  return {
    createDriver: () => driver,
    // The adapter's own lock is not wanted: whoever opens sessions decides how many there are.
    createAdapter: () => new MultipleSqliteAdapter(),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  }
}

function postgresDialect(driver: Driver): Dialect {
  return {
    createDriver: () => driver,
    createAdapter: () => new PostgresAdapter(),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createIntrospector: (db) => new PostgresIntrospector(db),
  }
}

class MultipleSqliteAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true
  }
}

/**
 * The connection of one piece of work. It refuses statements from the moment its transaction ends, so that work
 * which was given up and still goes on cannot write outside of its transaction.
 */
class SessionConnection implements DatabaseConnection {
  readonly #session: SqlSession
  #ended = false
  #broken = false

  constructor(session: SqlSession) {
    this.#session = session
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#ended) throw new Error('The transaction has ended.')
    const { rows, changes } = await this.#session.run(query.sql, query.parameters)
    return { rows: rows as Row[], numAffectedRows: BigInt(changes) }
  }

  streamQuery(): never {
    throw new Error('Rows are read in pages, not in streams.')
  }

  async commit(): Promise<void> {
    this.#ended = true
    await this.#session.run('COMMIT', [])
  }

  /** Never rejects, so that the error which led here is the one that is told. */
  async rollback(): Promise<void> {
    this.#ended = true
    try {
      await this.#session.run('ROLLBACK', [])
    } catch {
      this.#broken = true
    }
  }

  release(): void {
    this.#ended = true
    this.#session.release(this.#broken)
  }
}

class SessionDriver implements Driver {
  readonly #open: () => Promise<SqlSession>
  readonly #begin: string

  constructor(open: () => Promise<SqlSession>, begin: string) {
    this.#open = open
    this.#begin = begin
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<SessionConnection> {
    return new SessionConnection(await this.#open())
  }

  async beginTransaction(connection: SessionConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw(this.#begin))
  }

  async commitTransaction(connection: SessionConnection): Promise<void> {
    await connection.commit()
  }

  async rollbackTransaction(connection: SessionConnection): Promise<void> {
    await connection.rollback()
  }

  async releaseConnection(connection: SessionConnection): Promise<void> {
    connection.release()
  }

  async destroy(): Promise<void> {}
}
