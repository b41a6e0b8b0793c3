/** What the reader found in one image. `number` counts from 1 in the order in which the images were sent. */
export type ImageText =
  /** `text` is empty when the image shows none. */
  | { readonly number: number; readonly status: 'read'; readonly text: string }
  | ({ readonly number: number; readonly status: 'partly-read'; readonly text: string } & Missing)
  | ({ readonly number: number; readonly status: 'unread' } & Missing)

interface Missing {
  /** What is missing, in plain words that quote nothing. */
  readonly reason: string
  /** True when images of other organizations took the time or the place that it would have needed. Absent = false. */
  readonly isCrowdedOut?: boolean
}

/** The most UTF-16 units of text that are taken from one image. */
export const imageTextUnitsMax = 12_000
