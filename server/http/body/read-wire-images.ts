import type { Image, SealedBytes } from '../../domain/guard/exchange.ts'
import { agreesWithMimeType, imageFormatNames, imageFormatOf } from '../../domain/guard/image-format.ts'
import type { FieldError } from '../../domain/problem.ts'
import { type DecodedImage, decodeImage } from './decode-image.ts'

/** An element of `images` as the schema describes it. */
export interface WireImage {
  /** Base64, or the placeholder that the body parser left in its place. */
  readonly base64: string
  /** As the client says; the bytes are held against it. */
  readonly mimeType: string
  /** A label for people; it decides nothing. */
  readonly name?: string | null
  /** The object of the body in which the parser found it; absent = this one. */
  readonly parsedFrom?: object
}

/** Checked images, or what is wrong with them. */
export type ReadImages =
  | { readonly kind: 'images'; readonly images: readonly Image[] }
  | { readonly kind: 'refused'; readonly errors: readonly FieldError[] }

const decodedImages = new WeakMap<object, DecodedImage>()

/** Notes what the base64 text of an image object was before its placeholder took its place. */
export function rememberDecoded(image: object, decoded: DecodedImage): void {
  decodedImages.set(image, decoded)
}

const sealedImages = new WeakMap<object, readonly SealedBytes[]>()

/** Notes which images of a body another thread decoded. */
export function rememberSealed(body: unknown, sealed: readonly SealedBytes[]): void {
  if (typeof body === 'object' && body !== null && sealed.length > 0) sealedImages.set(body, sealed)
}

/** What `rememberSealed` noted: to be closed when the request is over, whoever has read what by then. */
export function sealedIn(body: unknown): readonly SealedBytes[] {
  return (typeof body === 'object' && body !== null && sealedImages.get(body)) || []
}

/**
 * The images of a request, or an error for each wrong one under its path (`images[2].mimeType`): not base64, too long,
 * no format that the service knows, or another format than its MIME type says.
 * Cost: looks at a few bytes each; the body parser has decoded them.
 */
export function readWireImages(images: readonly WireImage[] | undefined, path = 'images'): ReadImages {
  const read: Image[] = []
  const errors: FieldError[] = []
  for (const [index, image] of (images ?? []).entries()) {
    const result = readImage(image, `${path}[${index}]`)
    if ('message' in result) errors.push(result)
    else read.push(result)
  }
  return errors.length > 0 ? { kind: 'refused', errors } : { kind: 'images', images: read }
}

/** One image, or what is wrong with it. Cost: as above. */
export function readImage(image: WireImage, path: string): Image | FieldError {
  const decoded = decodedImages.get(image.parsedFrom ?? image) ?? decodeImage(image.base64)
  if (decoded.kind === 'refused') return { path: `${path}.base64`, message: decoded.problem }
  const format = imageFormatOf(decoded.head)
  if (format === null) return { path: `${path}.base64`, message: 'is not a PNG, JPEG, WebP or GIF file' }
  if (!agreesWithMimeType(format, image.mimeType)) {
    const message = `says ${image.mimeType} but the bytes are ${imageFormatNames[format]}`
    return { path: `${path}.mimeType`, message }
  }
  return { format, name: image.name ?? null, sizeBytes: decoded.sizeBytes, content: decoded.content }
}
