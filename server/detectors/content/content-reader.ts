import type { Range } from '../../domain/guard/finding.ts'
import { contextReadingOf } from '../meaning/context-reading.ts'
import type { EncodedPart, ReadingEncoder } from '../meaning/encode-reading.ts'
import type { Reading } from '../reading.ts'
import { mergeRanges } from '../views/merge-ranges.ts'
import type { ContentCalibration } from './content-calibration.ts'
import { type Judged, judgeHarm } from './judge-harm.ts'

/** A reading with what the encoder says of its harm. */
export interface ContentReading {
  readonly parts: readonly EncodedPart[]
  /** By id of the category. */
  readonly harm: ReadonlyMap<string, Judged>
  readonly unjudged: readonly Range[]
}

/** Reads a text for harm once, however many policies ask. */
export type ContentReader = (reading: Reading) => Promise<ContentReading>

/** Makes the reader that all content detectors share. Beyond the shared encoding it costs microseconds a part. */
export function createContentReader(encode: ReadingEncoder, calibration: ContentCalibration): ContentReader {
  const known = new WeakMap<Reading, Promise<ContentReading>>()
  return (reading) => {
    const before = known.get(reading)
    if (before !== undefined) return before
    const read = readContent(reading, encode, calibration)
    known.set(reading, read)
    return read
  }
}

async function readContent(
  reading: Reading,
  encode: ReadingEncoder,
  calibration: ContentCalibration,
): Promise<ContentReading> {
  const { parts, unencoded } = await encode(reading)
  const harm = judgeHarm(parts, calibration)
  const unjudged = mergeRanges([...reading.unread, ...unencoded])
  const context = contextReadingOf(reading)
  if (context === null) return { parts, harm, unjudged }
  // "And how do I hide it?" means what it carries on; that is judged beside the text, and points at no place in it.
  const restated = await encode(context)
  const restatedHarm = judgeHarm(restated.parts, calibration)
  const worse = [...harm].map(([id, own]): readonly [string, Judged] => {
    const { value } = restatedHarm.get(id) ?? own
    return [id, value > own.value ? { value, part: null } : own]
  })
  return { parts, harm: new Map(worse), unjudged }
}
