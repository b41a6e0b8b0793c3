import { type Encoder, embeddingWidth } from '../../domain/guard/encoder.ts'
import { sentenceRanges } from '../../text/sentences/sentence-ranges.ts'
import type { Reading } from '../reading.ts'
import type { EncodedPart } from './encode-reading.ts'

/** Encodes single sentences of a reading, once for all policies. */
export type SentenceEncoder = (reading: Reading) => Promise<readonly EncodedPart[]>

/** The most sentences of a reading that are read by themselves: 12 of usual length cost about 15 ms. */
const sentencesMax = 12

/** Makes the encoder of sentences that all policies share. A text of one sentence has none: its window says it all. */
export function createSentenceEncoder(encoder: Encoder): SentenceEncoder {
  const known = new WeakMap<Reading, Promise<readonly EncodedPart[]>>()
  return (reading) => {
    const before = known.get(reading)
    if (before !== undefined) return before
    const encoded = encodeSentences(encoder, reading)
    known.set(reading, encoded)
    return encoded
  }
}

async function encodeSentences(encoder: Encoder, { views }: Reading): Promise<readonly EncodedPart[]> {
  const view = views.find(({ kind }) => kind === 'normalised') ?? views[0]
  if (view === undefined) return []
  const sentences = spread(sentenceRanges(view.text.slice(0, unitsMax)), sentencesMax)
  if (sentences.length < 2) return []
  const windows = sentences.flatMap(({ start, end }) => {
    const [window] = encoder.windowsOf(view.text.slice(start, end), 1)
    return window === undefined ? [] : [{ start, end, window }]
  })
  const encodings = await encoder.encode(windows.map(({ window }) => window))
  return windows.flatMap(({ start, end }, place) => {
    const encoding = encodings[place]
    return encoding?.embedding.length === embeddingWidth ? [{ view, start, end, encoding }] : []
  })
}

/** Sentences are looked for so far into the text. */
const unitsMax = 20_000

/** At most `most` items, evenly over the list. */
function spread<Item>(items: readonly Item[], most: number): readonly Item[] {
  if (items.length <= most) return items
  return Array.from({ length: most }, (_, at) => items[Math.floor((at * (items.length - 1)) / (most - 1))]).filter(
    (item) => item !== undefined,
  )
}
