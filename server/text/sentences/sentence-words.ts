import { comparableText, isUnspaced, sentenceBreak, separator } from '../folding/comparable-text.ts'

/** The folded words of a text, and where its sentences start among them. */
export interface SentenceWords {
  /** In the order of the text. */
  readonly words: readonly string[]
  /** Indexes into `words`, rising; the first is 0 when there is a word. */
  readonly starts: readonly number[]
}

/**
 * Folds a text and cuts it into words and sentences; a change between scripts with and without spaces ends a word too.
 */
export function sentenceWords(text: string): SentenceWords {
  const { units, length } = comparableText(text)
  const words: string[] = []
  const starts: number[] = []
  let isNewSentence = true
  let from = -1
  for (let at = 0; at < length; at++) {
    const unit = units[at] ?? separator
    const isGap = unit === separator || unit === sentenceBreak
    if (from >= 0 && (isGap || isUnspaced(unit) !== isUnspaced(units[at - 1] ?? separator))) {
      if (isNewSentence) starts.push(words.length)
      isNewSentence = false
      words.push(String.fromCharCode(...units.subarray(from, Math.min(at, from + runUnitsMax))))
      from = -1
    }
    if (unit === sentenceBreak) isNewSentence = true
    if (!isGap && from < 0) from = at
  }
  return { words, starts }
}

/** A longer run without any gap is cut; in scripts without spaces that is several sentences. */
const runUnitsMax = 1_000
