import { similarity, type Vectors } from '../vectors/pack-vectors.ts'

/** `asks`: what a user says who wants it. `gives`: what an assistant says who does it. */
export type ReferenceSide = 'asks' | 'gives'

/** A built-in example of a policy. */
export interface Reference {
  /** Written by us. */
  readonly text: string
  readonly said: ReferenceSide
  readonly side: 'violating' | 'allowed'
}

/** How near a text is to both sides of a policy's built-in examples, −1 to 1. */
export interface ReferenceLikeness {
  /** The mean of the three nearest that violate. */
  readonly violating: number
  /** The mean of the three nearest that are allowed. */
  readonly allowed: number
  /** The place of the nearest violating example; −1 when there is none. */
  readonly nearest: number
}

/** So many of the nearest examples of a side count; one alone hangs on its wording. */
const nearestMax = 3

/** Compares an embedding with the examples of one manner of speaking. Cost: 384 multiplications for each example. */
export function referenceLikeness(
  embedding: Float32Array,
  vectors: Vectors,
  { references, said }: { readonly references: readonly Reference[]; readonly said: ReferenceSide },
): ReferenceLikeness {
  const nearest = { violating: [] as number[], allowed: [] as number[] }
  let place = -1
  let best = -Infinity
  references.forEach((reference, at) => {
    if (reference.said !== said) return
    const near = similarity(embedding, vectors, at)
    nearest[reference.side].push(near)
    if (reference.side === 'violating' && near > best) [best, place] = [near, at]
  })
  return { violating: meanOfNearest(nearest.violating), allowed: meanOfNearest(nearest.allowed), nearest: place }
}

function meanOfNearest(similarities: readonly number[]): number {
  const most = similarities.toSorted((a, b) => b - a).slice(0, nearestMax)
  return most.length === 0 ? 0 : most.reduce((sum, one) => sum + one, 0) / most.length
}
