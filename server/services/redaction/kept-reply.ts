import type { IdempotentReply } from '../../domain/idempotency.ts'
import type { StoreText } from '../../domain/project.ts'
import { redactText } from './redact-text.ts'

/** Fields of replies, in every dialect of the wire, that hold a judged text or may quote one. */
const textFields: ReadonlySet<string> = new Set([
  'text',
  'text_with_context',
  'processed',
  'summaryWithContext',
  'summarized',
  'reason',
  'label',
])

/** Parts that hold the owner's own words under such names. */
const ownersParts: ReadonlySet<string> = new Set(['topic_sentences', 'sentences'])

/**
 * A reply as it is kept for repetitions: with `redacted` its texts are redacted, with `none` they are null. Whoever repeats
 * the request brings the texts again, and they are put back. Cost: linear in the reply.
 */
export function keptReply(kept: IdempotentReply, storeText: StoreText): IdempotentReply {
  if (storeText === 'full') return kept
  const rewrite = storeText === 'none' ? () => null : redactText
  const body = JSON.stringify(rewriteFields(JSON.parse(kept.reply.body), rewrite))
  return { ...kept, reply: { ...kept.reply, body } }
}

function rewriteFields(value: unknown, rewrite: (text: string) => string | null): unknown {
  if (Array.isArray(value)) return value.map((item) => rewriteFields(item, rewrite))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => {
      if (ownersParts.has(name)) return [name, field]
      if (typeof field === 'string' && textFields.has(name)) return [name, rewrite(field)]
      return [name, rewriteFields(field, rewrite)]
    }),
  )
}
