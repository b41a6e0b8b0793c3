import type { ImageFormat } from '../../domain/guard/exchange.ts'

/** What the header of an image says, before anything is decoded. */
export interface ImageSize {
  /** Of the picture that would be decoded, in pixels. */
  readonly width: number
  /** As `width`. */
  readonly height: number
  /** Whether more pictures follow the first. */
  readonly isAnimated: boolean
  /** Where the first picture of a GIF ends in the file; the length of the file for other formats. */
  readonly firstPictureEnd: number
}

/**
 * Reads the size of an image from its header; null when there is none to be found. Cost: some hundred bytes are looked at;
 * of a GIF or a JPEG with large comments the lengths of its blocks.
 */
export function imageSizeOf(bytes: Uint8Array, format: ImageFormat): ImageSize | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    return readers[format](view)
  } catch (error) {
    // The file ends before its header does.
    if (error instanceof RangeError) return null
    throw error
  }
}

const readers = { png: pngSize, jpeg: jpegSize, gif: gifSize, webp: webpSize } as const satisfies Record<
  ImageFormat,
  (view: DataView) => ImageSize | null
>

function picture(view: DataView, width: number, height: number, isAnimated = false): ImageSize | null {
  return width === 0 || height === 0 ? null : { width, height, isAnimated, firstPictureEnd: view.byteLength }
}

function pngSize(view: DataView): ImageSize | null {
  if (tagAt(view, 12) !== 'IHDR') return null
  return picture(view, view.getUint32(16), view.getUint32(20), isAnimatedPng(view))
}

/** An animated PNG says so in a chunk before its first picture. */
function isAnimatedPng(view: DataView): boolean {
  for (let at = 8; at + 8 <= view.byteLength; at += 12 + view.getUint32(at)) {
    const tag = tagAt(view, at + 4)
    if (tag === 'acTL') return true
    if (tag === 'IDAT') return false
  }
  return false
}

function jpegSize(view: DataView): ImageSize | null {
  for (let at = 2; at < view.byteLength; ) {
    if (view.getUint8(at) !== 0xff) return null
    const marker = view.getUint8(at + 1)
    // Fill bytes, and markers that stand alone.
    if (marker === 0xff) at += 1
    else if (marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)) at += 2
    else if (isFrameHeader(marker)) return picture(view, view.getUint16(at + 7), view.getUint16(at + 5))
    else if (marker === 0xd9 || marker === 0xda) return null
    else at += 2 + view.getUint16(at + 2)
  }
  return null
}

function isFrameHeader(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc
}

function gifSize(view: DataView): ImageSize | null {
  let width = view.getUint16(6, true)
  let height = view.getUint16(8, true)
  let firstPictureEnd: number | null = null
  for (let at = 13 + colourTableBytes(view.getUint8(10)); at < view.byteLength; ) {
    const kind = view.getUint8(at)
    if (kind === gifExtension) at = afterBlocks(view, at + 2)
    else if (kind === gifPicture) {
      if (firstPictureEnd !== null) return { width, height, isAnimated: true, firstPictureEnd }
      // A picture may reach beyond the screen that it is meant for.
      width = Math.max(width, view.getUint16(at + 1, true) + view.getUint16(at + 5, true))
      height = Math.max(height, view.getUint16(at + 3, true) + view.getUint16(at + 7, true))
      at = afterBlocks(view, at + 11 + colourTableBytes(view.getUint8(at + 9)))
      firstPictureEnd = Math.min(at, view.byteLength)
    } else break
  }
  return firstPictureEnd === null || width === 0 || height === 0
    ? null
    : { width, height, isAnimated: false, firstPictureEnd }
}

const gifExtension = 0x21
const gifPicture = 0x2c

function colourTableBytes(flags: number): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0
}

/** Behind a chain of blocks, each of which begins with its length and the last of which is empty. */
function afterBlocks(view: DataView, start: number): number {
  let at = start
  while (at < view.byteLength) {
    const length = view.getUint8(at)
    at += 1 + length
    if (length === 0) break
  }
  return at
}

function webpSize(view: DataView): ImageSize | null {
  const tag = tagAt(view, 12)
  if (tag === 'VP8X') {
    const side = (at: number) => 1 + view.getUint16(at, true) + 65_536 * view.getUint8(at + 2)
    return picture(view, side(24), side(27), (view.getUint8(20) & 2) !== 0)
  }
  if (tag === 'VP8L') {
    const sides = view.getUint32(21, true)
    return view.getUint8(20) === 0x2f ? picture(view, 1 + (sides & 0x3fff), 1 + ((sides >>> 14) & 0x3fff)) : null
  }
  if (tag !== 'VP8 ' || view.getUint8(23) !== 0x9d) return null
  return picture(view, view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff)
}

function tagAt(view: DataView, at: number): string {
  return String.fromCharCode(view.getUint8(at), view.getUint8(at + 1), view.getUint8(at + 2), view.getUint8(at + 3))
}
