import type { BatchRows } from '../batch-tables.ts'

/** What a database thread is started with. */
export interface WorkerSetup {
  readonly role: 'writer' | 'reader'
  /** The file of the database. */
  readonly databasePath: string
  /** A file that only one server may hold; null takes no lock. */
  readonly lockPath: string | null
  /** How long a statement waits for another process that writes. */
  readonly busyTimeoutMs: number
  /** Most pages of the database; absent = no bound. */
  readonly pagesMax?: number
}

/** What a database thread is asked to do. */
export type WorkerRequest =
  | { readonly kind: 'run'; readonly id: number; readonly sql: string; readonly parameters: readonly unknown[] }
  | { readonly kind: 'batch'; readonly id: number; readonly rows: BatchRows }
  | { readonly kind: 'close'; readonly id: number }

/** An error of SQLite on its way between threads. */
export interface SqliteErrorFacts {
  /** As SQLite says it. */
  readonly message: string
  /** SQLite's extended result code; 0 for errors that are not SQLite's. */
  readonly errcode: number
}

/** What a database thread answers. `id` 0 tells whether it started. */
export type WorkerReply =
  | { readonly id: number; readonly rows: readonly unknown[]; readonly changes: number }
  | { readonly id: number; readonly error: SqliteErrorFacts }
