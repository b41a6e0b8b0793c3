import { withheldWords } from '../../domain/guard/stored-verdict.ts'
import type { IdempotentReply } from '../../domain/idempotency.ts'
import type { StoreText } from '../../domain/project/project.ts'
import type { Redact } from './redactor.ts'

/** Fields of replies, in every dialect of the wire, that hold a judged text or may quote one. */
const textFields: ReadonlySet<string> = new Set([
  'text',
  'text_with_context',
  'processed',
  'summaryWithContext',
  'summarized',
  'reason',
  'label',
  'title',
])

/** Parts that hold the owner's own words under such names. */
const ownersParts: ReadonlySet<string> = new Set(['topic_sentences', 'sentences'])

/** A reply that is to be kept for repetitions. */
export interface ReplyToKeep {
  /** Its words that are redacted before it is kept. */
  readonly words: readonly string[]
  /** The reply as it is kept. */
  readonly kept: (redact: Redact) => IdempotentReply
}

/**
 * How a reply is kept for repetitions: with `redacted` its texts are redacted, with `none` they are withheld, in the same
 * way as in a stored verdict. Whoever repeats the request brings the texts again, and they are put back; explanations stay
 * away. Cost: linear in the reply.
 */
export function replyToKeep(given: IdempotentReply, storeText: StoreText): ReplyToKeep {
  if (storeText === 'full') return { words: [], kept: () => given }
  const body: unknown = JSON.parse(given.reply.body)
  const rewritten = (rewrite: (name: string, text: string) => string | null): IdempotentReply => {
    return { ...given, reply: { ...given.reply, body: JSON.stringify(rewriteFields(body, rewrite)) } }
  }
  if (storeText === 'none') return { words: [], kept: () => rewritten(withhold) }
  const words: string[] = []
  rewriteFields(body, (_name, text) => {
    words.push(text)
    return text
  })
  return { words, kept: (redact) => rewritten((_name, text) => redact(text)) }
}

/** A reason may be null on every wire; whatever else holds words is a string. */
function withhold(name: string): string | null {
  return name === 'reason' ? null : withheldWords
}

function rewriteFields(value: unknown, rewrite: (name: string, text: string) => string | null): unknown {
  if (Array.isArray(value)) return value.map((item) => rewriteFields(item, rewrite))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => {
      if (ownersParts.has(name)) return [name, field]
      if (typeof field === 'string' && textFields.has(name)) return [name, rewrite(name, field)]
      return [name, rewriteFields(field, rewrite)]
    }),
  )
}
