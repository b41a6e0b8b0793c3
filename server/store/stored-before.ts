import { BoundedMap } from '../domain/bounded-map.ts'
import type { HistoryStep, TurnText } from '../domain/guard/conversation.ts'
import type { ExchangeRecord } from '../domain/ports.ts'

/** A record without what is known to be stored. */
export interface RecordPlan {
  readonly record: ExchangeRecord
  /** Those that may not be stored yet. */
  readonly texts: readonly TurnText[]
  /** Those that may not be stored yet, in order. */
  readonly steps: readonly HistoryStep[]
  /** Whether the snapshot is sent too. */
  readonly withSnapshot: boolean
  /** When all texts of its history were last sent to the database. */
  readonly sentWholeAtMs: number
  /** The state of memory that the plan was made from. */
  readonly epoch: number
}

/** After this long all texts of a history, and snapshots, are sent again, which brings removed ones back and tells that they are in use. */
const resendAfterMs = 3_600_000

const conversationsMax = 20_000
const headsPerConversationMax = 4
const snapshotsMax = 2_000

/**
 * Remembers what is stored already, so that a client which sends 500 turns again and again makes the database write
 * two. Only a saving: what is forgotten is sent again and the database sorts it out. The last use of a text in a
 * history is accurate to an hour therefore; that of a message's own text is exact.
 * Memory: about 10 MB when full.
 */
export class StoredBefore {
  /** Ids of last steps of stored histories, by conversation, with the time when all their texts were last sent. */
  readonly #heads = new BoundedMap<string, ReadonlyMap<string, number>>(conversationsMax)
  /** When snapshots were last sent. */
  readonly #snapshots = new BoundedMap<string, number>(snapshotsMax)
  #epoch = 0

  /** What of a record must be sent. Cost: linear in the number of steps. */
  plan(record: ExchangeRecord): RecordPlan {
    const { message, snapshot } = record
    const whole = {
      record,
      texts: record.texts,
      steps: record.steps,
      withSnapshot: !isFresh(this.#snapshots.get(`${snapshot.organizationId}/${snapshot.id}`), message.createdAtMs),
      sentWholeAtMs: message.createdAtMs,
      epoch: this.#epoch,
    }
    const heads = this.#heads.get(conversationKey(record))
    if (heads === undefined) return whole
    const last = record.steps.findLastIndex((step) => isFresh(heads.get(step.id), message.createdAtMs))
    const known = record.steps[last]
    if (known === undefined) return whole
    const storedTexts = new Set(record.steps.slice(0, last + 1).map((step) => step.textSha256))
    return {
      ...whole,
      texts: record.texts.filter(({ sha256 }) => sha256 === message.textSha256 || !storedTexts.has(sha256)),
      steps: record.steps.slice(last + 1),
      sentWholeAtMs: heads.get(known.id) ?? message.createdAtMs,
    }
  }

  /** To be told after the plan's rows are durable, never before. */
  remember({ record, withSnapshot, sentWholeAtMs, epoch }: RecordPlan): void {
    const { snapshot, message } = record
    if (withSnapshot) this.#snapshots.set(`${snapshot.organizationId}/${snapshot.id}`, message.createdAtMs)
    const head = record.steps.at(-1)
    if (head === undefined || epoch !== this.#epoch) return
    const key = conversationKey(record)
    const kept = [...(this.#heads.get(key) ?? [])].filter(([id]) => id !== head.id).slice(1 - headsPerConversationMax)
    this.#heads.set(key, new Map([...kept, [head.id, sentWholeAtMs]]))
  }

  /** To be told when texts were removed. */
  forgetTexts(): void {
    this.#epoch += 1
    this.#heads.clear()
  }
}

function isFresh(sentWholeAtMs: number | undefined, nowMs: number): boolean {
  return sentWholeAtMs !== undefined && nowMs - sentWholeAtMs < resendAfterMs
}

function conversationKey({ message }: ExchangeRecord): string {
  return `${message.organizationId}/${message.conversationId}`
}
