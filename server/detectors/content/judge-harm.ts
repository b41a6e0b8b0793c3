import { contentHeads, type Encoding } from '../../domain/guard/encoder.ts'
import { likelihoodOf } from '../../domain/likelihood.ts'
import type { EncodedPart } from '../meaning/encode-reading.ts'
import { calibratedValue } from './calibrated-value.ts'
import { type ContentCalibration, loweredByLength, probeLogit, weigh } from './content-calibration.ts'
import { categoryLogit, contentLogit, harmCategories, strongestLogit } from './content-categories.ts'

/** The value of one category and the part of the text that decides it. */
export interface Judged {
  /** 0 to 1. */
  readonly value: number
  /** Null for a text without words. */
  readonly part: EncodedPart | null
}

/**
 * The value of each category of harm, by its id. First it is asked whether the text is harmful, on one scale for all
 * categories, so that together they alarm as rarely as that scale says; then of which kind. A kind that is likelier than
 * not keeps the value of the harm, up to its own likelihood; where none is, the likeliest is taken. The best part counts.
 * Cost: some microseconds a part.
 */
export function judgeHarm(parts: readonly EncodedPart[], calibration: ContentCalibration): ReadonlyMap<string, Judged> {
  return bestOf(parts.map((part) => [part, harmValues(part.encoding, calibration, parts.length)]))
}

/** Of each category the value of the part that decides it. */
export function bestOf(judged: readonly (readonly [EncodedPart, HarmValues])[]): ReadonlyMap<string, Judged> {
  const best = new Map<string, Judged>(harmCategories.map(({ id }) => [id, { value: 0, part: null }]))
  for (const [part, values] of judged) {
    for (const [id, value] of values) {
      const before = best.get(id)
      if (before === undefined || before.part === null || value > before.value) best.set(id, { value, part })
    }
  }
  return best
}

/** A value for each category of harm, by its id. */
export type HarmValues = readonly (readonly [id: string, value: number])[]

/** The values of one window of a text that has `windows` of them. */
export function harmValues(encoding: Encoding, calibration: ContentCalibration, windows: number): HarmValues {
  const { harm } = calibration
  const { score, categories } = harmScores(encoding, calibration)
  return valuesByCategory(calibratedValue(score - loweredByLength(harm, windows), harm.knots), categories)
}

/** What the first look says of one window. */
export interface HarmScores {
  /** How harmful it is; log odds that mean nothing without the scale. */
  readonly score: number
  /** For each category the log odds that harm is of its kind. */
  readonly categories: readonly (readonly [id: string, logit: number])[]
}

/** See `HarmScores`. Throws for an encoder with another content head. */
export function harmScores({ content, embedding }: Encoding, { harm, probes }: ContentCalibration): HarmScores {
  if (content.length !== contentHeads.length) throw new Error('The encoder has another content head than expected.')
  const probe = (name: string): number => probeLogit(probes, embedding, name)
  const score = weigh(harm.parameters, [contentLogit(content, 'harmful'), strongestLogit(content), probe('harmful')])
  const categories = harmCategories.map((category) => {
    const told = [categoryLogit(content, category), probe(category.id)]
    return [category.id, weigh(harm.categories[category.id] ?? [], told)] as const
  })
  return { score, categories }
}

/** Shares the value of the harm out to the categories; see `judgeHarm`. */
export function valuesByCategory(value: number, categories: HarmScores['categories']): HarmValues {
  const likelihoods = categories.map(([id, logit]) => [id, likelihoodOf(logit)] as const)
  const enough = Math.min(0.5, Math.max(...likelihoods.map(([, likelihood]) => likelihood)))
  return likelihoods.map(([id, likelihood]) => {
    const relative = likelihood / enough
    return [id, Math.min(value, relative < 1 ? 0.5 * relative : Math.max(0.5, likelihood))] as const
  })
}
