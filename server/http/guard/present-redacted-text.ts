import type { RedactedText } from '../../../contract/guard/redacted-text.ts'
import type { RedactedExchange } from '../../services/redaction/redact-exchanges.ts'
import { type ReplacedText, replacementsMax } from '../../services/redaction/replace-data.ts'

/** What a reply says of redacted texts. */
export interface PresentableRedaction {
  /** Whether the request asks for them. */
  readonly isWanted: boolean
  /** Null in the reply that is kept for repetitions. */
  readonly redacted: RedactedExchange | null
  /** The texts as sent, of which the redacted ones were made. */
  readonly turns: readonly { readonly content: string }[]
  /** Null = none was given. */
  readonly output: string | null
}

/** Texts without data and what their placeholders stand for; nothing where they are not wanted. */
export function presentRedactedText(given: PresentableRedaction): { redacted_text?: RedactedText } {
  const { isWanted, redacted, turns, output } = given
  if (!isWanted) return {}
  if (redacted === null) return { redacted_text: notDone('a repetition') }
  if (redacted.status === 'not-redacted') return { redacted_text: notDone(redacted.why) }
  const placeholders = new Map<string, string>()
  const present = (replaced: ReplacedText, sent: string) => {
    for (const { start, end, placeholder } of replaced.replacements)
      placeholders.set(placeholder, sent.slice(start, end))
    const spans = replaced.replacements.map(({ start, end, placeholder }) => ({ start, end, placeholder }))
    return { text: replaced.text, spans }
  }
  const messages = redacted.turns.map((turn, index) => {
    return { message_index: index, ...present(turn, turns[index]?.content ?? '') }
  })
  const answer = redacted.output && present(redacted.output, output ?? '')
  const status = placeholders.size === 0 ? 'nothing_found' : 'replaced'
  return {
    redacted_text: { status, note: null, messages, output: answer, placeholders: Object.fromEntries(placeholders) },
  }
}

const notes = {
  'no-policy':
    'The project has no policy on personal data, payment cards or credentials that is on and not in shadow: nobody looked for data.',
  'too-many': `The call holds more than ${replacementsMax} places with data. Send fewer texts in one call.`,
  'too-late': 'The texts could not be searched in time. Send them again, or fewer in one call.',
  'a repetition':
    'This reply repeats an earlier one, and redacted texts are not kept. Send the request without its key.',
} as const

function notDone(why: keyof typeof notes): RedactedText {
  return { status: 'not_done', note: notes[why], messages: [], output: null, placeholders: {} }
}
