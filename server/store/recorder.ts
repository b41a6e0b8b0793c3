import { FairQueue } from '../domain/fair-queue.ts'
import type { ExchangeRecord } from '../domain/ports.ts'
import { Problem } from '../domain/problem.ts'
import type { BatchRows } from './batch-tables.ts'
import { type ClassifyFault, presentFault } from './faults.ts'
import { shapeBatch } from './shape-batch.ts'
import type { RecordPlan, StoredBefore } from './stored-before.ts'
import { closingStore } from './write-bound.ts'

/** Told after every transaction of the recorder: how many records it held and how long it took. */
export type OnBatch = (records: number, durationMs: number) => void

/** What a recorder needs of its database. */
export interface RecorderOptions {
  /** Writes all rows in one transaction and resolves when they are durable; `lane` is below `lanes`. */
  readonly writeBatch: (rows: BatchRows, lane: number) => Promise<void>
  /** How many transactions may be on their way at once. */
  readonly lanes: number
  /** Tells whose counters this process raises; 0 or more. */
  readonly shard: number
  readonly memory: StoredBefore
  readonly classify: ClassifyFault
  /** Told of every transaction that was written; undefined = nobody is. */
  readonly onBatch?: OnBatch | undefined
}

/** Records in one transaction, unless one request alone has more. */
const batchRecordsMax = 512
/** Characters of texts in one transaction, unless one request alone has more. */
const batchCharactersMax = 4_000_000
/** Requests that may wait, three quarters of them of one organization. */
const queueRequestsMax = 10_000
/** Characters of texts that may wait, the same part of them of one organization. */
const queueCharactersMax = 128_000_000
/** The rows of a record beside its texts, in characters of texts. */
const charactersOfRecord = 1_000

interface Waiting {
  readonly records: readonly ExchangeRecord[]
  readonly characters: number
  readonly resolve: () => void
  readonly reject: (reason: unknown) => void
}

/**
 * Group commit: while one transaction is being written, everything that arrives waits and then goes into the next
 * one together; where not all fit, organizations take turns. A promise resolves only after the commit of its records.
 */
export class Recorder {
  readonly #options: RecorderOptions
  readonly #busy: boolean[]
  readonly #queue = new FairQueue<Waiting>({ itemsMax: queueRequestsMax, roomMax: queueCharactersMax })
  #scheduled = false
  #closed = false
  #onIdle: (() => void)[] = []

  constructor(options: RecorderOptions) {
    this.#options = options
    this.#busy = Array.from({ length: options.lanes }, () => false)
  }

  /**
   * Resolves when the records of one request are durable, all of them. Rejects with Problem `overloaded` when too
   * many wait, in all or of their organization, with the reason when one cannot be stored; then none of them is.
   */
  record(records: readonly ExchangeRecord[]): Promise<void> {
    const [first] = records
    if (first === undefined) return Promise.resolve()
    if (this.#closed) return Promise.reject(closingStore())
    const characters = records.reduce((sum, record) => sum + charactersOf(record), 0)
    return new Promise((resolve, reject) => {
      const item = { records, characters, resolve, reject }
      const cost = characters + records.length * charactersOfRecord
      // A single request is always taken, however large: its size is bounded at the edge.
      const isTaken = this.#queue.add({ owner: first.message.organizationId, item, cost }, 0)
      if (isTaken) this.#schedule()
      else reject(new Problem('overloaded', 'Too many messages wait to be stored.', { retryAfterSeconds: 1 }))
    })
  }

  /** How many requests of an organization wait for their transaction. */
  waitingOf(organizationId: string): number {
    return this.#queue.waitingOf(organizationId)
  }

  /** Accepts nothing more; resolves when everything accepted was written. */
  async close(): Promise<void> {
    this.#closed = true
    if (this.#isIdle()) return
    await new Promise<void>((resolve) => this.#onIdle.push(resolve))
  }

  #isIdle(): boolean {
    return this.#queue.size === 0 && !this.#busy.includes(true)
  }

  /** Starts after the present round of the event loop, so that all who arrive in it share a transaction. */
  #schedule(): void {
    if (this.#scheduled) return
    this.#scheduled = true
    setImmediate(() => {
      this.#scheduled = false
      this.#start()
    })
  }

  #start(): void {
    const lane = this.#busy.indexOf(false)
    if (lane === -1 || this.#queue.size === 0) return
    this.#busy[lane] = true
    void this.#write(this.#take(), lane).finally(() => {
      this.#busy[lane] = false
      if (this.#queue.size > 0) this.#schedule()
      else if (this.#isIdle()) for (const resolve of this.#onIdle.splice(0)) resolve()
    })
    if (this.#queue.size > 0) this.#start()
  }

  #take(): readonly Waiting[] {
    const batch: Waiting[] = []
    let characters = 0
    let records = 0
    for (let taken = this.#queue.take(); taken !== null; taken = this.#queue.take()) {
      characters += taken.item.characters
      records += taken.item.records.length
      if (batch.length > 0 && (records > batchRecordsMax || characters > batchCharactersMax)) {
        this.#queue.putBack(taken, 0)
        break
      }
      batch.push(taken.item)
    }
    return batch
  }

  /** Never rejects. */
  async #write(batch: readonly Waiting[], lane: number): Promise<void> {
    try {
      await this.#commit(batch, lane)
    } catch (error) {
      const fault = this.#options.classify(error).kind
      if (batch.length > 1 && fault !== 'unavailable' && fault !== 'collision') {
        // One request cannot be stored. Alone, each of the others can.
        for (const waiting of batch) await this.#write([waiting], lane)
        return
      }
      for (const waiting of batch) waiting.reject(presentFault(error, this.#options.classify))
    }
  }

  async #commit(batch: readonly Waiting[], lane: number): Promise<void> {
    const { memory, writeBatch, lanes, shard, onBatch } = this.#options
    const startedMs = performance.now()
    const plans: readonly RecordPlan[] = batch.flatMap(({ records }) => records.map((record) => memory.plan(record)))
    await writeBatch(shapeBatch(plans, shard * lanes + lane), lane)
    for (const plan of plans) memory.remember(plan)
    for (const waiting of batch) waiting.resolve()
    onBatch?.(plans.length, performance.now() - startedMs)
  }
}

function charactersOf({ texts }: ExchangeRecord): number {
  return texts.reduce((sum, { text }) => sum + text.length, 0)
}
