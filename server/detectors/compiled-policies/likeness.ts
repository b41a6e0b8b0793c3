import type { PolicyModel, ReferenceText } from '../../domain/policy/compiled.ts'
import { similarity, unpackVectors, type Vectors } from '../vectors/pack-vectors.ts'

/** A model with its vectors unpacked, ready to measure. */
export interface OpenModel {
  readonly model: PolicyModel
  readonly vectors: Vectors
  /** Places of the references of each kind. */
  readonly places: Readonly<Record<ReferenceText['kind'], readonly number[]>>
}

/** Unpacks a model. Cost: linear in its vectors; some milliseconds for hundreds of examples. */
export function openModel(model: PolicyModel): OpenModel {
  const of = (kind: ReferenceText['kind']): readonly number[] =>
    model.references.flatMap((reference, place) => (reference.kind === kind ? [place] : []))
  return {
    model,
    vectors: unpackVectors(model.vectors),
    places: {
      violating: of('violating'),
      allowed: of('allowed'),
      definition: of('definition'),
      exception: of('exception'),
    },
  }
}

/** How near a text is to both sides of a policy. */
export interface Likeness {
  /** To what violates it: the mean of the nearest examples, or of the nearest phrases of the definition. */
  readonly violating: number
  /** By how much that is more than to what is allowed; null when nothing says what is allowed. */
  readonly contrast: number | null
  /** The nearest reference of the violating side; −1 when there is none. */
  readonly nearest: number
  /** The nearest reference of the allowed side; −1 when there is none. */
  readonly nearestAllowed: number
}

/** So many of the nearest examples count, so that one policy may have examples of several kinds. */
const nearestMax = 5

/** Similarities of a text with all references of a model. */
export function similaritiesOf(embedding: Float32Array, vectors: Vectors): Float32Array {
  return Float32Array.from({ length: vectors.count }, (_, row) => similarity(embedding, vectors, row))
}

/** Measures a text by its similarities; `without` leaves one reference out, as if it had not been given. */
export function likenessOf(similarities: Float32Array, open: OpenModel, without = -1): Likeness {
  const { places } = open
  const examples = nearestOf(similarities, places.violating, without)
  const definition = nearestOf(similarities, places.definition, without)
  const share = examples.count === 0 ? 0 : definition.count === 0 ? 1 : open.model.exampleShare
  const violating = share * examples.mean + (1 - share) * definition.meanOfTwo
  const allowedExamples = nearestOf(similarities, places.allowed, without)
  const exceptions = nearestOf(similarities, places.exception, without)
  const allowed = allowedExamples.count > 0 ? allowedExamples : exceptions
  const level = allowedExamples.count > 0 ? allowed.mean : allowed.most
  return {
    violating,
    contrast: allowed.count === 0 ? null : violating - level,
    nearest: share >= 0.5 ? examples.place : definition.place,
    nearestAllowed: allowed.place,
  }
}

interface Nearest {
  readonly count: number
  readonly mean: number
  /** Of the two nearest: one phrase alone is easily near by chance. */
  readonly meanOfTwo: number
  readonly most: number
  readonly place: number
}

function nearestOf(similarities: Float32Array, places: readonly number[], without: number): Nearest {
  const best: number[] = []
  let place = -1
  for (const at of places) {
    if (at === without) continue
    const value = similarities[at] ?? 0
    if (place === -1 || value > (similarities[place] ?? 0)) place = at
    if (best.length < nearestMax) best.push(value)
    else {
      let least = 0
      for (let other = 1; other < best.length; other++) if ((best[other] ?? 0) < (best[least] ?? 0)) least = other
      if (value > (best[least] ?? 0)) best[least] = value
    }
  }
  const sum = best.reduce((total, value) => total + value, 0)
  const [first = 0, second = first] = best.toSorted((a, b) => b - a)
  return {
    count: best.length,
    mean: best.length === 0 ? 0 : sum / best.length,
    meanOfTwo: (first + second) / 2,
    most: place === -1 ? 0 : (similarities[place] ?? 0),
    place,
  }
}
