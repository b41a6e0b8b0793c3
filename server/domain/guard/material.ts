import type { Range } from '../../text/range.ts'

/** What a material is: given beside the message, or returned by a tool as a message of the history, or as an image in one. */
export type MaterialKind = 'document' | 'tool-message' | 'tool-image'

/** An image whose text is a material. */
export interface MaterialImage {
  /** Counts from 1, in the order of all images of the request. */
  readonly number: number
  /** What could not be read of it, in plain words that quote nothing; null when all of it was. */
  readonly gap: string | null
}

/** A value of a JSON document inside of the text that is read of it. */
export interface JsonValuePlace extends Range {
  /** Where the line begins that shows the value behind its name. */
  readonly lineStart: number
  /** JSON pointer (RFC 6901) of the value. */
  readonly path: string
}

/** A range of a material as sent: of its text, or of one value of a JSON document. */
export interface MaterialRange extends Range {
  /** JSON pointer of the value to whose text the units count; null for a text. */
  readonly path: string | null
}

/** A place in a material as sent that explains its value. */
export interface MaterialSpan extends MaterialRange {
  /** As in `Span`. */
  readonly view: string
  /** As in `Span`. */
  readonly label: string
}

/** Text that nobody said to the assistant: it may inform an answer, but has nothing to order. */
export interface Material {
  readonly kind: MaterialKind
  /** Its place in the request: among the documents, or among the messages, of an image that of its message. */
  readonly index: number
  /** The client's own id; null when it gave none. */
  readonly id: string | null
  /** A name for people; null when the client gave none. */
  readonly title: string | null
  /** What is read of it. */
  readonly text: string
  /** Of a JSON document: where its values stand in `text`, in order. Null: `text` is the beginning of the text as sent. */
  readonly values: readonly JsonValuePlace[] | null
  /** What lies beyond the bounds; of a JSON document only the first value of which not all is read. */
  readonly unread: readonly MaterialRange[]
  /** There for an image that a tool returned; places in its text are none in the request. */
  readonly image?: MaterialImage
}

/** The most units of all materials of a request together that are read; each gets its share, the rest is named. */
export const materialUnitsMax = 400_000

/** Where a range of the read text stands in the material as sent; over several values of a JSON document, in the first. */
export function placeInMaterial({ values }: Pick<Material, 'values'>, { start, end }: Range): MaterialRange {
  if (values === null) return { start, end, path: null }
  const value = values.find((one) => one.end > start) ?? values.at(-1)
  if (value === undefined) return { start: 0, end: 0, path: '' }
  const length = value.end - value.start
  const from = Math.min(length, Math.max(0, start - value.start))
  const to = Math.min(length, Math.max(0, end - value.start))
  // An order in the name of a value is shown by the whole value.
  return to > from ? { start: from, end: to, path: value.path } : { start: 0, end: length, path: value.path }
}
