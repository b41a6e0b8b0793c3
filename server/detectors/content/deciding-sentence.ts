import type { Encoder, Encoding } from '../../domain/guard/encoder.ts'
import type { Range } from '../../text/range.ts'
import { sentenceRanges } from '../../text/sentences/sentence-ranges.ts'
import type { EncodedPart } from '../meaning/encode-reading.ts'
import { rangeInOriginal, type View } from '../reading.ts'

/** The most sentences of a window that are read by themselves: 6 of usual length cost about 8 ms. */
const sentencesMax = 6

/** Finds the sentence of a window for which `judge` says most, as a range of the text as sent; all of it when it is one. */
export async function decidingSentence(
  encoder: Encoder,
  { view, start, end }: EncodedPart,
  judge: (encoding: Encoding) => number,
): Promise<Range> {
  const sentences = sentencesIn(view, { start, end })
  if (sentences.length < 2 || sentences.length > sentencesMax) return rangeInOriginal(view, start, end)
  const windows = sentences.map((range) => encoder.windowsOf(view.text.slice(range.start, range.end), 1)[0])
  const readable = sentences.flatMap((range, at) => (windows[at] === undefined ? [] : [{ range, window: windows[at] }]))
  const encodings = await encoder.encode(readable.map(({ window }) => window))
  let best: { readonly range: Range; readonly value: number } | null = null
  for (const [at, { range }] of readable.entries()) {
    const encoding = encodings[at]
    if (encoding === undefined) continue
    const value = judge(encoding)
    if (best === null || value > best.value) best = { range, value }
  }
  return best === null || best.value <= 0
    ? rangeInOriginal(view, start, end)
    : rangeInOriginal(view, best.range.start, best.range.end)
}

function sentencesIn(view: View, { start, end }: Range): readonly Range[] {
  const sentences = sentenceRanges(view.text.slice(start, end))
  return sentences.map((sentence) => ({ start: start + sentence.start, end: start + sentence.end }))
}
