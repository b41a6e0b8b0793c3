import type { Encoder, EncoderWindow } from '../../domain/guard/encoder.ts'
import { sentenceRanges } from '../../text/sentences/sentence-ranges.ts'
import type { EncodedPart } from '../meaning/encode-reading.ts'
import { calibratedValue } from './calibrated-value.ts'
import type { ContentCalibration } from './content-calibration.ts'
import { contentLogit } from './content-categories.ts'
import { bestOf, harmScores, type Judged, valuesByCategory } from './judge-harm.ts'
import { categoriesOfBoth } from './judge-harm-again.ts'
import { type PartReadAlone, readPartsAlone } from './read-parts-alone.ts'

/** Of so many windows of a text the sentences are read by themselves: of those that the first look finds most harmful. */
const windowsMax = 3
/** The most sentences that are read by themselves: 24 of usual length cost about 25 ms. */
const sentencesMax = 24
/** So many sentences are read by the deeper network too: those that the first look finds most harmful. */
const sentencesAgainMax = 3

/**
 * Judges single sentences of a text of several windows, by both networks: a harmful one between harmless ones is diluted in its
 * window. A sentence out of its context looks harmful by chance to one network more often than to both, so their sum has a scale
 * of its own, read off long ordinary documents. Empty where no window reaches `sentences.from` by the first look.
 * Source: training/content/sentence-scale.ts. Known misses: harm that only several sentences together say; sentences of
 * windows that the first look finds harmless. Cost: up to 24 short windows, and three of the deeper network, for one ordinary long document in seven.
 */
export async function judgeHarmSentences(
  parts: readonly EncodedPart[],
  calibration: ContentCalibration,
  encoder: Encoder,
): Promise<ReadonlyMap<string, Judged>> {
  const judged = await scoreSentences(parts, calibration, encoder)
  return bestOf(
    judged.map(({ part, reading, score }) => {
      const value = calibratedValue(score, calibration.sentences.knots)
      return [part, valuesByCategory(value, categoriesOfBoth({ part, reading }, calibration))]
    }),
  )
}

/** A sentence as both networks see it. */
export interface ScoredSentence extends PartReadAlone {
  /** On the scale of sentences. */
  readonly score: number
}

/** The sentences of a text that both networks read, with their scores; for `judgeHarmSentences` and its scale. */
export async function scoreSentences(
  parts: readonly EncodedPart[],
  calibration: ContentCalibration,
  encoder: Encoder,
): Promise<readonly ScoredSentence[]> {
  const scoreOf = ({ encoding }: EncodedPart): number => harmScores(encoding, calibration).score
  const { from, weight } = calibration.sentences
  const windows = mostOf(ofLongViews(parts), scoreOf, windowsMax).filter((part) => scoreOf(part) >= from)
  if (windows.length === 0) return []
  const sentences = mostOf(await encodeSentences(windows, encoder), scoreOf, sentencesAgainMax)
  const read = await readPartsAlone(sentences, encoder)
  return read.map(({ part, reading }) => {
    return { part, reading, score: scoreOf(part) + weight * contentLogit(reading.content, 'harmful') }
  })
}

/** Windows of views that have several. */
function ofLongViews(parts: readonly EncodedPart[]): readonly EncodedPart[] {
  return [...Map.groupBy(parts, ({ view }) => view).values()].filter(({ length }) => length > 1).flat()
}

function mostOf(parts: readonly EncodedPart[], scoreOf: (part: EncodedPart) => number, most: number) {
  return parts
    .map((part) => ({ part, score: scoreOf(part) }))
    .sort((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ part }) => part)
}

/** The sentences of windows, each once: windows overlap. */
async function encodeSentences(windows: readonly EncodedPart[], encoder: Encoder): Promise<readonly EncodedPart[]> {
  const cut = new Map<string, { readonly part: Omit<EncodedPart, 'encoding'>; readonly window: EncoderWindow }>()
  for (const { view, start, end } of windows) {
    for (const sentence of sentenceRanges(view.text.slice(start, end))) {
      const text = view.text.slice(start + sentence.start, start + sentence.end)
      const [window] = cut.size < sentencesMax && !cut.has(text) ? encoder.windowsOf(text, 1) : []
      if (window === undefined) continue
      cut.set(text, { part: { view, start: start + sentence.start, end: start + sentence.end }, window })
    }
  }
  const encodings = await encoder.encode([...cut.values()].map(({ window }) => window))
  return [...cut.values()].map(({ part }, at) => {
    const encoding = encodings[at]
    if (encoding === undefined) throw new Error('The encoder left a sentence out.')
    return { ...part, encoding }
  })
}
