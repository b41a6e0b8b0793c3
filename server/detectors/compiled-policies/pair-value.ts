import { likelihoodOf } from '../../domain/likelihood.ts'
import type { PairModel } from '../../domain/policy/compiled.ts'
import { boundedLogit } from '../applies/read-applies.ts'
import { similarity, unpackVectors, type Vectors } from '../vectors/pack-vectors.ts'

/** What is known of a part of a text when the pair head has read it beside the definition. */
export interface PairMeasures {
  /** Log odds by the pair head. */
  readonly logit: number
  /** How rare its likeness is in ordinary texts, 0 to 1. */
  readonly rarity: number
  /** How much nearer it is to what violates than the border, in similarity; 0 when nothing says what is allowed. */
  readonly contrast: number
  /** How near it is to the subject: 0 at the policy's `askFrom`, 1 at its `nearFrom`. */
  readonly nearness: number
}

/** Beyond these a measure says no more. */
const contrastMax = 0.3
const nearnessMax = 3

/** Measures within their bounds, as the weights were fitted for them. */
export function boundedMeasures({ logit, rarity, contrast, nearness }: PairMeasures): PairMeasures {
  return {
    logit: boundedLogit(logit),
    rarity,
    contrast: Math.max(-contrastMax, Math.min(contrastMax, contrast)),
    nearness: Math.max(0, Math.min(nearnessMax, nearness)),
  }
}

/** The value of a part, 0 to 1; .5 is the point set on policies that nothing was fitted on. */
export function pairValue(measures: PairMeasures, { bias, weights }: Pick<PairModel, 'bias' | 'weights'>): number {
  const bounded = boundedMeasures(measures)
  const odds = measureNames.reduce((sum, name) => sum + weights[name] * bounded[name], bias)
  return likelihoodOf(odds)
}

const measureNames = ['logit', 'rarity', 'contrast', 'nearness'] as const

/** A nearness on the policy's own scale: 0 where texts begin to be read, 1 where one ordinary text in twenty lies. */
export function scaledNearness(
  nearness: number,
  { askFrom, nearFrom }: Pick<PairModel, 'askFrom' | 'nearFrom'>,
): number {
  return (nearness - askFrom) / Math.max(1e-4, nearFrom - askFrom)
}

/** Gates, unpacked. */
export interface OpenGates {
  readonly vectors: Vectors
  /** The level of each: the similarity that ordinary texts have on the average. */
  readonly levels: readonly number[]
  /** One that does not count; none by default. */
  readonly without?: number
}

const opened = new WeakMap<PairModel, OpenGates>()

/** How near a text is to the subject of a policy: the mean of its two nearest gates. Cost: 1 µs a gate. */
export function nearnessOf(embedding: Float32Array, pair: PairModel): number {
  const gates = opened.get(pair) ?? { vectors: unpackVectors(pair.gates), levels: pair.levels }
  opened.set(pair, gates)
  return gateNearness(embedding, gates)
}

/** The same for unpacked gates. */
export function gateNearness(embedding: Float32Array, { vectors, levels, without = -1 }: OpenGates): number {
  let first = Number.NEGATIVE_INFINITY
  let second = Number.NEGATIVE_INFINITY
  for (let row = 0; row < vectors.count; row++) {
    if (row === without) continue
    const value = similarity(embedding, vectors, row) - (levels[row] ?? 0)
    if (value > first) [first, second] = [value, first]
    else if (value > second) second = value
  }
  return second === Number.NEGATIVE_INFINITY ? first : (first + second) / 2
}
