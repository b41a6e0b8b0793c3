import { embeddingWidth } from '../../domain/guard/encoder.ts'
import { similarity } from '../vectors/pack-vectors.ts'
import type { PolicyGate } from './policy-fusion.ts'

/** Directions to which texts under a policy are near, with the level that ordinary texts have in each. */
export interface Gates {
  /** One for each reference, in their order. */
  readonly vectors: readonly Float32Array[]
  /** Of each direction, the similarity that ordinary texts have on the average. */
  readonly levels: readonly number[]
}

/** Turns the meaning of a policy's phrases and examples into gates. Cost: 40 µs for each. */
export function gatesOf({ mean, left, right, own }: PolicyGate, references: readonly Float32Array[]): Gates {
  const vectors = references.map((reference) => {
    const direction = centred(reference, mean.numbers)
    const gate = direction.map((value) => own * value)
    for (let row = 0; row < right.count; row++) {
      const amount = similarity(direction, right, row)
      for (let at = 0; at < embeddingWidth; at++) {
        gate[at] = (gate[at] ?? 0) + amount * (left.numbers[row * embeddingWidth + at] ?? 0)
      }
    }
    return gate
  })
  return { vectors, levels: vectors.map((vector) => similarity(vector, mean, 0)) }
}

/** A direction without what all ordinary texts share, of length 1. */
function centred(vector: Float32Array, mean: Float32Array): Float32Array {
  const rest = vector.map((value, at) => value - (mean[at] ?? 0))
  const length = Math.hypot(...rest) || 1
  return rest.map((value) => value / length)
}
