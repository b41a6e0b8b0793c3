/** What the reader found in one image. `number` counts from 1 in the order in which the images were sent. */
export type ImageText =
  /** `text` is empty when the image shows none. */
  | { readonly number: number; readonly status: 'read'; readonly text: string }
  /** `reason`: what is missing, in plain words that quote nothing. */
  | { readonly number: number; readonly status: 'partly-read'; readonly text: string; readonly reason: string }
  | { readonly number: number; readonly status: 'unread'; readonly reason: string }

/** The most UTF-16 units of text that are taken from one image. */
export const imageTextUnitsMax = 12_000
