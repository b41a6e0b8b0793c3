import type { IdempotentReply } from '../../domain/idempotency.ts'
import type { ExchangeRecord } from '../../domain/ports.ts'
import type { StoreText } from '../../domain/project/project.ts'
import { type ReplyToKeep, replyToKeep } from '../redaction/kept-reply.ts'
import { redactedRecord, textlessRecord, textsOfRecord } from '../redaction/private-record.ts'
import type { Redact } from '../redaction/redactor.ts'
import type { GuardScope } from '../scope/guard-scope.ts'

/** An evaluated message and how its project stores texts. */
export interface StorableRecord {
  readonly record: ExchangeRecord
  readonly storeText: StoreText
}

type StoringScope = Pick<GuardScope, 'store' | 'clock' | 'reference' | 'redactor'>

/**
 * Makes the evaluated messages of one request durable, in the form in which their projects store texts. The only way by
 * which messages reach the store. A reply for repetitions is kept in the strictest form of all of them, and of `replyText`.
 * Redaction may take 10 s, in a thread; what was not redacted until then is not stored. Rejects with Problem `overloaded`.
 */
export async function storeMessages(
  scope: StoringScope,
  storable: readonly StorableRecord[],
  replyText: StoreText = 'full',
): Promise<void> {
  const [first] = storable
  if (first === undefined) return
  const strictest = strictestOf([replyText, ...storable.map(({ storeText }) => storeText)])
  const conversationIds = [...new Set(storable.map(({ record }) => record.message.conversationId))]
  const parts = storable.map(({ record, storeText }) => {
    const { idempotentReply } = record
    return { record, storeText, reply: idempotentReply && replyToKeep(idempotentReply, strictest) }
  })
  const redact = await scope.redactor.redact(
    first.record.message.organizationId,
    parts.flatMap(({ record, storeText, reply }) => [
      ...(storeText === 'redacted' ? textsOfRecord(record) : []),
      ...wordsOf(reply),
    ]),
  )
  const records = parts.map(({ record, storeText, reply }) => {
    const kept = privateRecord(scope, record, storeText, redact)
    return reply === null ? kept : { ...kept, idempotentReply: { ...reply.kept(redact), conversationIds } }
  })
  await scope.store.record(records)
}

/**
 * Keeps a reply for repetitions whose request stores no message; `conversationIds` are those whose words it may repeat.
 * Redaction as in `storeMessages`.
 */
export async function storeReply(scope: StoringScope, given: IdempotentReply, storeText: StoreText): Promise<void> {
  const reply = replyToKeep(given, storeText)
  const redact = await scope.redactor.redact(given.claim.organizationId, wordsOf(reply))
  await scope.store.write(({ idempotency }) => idempotency.settle(reply.kept(redact), scope.clock.nowMs()))
}

function privateRecord(
  { reference }: StoringScope,
  record: ExchangeRecord,
  storeText: StoreText,
  redact: Redact,
): ExchangeRecord {
  if (storeText === 'full') return record
  return storeText === 'none' ? textlessRecord(record) : redactedRecord(record, reference, redact)
}

function wordsOf(reply: ReplyToKeep | null) {
  return reply === null ? [] : reply.words.map((text) => ({ text, key: null }))
}

/** The strictest of several ways. */
export function strictestOf(ways: readonly StoreText[]): StoreText {
  if (ways.includes('none')) return 'none'
  return ways.includes('redacted') ? 'redacted' : 'full'
}
