import type { WireImage } from './read-wire-images.ts'

/** Where the data URL of a part of a message stands: in `image_url`, or in `image_url.url`. */
export interface ImagePlace {
  /** The object of the body in which the field stands. */
  readonly holder: Record<string, unknown>
  readonly field: 'image_url' | 'url'
}

/** A data URL of an image. */
export interface DataUrl {
  /** As it says of itself. */
  readonly mimeType: string
  /** What stands behind the comma. */
  readonly base64: string
}

/** The image that came in a part of a message; null for one that only the LLM will fetch. Not decoded. */
export function embeddedImage(part: unknown): WireImage | null {
  const place = imagePlaceOf(part)
  const url = place && readDataUrl(place.holder[place.field])
  return url && { ...url, parsedFrom: place.holder }
}

/** Where a part would hold an image; null when it is no such part. */
export function imagePlaceOf(part: unknown): ImagePlace | null {
  if (typeof part !== 'object' || part === null || !('image_url' in part)) return null
  const { image_url: given } = part
  if (typeof given === 'string') return { holder: part as Record<string, unknown>, field: 'image_url' }
  const isHolder = typeof given === 'object' && given !== null && 'url' in given
  return isHolder ? { holder: given as Record<string, unknown>, field: 'url' } : null
}

const headUnitsMax = 500

/** The parts of a data URL of an image; null for any other value. Cost: looks at its head. */
export function readDataUrl(url: unknown): DataUrl | null {
  if (typeof url !== 'string') return null
  const comma = url.indexOf(',')
  const head = url.slice(0, Math.min(Math.max(comma, 0), headUnitsMax))
  const found = /^data:(image\/[\w.+-]{1,40})(?:;[\w.+-]{1,40}=[\w.+-]{1,40}){0,4};base64$/i.exec(head)
  return found?.[1] === undefined ? null : { mimeType: found[1], base64: url.slice(comma + 1) }
}
