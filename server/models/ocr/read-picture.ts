import type { ImageFormat } from '../../domain/guard/exchange.ts'
import { imageFormatNames } from '../../domain/guard/image-format.ts'
import { imageTextUnitsMax } from '../../domain/guard/image-text.ts'
import { type ImageSize, imageSizeOf } from './image-size.ts'
import type { OcrReport } from './ocr-messages.ts'
import { type Band, type PictureRecogniser, UndecodableImage } from './open-recogniser.ts'
import { textOfTable } from './text-of-table.ts'

/** The largest picture that is decoded; up to 370 MB while it is read. Phones take 12 million pixels, screens show 8. */
const pixelsMax = 16_000_000

/** The longest side of a picture that is decoded, in pixels. */
const sideMax = 12_000

/** An image with what reads it and whom to tell. */
export interface PictureOrder {
  /** Of the file, not yet decoded. */
  readonly bytes: Uint8Array
  readonly format: ImageFormat
  readonly recogniser: PictureRecogniser
  /** Told of each part as soon as it is read, so that what was read is not lost when the time runs out. */
  readonly report: (report: OcrReport) => void
}

/** Reads one image from the top down. Its size is known from its header before anything of it is decoded. */
export async function readPicture({ bytes, format, recogniser, report }: PictureOrder): Promise<void> {
  const name = imageFormatNames[format]
  const size = imageSizeOf(bytes, format)
  if (size === null) {
    report(unreadable(`its header is damaged or is none of a ${name} file`))
    return
  }
  const { width, height } = size
  if (width > sideMax || height > sideMax || width * height > pixelsMax) {
    const most = `${pixelsMax / 1e6} million pixels and ${sideMax} a side`
    report(unreadable(`it has ${width} × ${height} pixels, and at most ${most} are read`))
    return
  }
  try {
    const missing = await readBands(firstPictureOf(bytes, size), size, { recogniser, report })
    report({
      kind: 'read',
      missing: missing ?? (size.isAnimated ? 'it is animated, and only its first picture was read' : null),
    })
  } catch (error) {
    const isBroken = !(error instanceof UndecodableImage)
    const damaged =
      size.isAnimated && format === 'webp'
        ? `animated ${name} files are not read`
        : `it is damaged, or no kind of ${name} that can be read`
    report(unreadable(isBroken ? 'the recogniser broke on it' : damaged, isBroken))
  }
}

async function readBands(
  picture: Uint8Array,
  size: ImageSize,
  { recogniser, report }: Pick<PictureOrder, 'recogniser' | 'report'>,
): Promise<string | null> {
  let unitsLeft = imageTextUnitsMax
  for (const band of await bandsOf(picture, size, recogniser)) {
    const text = textOfTable(await recogniser.read(picture, band))
    if (text === '') continue
    report({ kind: 'part', text: text.slice(0, unitsLeft).toWellFormed() })
    unitsLeft -= text.length
    if (unitsLeft < 0) return `only the first ${imageTextUnitsMax} characters in it were read`
  }
  return null
}

/** Pictures up to this size, in pixels, are read in one go. */
const wholePixelsMax = 300_000

/** Each band decodes the picture anew; so many lines outweigh it. */
const linesOfBand = 6

/** What is kept around a line, in pixels. */
const padding = 8

/**
 * The parts in which a picture is read, none of which cuts a line, so that a page that takes longer than there is time is
 * read in part. Null: the whole picture.
 */
async function bandsOf(
  picture: Uint8Array,
  { width, height }: ImageSize,
  recogniser: PictureRecogniser,
): Promise<readonly (Band | null)[]> {
  if (width * height <= wholePixelsMax) return [null]
  const lines = await recogniser.linesOf(picture)
  if (lines.length === 0) return []
  const bands = Array.from({ length: Math.ceil(lines.length / linesOfBand) }, (_, index) =>
    around(lines.slice(index * linesOfBand, (index + 1) * linesOfBand)),
  )
  // Lines in no order that a band could follow, of a poster for one, are read together.
  const area = bands.reduce((sum, band) => sum + band.width * band.height, 0)
  return bands.length === 1 || area > 2 * width * height ? [null] : bands
}

function around(lines: readonly Band[]): Band {
  const left = Math.max(0, Math.min(...lines.map((line) => line.left)) - padding)
  const top = Math.max(0, Math.min(...lines.map((line) => line.top)) - padding)
  const right = Math.max(...lines.map((line) => line.left + line.width)) + padding
  const bottom = Math.max(...lines.map((line) => line.top + line.height)) + padding
  return { left, top, width: right - left, height: bottom - top }
}

/** A GIF is cut off behind its first picture: its decoder would unpack all of them, however large. */
function firstPictureOf(bytes: Uint8Array, { firstPictureEnd }: ImageSize): Uint8Array {
  if (firstPictureEnd >= bytes.length) return bytes
  const cut = bytes.slice(0, firstPictureEnd + 1)
  cut[firstPictureEnd] = gifTrailer
  return cut
}

const gifTrailer = 0x3b

function unreadable(reason: string, isBroken = false): OcrReport {
  return { kind: 'unreadable', reason, isBroken }
}
