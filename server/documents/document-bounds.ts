/** What is read of a document at most; the rest is left out, and said so. */
export const documentBounds = {
  /** UTF-16 units of text. */
  unitsMax: 200_000,
  /** Of a PDF. */
  pagesMax: 300,
  /** What the parts of a DOCX may unpack to, in bytes. */
  unpackedBytesMax: 50_000_000,
  /** Parts of a DOCX. */
  partsMax: 2_000,
  /** Sentences that are looked at for rules. */
  sentencesMax: 4_000,
} as const

/** Thrown by readers of formats when a document is larger than may be. */
export class TooLarge extends Error {}

/** Thrown by readers of formats when a document needs a password. */
export class Locked extends Error {}

/** The text of a document. */
export interface DocumentText {
  /** Formats without pages have one. */
  readonly pages: readonly string[]
  /** False when it was longer than is read. */
  readonly isComplete: boolean
}
