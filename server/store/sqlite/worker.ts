import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'
import { BoundedMap } from '../../domain/bounded-map.ts'
import type { BatchRows } from '../batch-tables.ts'
import { takeServerLock } from './server-lock.ts'
import type { WorkerReply, WorkerRequest, WorkerSetup } from './worker-protocol.ts'
import { prepareBatchWriter } from './write-batch.ts'

/** A thread that holds one connection and does one request after the other. */
function serve(port: NonNullable<typeof parentPort>, setup: WorkerSetup): void {
  const lock = setup.lockPath === null ? null : takeServerLock(setup.lockPath)
  const db = openDatabase(setup)
  const statements = new BoundedMap<string, StatementSync>(200)
  let writeBatch: ((rows: BatchRows) => void) | null = null

  const answer = (request: WorkerRequest): WorkerReply => {
    switch (request.kind) {
      case 'run':
        return { id: request.id, ...run(db, statements, request.sql, request.parameters) }
      case 'batch':
        // Prepared at first use, because the tables come with the migrations.
        writeBatch ??= prepareBatchWriter(db)
        writeBatch(request.rows)
        return { id: request.id, rows: [], changes: 0 }
      case 'close':
        db.close()
        lock?.close()
        return { id: request.id, rows: [], changes: 0 }
    }
  }

  port.on('message', (request: WorkerRequest) => {
    port.postMessage(attempt(request.id, () => answer(request)))
    if (request.kind === 'close') port.close()
  })
}

function openDatabase({ role, databasePath, busyTimeoutMs, pagesMax }: WorkerSetup): DatabaseSync {
  const db = new DatabaseSync(databasePath, { timeout: busyTimeoutMs, readOnly: role === 'reader' })
  db.exec('PRAGMA foreign_keys = ON; PRAGMA cache_size = -16000; PRAGMA temp_store = MEMORY')
  if (role === 'writer') {
    // Holds for a new database only: free pages can be given back to the file system then (`shrink`).
    db.exec('PRAGMA auto_vacuum = INCREMENTAL')
    if (pagesMax !== undefined) db.exec(`PRAGMA max_page_count = ${pagesMax}`)
    db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL')
    // On macOS a plain fsync leaves data in the cache of the drive; elsewhere this does nothing.
    db.exec('PRAGMA fullfsync = ON')
    // The log is folded into the database every 16 MB: pages that many batches touch are then written there once.
    db.exec('PRAGMA wal_autocheckpoint = 4000; PRAGMA journal_size_limit = 67108864')
    // What is removed is overwritten: else it could be read in the file until its place is used again.
    db.exec('PRAGMA secure_delete = ON')
    assertPragma(db, 'journal_mode', 'wal')
    assertPragma(db, 'synchronous', 2)
    assertPragma(db, 'secure_delete', 1)
  }
  return db
}

/** A reply must not leave before its message survives a power cut, and erased means overwritten; SQLite can refuse such settings silently. */
function assertPragma(db: DatabaseSync, name: string, expected: string | number): void {
  const found = db.prepare(`PRAGMA ${name}`).get()?.[name]
  if (found !== expected) {
    throw new Error(
      `SQLite refuses ${name} = ${expected} here (it stays ${found}); the file system may not support it.`,
    )
  }
}

function run(
  db: DatabaseSync,
  statements: BoundedMap<string, StatementSync>,
  sql: string,
  parameters: readonly unknown[],
): { readonly rows: readonly unknown[]; readonly changes: number } {
  // SQLite may have rolled back by itself.
  if (sql === 'ROLLBACK' && !db.isTransaction) return { rows: [], changes: 0 }
  // It moves a page with each step, and `exec` alone takes every step.
  if (sql.startsWith('PRAGMA incremental_vacuum')) {
    db.exec(sql)
    return { rows: [], changes: 0 }
  }
  const statement = statements.get(sql) ?? db.prepare(sql)
  statements.set(sql, statement)
  const values = parameters as readonly SQLInputValue[]
  if (statement.columns().length > 0) return { rows: statement.all(...values), changes: 0 }
  return { rows: [], changes: Number(statement.run(...values).changes) }
}

function attempt(id: number, work: () => WorkerReply): WorkerReply {
  try {
    return work()
  } catch (error) {
    const errcode = error instanceof Error && 'errcode' in error ? Number(error.errcode) : 0
    return { id, error: { message: error instanceof Error ? error.message : String(error), errcode } }
  }
}

const port = parentPort
if (port !== null) {
  const started = attempt(0, () => {
    serve(port, workerData as WorkerSetup)
    return { id: 0, rows: [], changes: 0 }
  })
  port.postMessage(started)
  if ('error' in started) port.close()
}
