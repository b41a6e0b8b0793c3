import { chainHistory } from '../../domain/guard/history.ts'
import { rewriteVerdict } from '../../domain/guard/stored-verdict.ts'
import type { ExchangeRecord, Sha256 } from '../../domain/ports.ts'
import type { Redact, TextToRedact } from './redactor.ts'

/** A record without any text: no texts, no history, no explanations; a reference that says nothing in place of the hash. */
export function textlessRecord(record: ExchangeRecord): ExchangeRecord {
  const { message } = record
  return {
    ...record,
    message: {
      ...message,
      textSha256: message.id,
      textWithContext: null,
      historyId: null,
      verdict: rewriteVerdict(message.verdict, null),
    },
    texts: [],
    steps: [],
  }
}

/** All that `redactedRecord` redacts. The turns of a conversation that goes on are remembered: they will come again. */
export function textsOfRecord({ conversation, message, texts }: ExchangeRecord): readonly TextToRedact[] {
  const words: string[] = message.textWithContext === null ? [] : [message.textWithContext]
  rewriteVerdict(message.verdict, (explanation) => {
    words.push(explanation)
    return explanation
  })
  return [
    ...texts.map(({ sha256, text }) => {
      return { text, key: conversation === null ? `${message.conversationId}|${sha256}` : null }
    }),
    ...words.map((text) => ({ text, key: null })),
  ]
}

/**
 * A record with redacted texts under keyed references, which differ from conversation to conversation. Places in the
 * verdict still count the units of the text as sent. Cost: one hash of each text of its history.
 */
export function redactedRecord(record: ExchangeRecord, reference: Sha256, redact: Redact): ExchangeRecord {
  const { message } = record
  const hash: Sha256 = (text) => reference(`${message.conversationId}|${text}`)
  const redacted = new Map(record.texts.map(({ sha256, text }) => [sha256, redact(text)]))
  const redactedOf = (sha256: string) => redacted.get(sha256) ?? ''
  const turns = record.steps.map(({ role, textSha256 }) => ({ role, content: redactedOf(textSha256) }))
  const chained = chainHistory(turns, hash)
  const text = redactedOf(message.textSha256)
  const textSha256 = hash(text)
  const restated = message.textWithContext === null ? null : redact(message.textWithContext)
  return {
    ...record,
    message: {
      ...message,
      textSha256,
      textWithContext: restated === text ? null : restated,
      historyId: chained.headId,
      verdict: rewriteVerdict(message.verdict, redact),
    },
    texts: [...chained.texts.filter((known) => known.sha256 !== textSha256), { sha256: textSha256, text }],
    steps: chained.steps,
  }
}
