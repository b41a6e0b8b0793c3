import type { Evidence } from '../../domain/agent-run/evaluation.ts'
import type { Range } from '../../text/range.ts'

/** The longest quote, in UTF-16 units. */
const quoteUnitsMax = 300

/** The most pieces of evidence of one evaluation. */
export const evidenceMax = 8

/** A place of a response with its words. `start` and `end` stay as they are; the quote of a long one is its beginning. */
export function evidenceAt(turnIndex: number, response: string, place: Range): Evidence {
  const start = Math.max(0, Math.min(place.start, response.length))
  const end = Math.max(start, Math.min(place.end, response.length))
  return { turnIndex, start, end, quote: response.slice(start, Math.min(end, start + quoteUnitsMax)).toWellFormed() }
}
