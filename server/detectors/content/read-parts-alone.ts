import type { AloneReading, Encoder } from '../../domain/guard/encoder.ts'
import type { EncodedPart } from '../meaning/encode-reading.ts'

/** A part of a text as both networks see it. */
export interface PartReadAlone {
  readonly part: EncodedPart
  readonly reading: AloneReading
}

/** Has the deeper network read each part by itself, in their order. Rejects when it leaves one out: as if it were harmless, that must not look. */
export async function readPartsAlone(
  parts: readonly EncodedPart[],
  encoder: Encoder,
): Promise<readonly PartReadAlone[]> {
  const windows = parts.map(({ view, start, end }) => encoder.windowAlone(view.text.slice(start, end)))
  const readings = await encoder.readAlone(windows)
  return parts.map((part, at) => {
    const reading = readings[at]
    if (reading === undefined) throw new Error('The encoder left a window out.')
    return { part, reading }
  })
}
