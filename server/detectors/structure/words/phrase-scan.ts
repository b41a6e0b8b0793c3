import type { Mark, SignalReading } from '../signal.ts'
import { marksMax, nothingSeen } from '../signal.ts'

/** A form of words that a signal looks for. */
export interface Phrase {
  /** Global; every repetition in it is bounded, so that a scan is linear in the text. */
  readonly pattern: RegExp
  /** What the mark says. */
  readonly label: string
  /** How much one occurrence says on its own, above 0 to 1. */
  readonly weight: number
}

/** Whether a match counts; gets the match's offsets. */
export type Keep = (start: number, end: number) => boolean

const matchesMax = 64

/**
 * Looks for all phrases. Different phrases add up as independent signs (1 − ∏(1 − weight)); repetitions of one do not.
 * Cost: one pass for each phrase, with at most 64 matches each.
 */
export function scanPhrases(text: string, phrases: readonly Phrase[], keep: Keep = () => true): SignalReading {
  let doubt = 1
  const marks: Mark[] = []
  for (const phrase of phrases) {
    const found = scanPhrase(text, phrase, keep, marks)
    if (found) doubt *= 1 - phrase.weight
  }
  return doubt === 1 ? nothingSeen : { value: 1 - doubt, marks }
}

function scanPhrase(text: string, { pattern, label }: Phrase, keep: Keep, marks: Mark[]): boolean {
  let found = false
  let seen = 0
  for (const match of text.matchAll(pattern)) {
    if (++seen > matchesMax) break
    const start = match.index
    const end = start + match[0].length
    if (!keep(start, end)) continue
    found = true
    if (marks.length < marksMax) marks.push({ start, end, label })
    else break
  }
  return found
}
