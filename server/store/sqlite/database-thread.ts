import { Worker } from 'node:worker_threads'
import type { BatchRows } from '../batch-tables.ts'
import type { SqlOutcome } from '../database.ts'
import { DatabaseThreadEnded, SqliteError } from './sqlite-error.ts'
import type { WorkerReply, WorkerRequest, WorkerSetup } from './worker-protocol.ts'

interface Pending {
  readonly resolve: (outcome: SqlOutcome) => void
  readonly reject: (reason: unknown) => void
}

type RequestBody = WorkerRequest extends infer Request
  ? Request extends WorkerRequest
    ? Omit<Request, 'id'>
    : never
  : never

/** One connection to the embedded database in a thread of its own. */
export class DatabaseThread {
  readonly #worker: Worker
  readonly #pending = new Map<number, Pending>()
  #nextId = 1
  #ended: DatabaseThreadEnded | null = null

  private constructor(setup: WorkerSetup) {
    // Options of the main thread do not concern this one, and some cannot be given to a thread.
    this.#worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: setup, execArgv: [] })
    this.#worker.on('message', (reply: WorkerReply) => this.#settle(reply))
    this.#worker.on('error', (error) => this.#end(error))
    this.#worker.on('exit', () => this.#end())
  }

  /** Starts the thread and opens the database. Rejects with the reason when it does not open. */
  static async start(setup: WorkerSetup): Promise<DatabaseThread> {
    const thread = new DatabaseThread(setup)
    await new Promise<SqlOutcome>((resolve, reject) => thread.#pending.set(0, { resolve, reject }))
    return thread
  }

  /** Runs one statement. */
  run(sql: string, parameters: readonly unknown[] = []): Promise<SqlOutcome> {
    return this.#ask({ kind: 'run', sql, parameters })
  }

  /** Writes the rows of one batch in one transaction; resolves after its commit. */
  async writeBatch(rows: BatchRows): Promise<void> {
    await this.#ask({ kind: 'batch', rows })
  }

  /** Closes the database and ends the thread. */
  async close(): Promise<void> {
    const exited = new Promise<void>((resolve) => this.#worker.once('exit', () => resolve()))
    if (this.#ended !== null) return
    await this.#ask({ kind: 'close' })
    await exited
  }

  #ask(body: RequestBody): Promise<SqlOutcome> {
    if (this.#ended !== null) return Promise.reject(this.#ended)
    const id = this.#nextId++
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { resolve, reject })
      this.#worker.postMessage({ ...body, id })
    })
  }

  #settle(reply: WorkerReply): void {
    const pending = this.#pending.get(reply.id)
    this.#pending.delete(reply.id)
    if ('error' in reply) pending?.reject(new SqliteError(reply.error))
    else pending?.resolve({ rows: reply.rows, changes: reply.changes })
  }

  #end(cause?: unknown): void {
    this.#ended ??= new DatabaseThreadEnded(cause)
    for (const pending of this.#pending.values()) pending.reject(this.#ended)
    this.#pending.clear()
  }
}
