import type { Encoder } from '../../domain/guard/encoder.ts'
import { mergeRanges } from '../../text/merge-ranges.ts'
import type { Range } from '../../text/range.ts'
import { contextReadingOf } from '../meaning/context-reading.ts'
import type { EncodedPart, ReadingEncoder } from '../meaning/encode-reading.ts'
import type { Reading } from '../reading.ts'
import type { ContentCalibration } from './content-calibration.ts'
import type { Judged } from './judge-harm.ts'
import { judgeHarmAgain } from './judge-harm-again.ts'
import { judgeHarmSentences } from './judge-harm-sentences.ts'

/** A reading with what the encoder says of its harm. */
export interface ContentReading {
  readonly parts: readonly EncodedPart[]
  /** By id of the category. */
  readonly harm: ReadonlyMap<string, Judged>
  readonly unjudged: readonly Range[]
}

/** Reads a text for harm once, however many policies ask. */
export type ContentReader = (reading: Reading) => Promise<ContentReading>

/** What a reader of harm is made of. */
export interface ContentReaderParts {
  readonly encoder: Encoder
  readonly encode: ReadingEncoder
  readonly calibration: ContentCalibration
}

/** Makes the reader that all content detectors share. Cost: see `judgeHarmAgain` and `judgeHarmSentences`, beyond the shared encoding. */
export function createContentReader(parts: ContentReaderParts): ContentReader {
  const known = new WeakMap<Reading, Promise<ContentReading>>()
  return (reading) => {
    const before = known.get(reading)
    if (before !== undefined) return before
    const read = readContent(reading, parts)
    known.set(reading, read)
    return read
  }
}

async function readContent(
  reading: Reading,
  { encoder, encode, calibration }: ContentReaderParts,
): Promise<ContentReading> {
  const { parts, unencoded } = await encode(reading)
  const harm = worseOf(
    await judgeHarmAgain(parts, calibration, encoder),
    await judgeHarmSentences(parts, calibration, encoder),
  )
  const unjudged = mergeRanges([...reading.unread, ...unencoded])
  const context = contextReadingOf(reading)
  if (context === null) return { parts, harm, unjudged }
  // "And how do I hide it?" means what it carries on; that is judged beside the text, and points at no place in it.
  const restated = await encode(context)
  const restatedHarm = await judgeHarmAgain(restated.parts, calibration, encoder)
  const placeless = new Map([...restatedHarm].map(([id, { value }]) => [id, { value, part: null }]))
  return { parts, harm: worseOf(harm, placeless), unjudged }
}

/** Of each category the judgement with the greater value. */
function worseOf(
  judged: ReadonlyMap<string, Judged>,
  others: ReadonlyMap<string, Judged>,
): ReadonlyMap<string, Judged> {
  return new Map(
    [...judged].map(([id, own]) => {
      const other = others.get(id)
      return [id, other !== undefined && other.value > own.value ? other : own]
    }),
  )
}
