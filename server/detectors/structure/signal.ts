import type { Range } from '../../text/range.ts'
import type { View } from '../reading.ts'

/** A place in a view that made a signal rise. */
export interface Mark extends Range {
  /** What was seen there, in plain words. */
  readonly label: string
}

/** How strongly one signal was seen in one view. */
export interface SignalReading {
  /** 0 (nothing) to 1 (unmistakable). It measures the sign, not the danger. */
  readonly value: number
  /** At most 8, in the view's own offsets, in order of appearance within each phrase. */
  readonly marks: readonly Mark[]
}

/** What a signal may look at. */
export interface SignalScope {
  readonly view: View
  /** Whether any part of the text is quoted, attached or returned data. */
  readonly hasDocuments: boolean
  /** Whether this part of the view comes from quoted, attached or returned data. */
  inDocument(start: number, end: number): boolean
}

/** A sign in the form of a text that attacks often carry. Its cost grows at most linearly with the view. */
export interface StructureSignal {
  /** Stable key, kebab-case; also the name of its feature. */
  readonly id: string
  /** A few plain words, used in reasons: "the text contains <title>". */
  readonly title: string
  /** Where the idea comes from. */
  readonly source: string
  /** What it is known not to see, or to see wrongly. */
  readonly knownMisses: string
  measure(scope: SignalScope): SignalReading
}

/** The most marks that one signal reports for one view. */
export const marksMax = 8

/** The reading of a signal that saw nothing. */
export const nothingSeen: SignalReading = { value: 0, marks: [] }
