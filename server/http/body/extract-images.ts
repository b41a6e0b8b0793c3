import { type DecodedImage, decodeImage } from './decode-image.ts'

/** Where an image stood in a body, and what it was. */
export interface ExtractedImage {
  /** The index in `items` when the body has several checks; null for the body's own `images`. */
  readonly item: number | null
  /** The index in `images`. */
  readonly index: number
  readonly decoded: DecodedImage
}

/**
 * Takes the base64 texts out of a parsed body (`images` and `items[i].images`) and puts a short placeholder in their
 * place: `sha256:` and the digest of the bytes, or nothing where the text is refused. What has another shape stays as
 * it is, for the schema to judge. Changes `body`. Cost: decoding, see `decodeImage`.
 */
export function extractImages(body: unknown): ExtractedImage[] {
  const own = extractFrom(body, null)
  const items = isRecord(body) ? body.items : undefined
  if (!Array.isArray(items)) return own
  return [...own, ...items.flatMap((item, index) => extractFrom(item, index))]
}

/** The image objects that `extracted` came from, in a body of the same shape. */
export function imageObjectAt(body: unknown, { item, index }: ExtractedImage): object | null {
  const holder = item === null ? body : isRecord(body) && Array.isArray(body.items) ? body.items[item] : null
  const images = isRecord(holder) ? holder.images : null
  const image: unknown = Array.isArray(images) ? images[index] : null
  return isRecord(image) ? image : null
}

function extractFrom(holder: unknown, item: number | null): ExtractedImage[] {
  if (!isRecord(holder) || !Array.isArray(holder.images)) return []
  return holder.images.flatMap((image: unknown, index) => {
    if (!isRecord(image) || typeof image.base64 !== 'string') return []
    const decoded = decodeImage(image.base64)
    image.base64 = decoded.kind === 'bytes' ? `sha256:${decoded.sha256}` : ''
    return [{ item, index, decoded }]
  })
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
