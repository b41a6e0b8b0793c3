import type { ExchangeRecord } from '../domain/ports.ts'
import type { StoreText } from '../domain/project.ts'
import type { GuardScope } from './guard-scope.ts'
import { keptReply } from './redaction/kept-reply.ts'
import { redactedRecord, textlessRecord } from './redaction/private-record.ts'

/** An evaluated message and how its project stores texts. */
export interface StorableRecord {
  readonly record: ExchangeRecord
  readonly storeText: StoreText
}

/**
 * Makes the evaluated messages of one request durable, in the form in which their projects store texts. The only way by
 * which messages reach the store. A reply for repetitions is kept in the strictest form of all of them.
 */
export function storeMessages(scope: GuardScope, storable: readonly StorableRecord[]): Promise<void> {
  const strictest = strictestOf(storable.map(({ storeText }) => storeText))
  const conversationIds = [...new Set(storable.map(({ record }) => record.message.conversationId))]
  const records = storable.map(({ record, storeText }) => {
    const { idempotentReply } = record
    const kept = privateRecord(scope, record, storeText)
    if (idempotentReply === null) return kept
    return { ...kept, idempotentReply: { ...keptReply(idempotentReply, strictest), conversationIds } }
  })
  return scope.store.record(records)
}

function privateRecord(scope: GuardScope, record: ExchangeRecord, storeText: StoreText): ExchangeRecord {
  if (storeText === 'full') return record
  return storeText === 'none' ? textlessRecord(record) : redactedRecord(record, scope.reference)
}

/** The strictest of several ways. */
export function strictestOf(ways: readonly StoreText[]): StoreText {
  if (ways.includes('none')) return 'none'
  return ways.includes('redacted') ? 'redacted' : 'full'
}
