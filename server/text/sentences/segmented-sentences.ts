import type { Range } from '../range.ts'

/** A sentence with its place, which holds the blanks around it. */
export interface SegmentedSentence extends Range {
  /** Without the blanks around it. */
  readonly text: string
}

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })

/**
 * All sentences of a text by the rules of Unicode, as people are shown them; together they cover it. What is measured
 * is cut by the other rules of this folder, which fitted figures hang on. Cost: linear in the text.
 */
export function segmentedSentences(text: string): readonly SegmentedSentence[] {
  return [...segmenter.segment(text)].map(({ segment, index }) => ({
    text: segment.trim(),
    start: index,
    end: index + segment.length,
  }))
}
