import type { ScoredFinding, Span } from '../../domain/guard/finding.ts'
import { scored, spansMax } from '../../domain/guard/finding.ts'
import type { Material } from '../../domain/guard/material.ts'
import { mergeRanges } from '../../text/merge-ranges.ts'
import type { Range } from '../../text/range.ts'
import { decidingSentence } from '../content/deciding-sentence.ts'
import { rangeInOriginal } from '../reading.ts'
import { type MaterialCalibration, materialRisk, shortRisk } from './material-calibration.ts'
import { sumOf } from './material-signs.ts'
import { type MaterialEyes, type MaterialSight, seeMaterial } from './see-material.ts'

/** What judges materials. */
export interface MaterialJudge extends MaterialEyes {
  readonly calibration: MaterialCalibration
}

/** Below, one clean document in ten has as much: nothing is told of it. */
const toldFrom = 0.5
/** From here a document alarms at the default threshold, and it is worth while to look for the sentence. */
const placedFrom = 1
const wordsMax = 3

/**
 * Judges one material for orders to the AI that do not come from its user. A document without words has none: 0. One of at
 * most half a window, as most results of tools are, has signs and a scale of its own. Cost: that of its windows, of a second
 * reading where it is short, and of at most 6 sentences where it alarms.
 */
export async function judgeMaterial(
  judge: MaterialJudge,
  { text, unread, image }: Pick<Material, 'text' | 'unread' | 'image'>,
  windowsMax: number,
): Promise<ScoredFinding> {
  const sight = await seeMaterial(judge, text, windowsMax)
  const unjudged = mergeRanges([...sight.reading.unread, ...sight.unencoded])
  const caveat = caveatOf({ sight, isCut: unread.length > 0, gap: image?.gap ?? null })
  if (sight.strongest === null) return scored(0, { unjudged, caveat })
  const { value } =
    sight.short === null
      ? materialRisk(judge.calibration, weighed(judge.calibration.weights, sight.signs), sight.windows)
      : shortRisk(judge.calibration, weighed(judge.calibration.short.weights, sight.short))
  if (value < toldFrom) return scored(value, { unjudged, caveat })
  return scored(value, {
    reason: reasonOf(sight),
    spans: await spansOf(judge, sight, value),
    unjudged,
    caveat,
  })
}

function weighed(weights: readonly number[], signs: readonly number[]): number {
  return weights.reduce((sum, weight, at) => sum + weight * (signs[at] ?? 0), 0)
}

function reasonOf({ ruled }: MaterialSight): string {
  const words = [
    ...new Set(
      ruled.contributions.flatMap(({ evidence }) => {
        const words = evidence[0]?.words ?? null
        return words === null ? [] : [words]
      }),
    ),
  ].slice(0, wordsMax)
  const reads = 'Reads like an order to the AI that does not come from its user.'
  return words.length === 0 ? reads : `${reads} Signs seen: ${words.join('; ')}.`
}

/** The sentence that reads most like an order first, then what rules saw, each place once. */
async function spansOf({ encoder }: MaterialJudge, sight: MaterialSight, value: number): Promise<readonly Span[]> {
  const { strongest, ruled } = sight
  const spans: Span[] = []
  const add = (span: Span): void => {
    const isKnown = spans.some(({ start, end }) => start === span.start && end === span.end)
    if (span.end > span.start && !isKnown && spans.length < spansMax) spans.push(span)
  }
  if (strongest !== null) {
    const place: Range =
      value < placedFrom
        ? rangeInOriginal(strongest.view, strongest.start, strongest.end)
        : await decidingSentence(encoder, strongest, (encoding) => sumOf(encoding) + sureOrder)
    add({ ...place, view: strongest.view.label, label: 'reads like an order to the AI' })
  }
  for (const { span } of ruled.contributions.flatMap(({ evidence }) => evidence)) add(span)
  return spans
}

/** Sentences are compared with each other, not with a threshold: any of them may be the strongest. */
const sureOrder = 100

interface Gaps {
  readonly sight: MaterialSight
  readonly isCut: boolean
  /** What of an image could not be read. */
  readonly gap: string | null
}

function caveatOf({ sight, isCut, gap }: Gaps): string | null {
  const parts = [
    gap,
    sight.reading.unread.length === 0
      ? null
      : 'Some parts were judged only as sent, because their hidden or encoded forms exceeded the budget.',
    sight.unencoded.length === 0
      ? null
      : 'The encoder did not read all of it; the ranges that it did not read were judged by rules alone.',
    isCut ? 'It is beyond the bounds of what is read of the documents of one request; the rest was not judged.' : null,
  ].filter((part) => part !== null)
  return parts.join(' ') || null
}
