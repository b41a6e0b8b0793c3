/** A half-open range of UTF-16 units in the text as sent. */
export interface Range {
  /** Inclusive, from 0. */
  readonly start: number
  /** Exclusive; never below `start`. */
  readonly end: number
}
