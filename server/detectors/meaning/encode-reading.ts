import type { Encoder, Encoding } from '../../domain/guard/encoder.ts'
import type { Range } from '../../text/range.ts'
import type { Reading, View } from '../reading.ts'
import { chooseWindows } from './choose-windows.ts'

/** A part of a view with what the encoder says of it; `start` and `end` are UTF-16 units of the view's text. */
export interface EncodedPart extends Range {
  readonly view: View
  readonly encoding: Encoding
}

/** A reading as the encoder sees it. */
export interface EncodedReading {
  /** View by view, the main one first, each in the order of its text. Empty for a text without words. */
  readonly parts: readonly EncodedPart[]
  /** Ranges of the text as sent that the encoder did not read. */
  readonly unencoded: readonly Range[]
}

/** Encodes a reading, once: whoever asks again gets the same answer. Rejects when the encoder breaks. */
export type ReadingEncoder = (reading: Reading) => Promise<EncodedReading>

/**
 * The most windows of one reading. 128 whole ones are some 50,000 characters of English and 1 s on one core. What is not
 * read is unsafe where a project fails closed, so few ordinary texts may be longer; of a text that is, samples are read, and
 * organizations take turns by the work that each asks for.
 */
export const windowsOfReadingMax = 128

/** Makes the encoder of readings that all detectors share, so that a text is encoded once however many ask. */
export function createReadingEncoder(encoder: Encoder): ReadingEncoder {
  const known = new WeakMap<Reading, Promise<EncodedReading>>()
  return (reading) => {
    const before = known.get(reading)
    if (before !== undefined) return before
    const encoded = encodeReading(encoder, reading)
    known.set(reading, encoded)
    return encoded
  }
}

async function encodeReading(encoder: Encoder, reading: Reading): Promise<EncodedReading> {
  const { windows, unencoded } = chooseWindows(encoder, reading, windowsOfReadingMax)
  // Views often agree over long stretches; the same ids give the same numbers.
  const distinct = new Map(windows.map(({ window }) => [window.ids.join(), window]))
  const encodings = await encoder.encode([...distinct.values()])
  const byIds = new Map([...distinct.keys()].map((key, place) => [key, encodings[place]]))
  const parts = windows.map(({ view, window }): EncodedPart => {
    const encoding = byIds.get(window.ids.join())
    if (encoding === undefined) throw new Error('The encoder left a window out.')
    return { view, start: window.start, end: window.end, encoding }
  })
  return { parts, unencoded }
}
