import type { PolicyModel, ReferenceText } from '../../domain/policy/compiled.ts'
import { isQuestion } from '../../text/refusals/is-no-promise.ts'
import { type Likeness, likenessOf, type OpenModel, openModel, similaritiesOf } from '../compiled-policies/likeness.ts'
import { textValue } from '../compiled-policies/text-value.ts'
import { packVectors } from '../vectors/pack-vectors.ts'
import { type Background, backgroundSimilarities, scaleOn, shareOn } from './background.ts'

/** What a model is fitted to. */
export interface ModelParts {
  readonly references: readonly ReferenceText[]
  /** The direction of each reference, in their order. */
  readonly vectors: readonly Float32Array[]
  /** As in `PolicyModel`. */
  readonly isPromise: boolean
  /** That of the policy, 0 to 1: the share of ordinary texts that reach it is told. */
  readonly detectionThreshold: number
  readonly background: Background
}

/** A fitted model with what is known of it. */
export interface FittedModel {
  readonly model: PolicyModel
  /** Whether ordinary texts are as near to the examples as these are to each other, so that 1 % could not be kept. */
  readonly isCommon: boolean
  /** The share of ordinary texts that are flagged at the policy's threshold. */
  readonly expectedAlarms: number
}

/** Where the border lies between the examples of both sides: 0 at the allowed ones, 1 at the violating ones. */
const borderAt = 0.55

/** How much nearer to what violates a text must be when only phrases of the definition say what is what. */
const phraseBorder = 0.02

/** Which share examples have in the likeness, by how many there are; the definition has the rest. */
const exampleShares = [0, 0.5, 0.67, 1]

/**
 * Fits a policy: the scale of its likeness on the background, and the border between what violates and what is allowed,
 * about halfway between the examples of both sides, each measured as if it had not been given.
 * Cost: references times parts of the background; .6 s for 360 examples.
 */
export function fitModel(parts: ModelParts): FittedModel {
  const { references, vectors, isPromise, background } = parts
  const of = (kind: ReferenceText['kind']) => references.filter((reference) => reference.kind === kind)
  const violating = of('violating')
  const unfitted: PolicyModel = {
    references,
    vectors: packVectors(vectors),
    exampleShare: exampleShares[Math.min(violating.length, exampleShares.length - 1)] ?? 1,
    scale: [],
    contrastFrom: null,
    isPromise,
    isNeverAsked:
      violating.length > 2 &&
      !violating.some(({ text }) => isQuestion(text)) &&
      of('allowed').some(({ text }) => isQuestion(text)),
    pair: null,
  }
  const open = openModel(unfitted)
  const likenesses = likenessesOfRows(background, vectors, open)
  const contrastFrom = borderOf(open, vectors)
  // What is nearer to the allowed side is never flagged, so the 1 % is sought among the others.
  const plain = scaleOn(background, (row) => {
    const { violating: likeness = 0, contrast = null } = likenesses[row] ?? {}
    const isAllowed = contrast !== null && contrastFrom !== null && contrast < contrastFrom
    return isAllowed ? Number.NEGATIVE_INFINITY : likeness
  })
  const scale = withExamples(plain, leastOfExamples(open, vectors))
  const model = { ...unfitted, scale, contrastFrom }
  const expectedAlarms = shareOn(background, (row) => {
    const likeness = likenesses[row]
    return likeness !== undefined && textValue(likeness, model, '') >= parts.detectionThreshold
  })
  return { model, isCommon: scale !== plain, expectedAlarms }
}

function likenessesOfRows(
  background: Background,
  vectors: readonly Float32Array[],
  open: OpenModel,
): readonly Likeness[] {
  const columns = vectors.map((vector) => backgroundSimilarities(background, vector))
  const similarities = new Float32Array(vectors.length)
  return Array.from({ length: background.vectors.count }, (_, row) => {
    columns.forEach((column, place) => {
      similarities[place] = column[row] ?? 0
    })
    return likenessOf(similarities, open)
  })
}

/** The likeness of the example that is farthest from the others; null when there are fewer than three. */
function leastOfExamples(open: OpenModel, vectors: readonly Float32Array[]): number | null {
  const { violating } = open.places
  if (violating.length < 3) return null
  return Math.min(...measured(open, vectors, violating).map((likeness) => likeness.violating))
}

/** The value of the share of ordinary texts beyond which no example pulls the scale: 10 %. */
const commonValueMin = 0.25

/**
 * Where ordinary texts are as near to a policy as its own examples are to each other ("content that asks for code"), 1 % of
 * them is no measure: then the farthest example has the value .5, down to 10 % of ordinary texts.
 */
function withExamples(scale: [number, number][], least: number | null): [number, number][] {
  const middle = scale.find(([, value]) => value >= 0.5)?.[0]
  const floor = scale.find(([, value]) => value >= commonValueMin)?.[0]
  if (least === null || middle === undefined || floor === undefined || least >= middle) return scale
  const from = Math.max(least, floor)
  const below = scale.filter(([likeness, value]) => likeness < from && value < 0.5)
  return [...below, [from, 0.5], ...scale.filter(([likeness, value]) => likeness > from && value > 0.5)]
}

function borderOf(open: OpenModel, vectors: readonly Float32Array[]): number | null {
  const { violating, allowed, exception } = open.places
  if (allowed.length === 0 && exception.length === 0) return null
  if (violating.length === 0) return phraseBorder
  const high = meanContrast(open, vectors, violating) ?? phraseBorder
  const low = allowed.length > 1 ? (meanContrast(open, vectors, allowed) ?? 0) : 0
  return low + borderAt * (high - low)
}

function meanContrast(open: OpenModel, vectors: readonly Float32Array[], places: readonly number[]): number | null {
  const contrasts = measured(open, vectors, places).flatMap(({ contrast }) => (contrast === null ? [] : [contrast]))
  return contrasts.length === 0 ? null : contrasts.reduce((sum, value) => sum + value, 0) / contrasts.length
}

/** Examples, each measured without itself. */
function measured(open: OpenModel, vectors: readonly Float32Array[], places: readonly number[]): readonly Likeness[] {
  return places.flatMap((place) => {
    const vector = vectors[place]
    return vector === undefined ? [] : [likenessOf(similaritiesOf(vector, open.vectors), open, place)]
  })
}
