import type { Encoder } from '../../domain/guard/encoder.ts'
import type { EncodedPart } from '../meaning/encode-reading.ts'
import { calibratedValue } from './calibrated-value.ts'
import { type ContentCalibration, loweredByLength, weigh } from './content-calibration.ts'
import { categoryLogit, contentLogit, harmCategories } from './content-categories.ts'
import {
  bestOf,
  type HarmScores,
  type HarmValues,
  harmScores,
  type Judged,
  judgeHarm,
  valuesByCategory,
} from './judge-harm.ts'
import { type PartReadAlone, readPartsAlone } from './read-parts-alone.ts'

/** So many windows of a text are read again: those that the first look finds most harmful. */
export const windowsAgainMax = 3

/**
 * Judges harm as `judgeHarm` does and, where that leaves doubt, reads the most harmful windows once more by the deeper network; both
 * looks are weighed on a scale of their own. Source: training/content/second_look.py.
 * Known misses: what the first look finds harmless beyond doubt. Cost: up to three windows of the deeper network for one benign text in sixteen.
 */
export async function judgeHarmAgain(
  parts: readonly EncodedPart[],
  calibration: ContentCalibration,
  encoder: Encoder,
): Promise<ReadonlyMap<string, Judged>> {
  const first = judgeHarm(parts, calibration)
  if (Math.max(...[...first.values()].map(({ value }) => value)) < calibration.again.from) return first
  const harmful = parts.toSorted((a, b) => harmfulLogit(b) - harmfulLogit(a)).slice(0, windowsAgainMax)
  const read = await readPartsAlone(harmful, encoder)
  return bestOf(read.map((one) => [one.part, valuesOfBoth(one, parts.length, calibration)]))
}

/** The values of one window of a text that has `windows` of them. */
function valuesOfBoth({ part, reading }: PartReadAlone, windows: number, calibration: ContentCalibration): HarmValues {
  const { again, harm } = calibration
  const first = harmScores(part.encoding, calibration)
  const score = first.score - loweredByLength(harm, windows) + again.weight * contentLogit(reading.content, 'harmful')
  return valuesByCategory(calibratedValue(score, again.knots), categoriesOfBoth({ part, reading }, calibration))
}

/** For each category the log odds that harm in a part is of its kind, as both networks see it. */
export function categoriesOfBoth(
  { part, reading }: PartReadAlone,
  calibration: ContentCalibration,
): HarmScores['categories'] {
  const logits = new Map(harmScores(part.encoding, calibration).categories)
  return harmCategories.map((category) => {
    const told = [logits.get(category.id) ?? 0, categoryLogit(reading.content, category)]
    return [category.id, weigh(calibration.again.categories[category.id] ?? [], told)] as const
  })
}

function harmfulLogit({ encoding }: EncodedPart): number {
  return contentLogit(encoding.content, 'harmful')
}
