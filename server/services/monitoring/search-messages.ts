import type { MonitoredText, MonitoringCursor, MonitoringFilter } from '../../domain/monitoring/monitoring.ts'
import { findInText, type TextMatch, type TextSearch } from '../../domain/monitoring/text-search.ts'
import type { GuardScope } from '../scope/guard-scope.ts'

/** The most messages that one page of a search looks through. */
export const searchedMessagesMax = 10_000
/** The most bytes of texts, more or less by the last few read. */
const searchedBytesMax = 8_000_000
/** What is read and compared at once, on the thread that serves. */
const atOnce = { limit: 500, bytesMax: 1_000_000 }

/** Which messages are looked through for what. */
export interface MessageSearch {
  readonly filter: MonitoringFilter
  readonly search: TextSearch
  /** Messages wanted, at most. */
  readonly limit: number
  /** Where the page before ended; null for the first page. */
  readonly after: MonitoringCursor | null
}

/** Messages that hold what was looked for, newest first. */
export interface FoundMessages {
  /** With the places where the parts of the search stand in their texts. */
  readonly found: readonly { readonly id: string; readonly matches: readonly TextMatch[] }[]
  readonly looked: LookedThrough
  /** Where the search goes on; null when everything was looked through. */
  readonly next: MonitoringCursor | null
}

/** How far a search got. */
export interface LookedThrough {
  /** How many were looked at. */
  readonly messages: number
  /** Of those: nothing is known of their text. */
  readonly withoutText: number
  /** When the oldest of them was judged; null when there was none. */
  readonly backToMs: number | null
}

/** Looks through stored texts, newest first, until enough is found or the bound of a page is reached. */
export async function searchMessages(scope: GuardScope, query: MessageSearch): Promise<FoundMessages> {
  const found: { readonly id: string; readonly matches: readonly TextMatch[] }[] = []
  let looked: LookedThrough = { messages: 0, withoutText: 0, backToMs: null }
  let bytes = 0
  let after = query.after
  for (;;) {
    const bound = { ...atOnce, limit: Math.min(atOnce.limit, searchedMessagesMax - looked.messages) }
    const texts = await scope.store.survey(({ messages }) => messages.listMonitoredTexts(query.filter, bound, after))
    if (texts.length === 0) return { found, looked, next: null }
    for (const text of texts) {
      const matches = text.text === null ? null : findInText(text.text, query.search)
      if (matches !== null) found.push({ id: text.id, matches })
      looked = lookedFurther(looked, text)
      bytes += text.text?.length ?? 0
      after = { createdAtMs: text.createdAtMs, id: text.id }
      if (found.length === query.limit) return { found, looked, next: after }
    }
    if (looked.messages >= searchedMessagesMax || bytes >= searchedBytesMax) return { found, looked, next: after }
  }
}

function lookedFurther({ messages, withoutText }: LookedThrough, { text, createdAtMs }: MonitoredText): LookedThrough {
  return {
    messages: messages + 1,
    withoutText: withoutText + (text === null ? 1 : 0),
    backToMs: createdAtMs,
  }
}
