import { embeddingWidth } from '../../domain/guard/encoder.ts'
import type { Background } from './background.ts'

/** An ordinary text that is near to a policy, for itself and for its neighbours. */
export interface OrdinaryText {
  /** Its beginning, at most `backgroundTextUnits`. */
  readonly text: string
  /** The meaning of its nearest part. */
  readonly vector: Float32Array
  /** The share of all ordinary texts that it stands for. */
  readonly weight: number
}

/**
 * The ordinary texts that would be read beside a definition: of the nearest `share` of all, by weight, at most `most`,
 * nearest first and evenly over them. Cost: one measure for each part of the background.
 */
export function ordinaryNear(
  { vectors, texts, weights, beginnings }: Background,
  nearness: (vector: Float32Array) => number,
  { share, most }: { readonly share: number; readonly most: number },
): readonly OrdinaryText[] {
  const rows = new Int32Array(weights.length).fill(-1)
  const nearest = new Float64Array(weights.length).fill(Number.NEGATIVE_INFINITY)
  const vectorOf = (row: number): Float32Array =>
    vectors.numbers.subarray(row * embeddingWidth, (row + 1) * embeddingWidth)
  for (let row = 0; row < vectors.count; row++) {
    const near = nearness(vectorOf(row))
    const text = texts[row] ?? 0
    if (near <= (nearest[text] ?? 0)) continue
    nearest[text] = near
    rows[text] = row
  }
  const order = [...weights.keys()].sort((a, b) => (nearest[b] ?? 0) - (nearest[a] ?? 0))
  let reached = 0
  const near = order.filter((text) => {
    reached += weights[text] ?? 0
    return reached <= share
  })
  // Of the sets of others only numbers are kept: our own texts stand for their neighbours.
  const readable = near.filter((text) => beginnings[text] !== '')
  const many = Math.min(most, readable.length)
  const all = near.reduce((sum, one) => sum + (weights[one] ?? 0), 0)
  const own = readable.reduce((sum, one) => sum + (weights[one] ?? 0), 0)
  return Array.from({ length: many }, (_, at) => {
    const [from, to] = [Math.floor((at * readable.length) / many), Math.floor(((at + 1) * readable.length) / many)]
    const text = readable[from] ?? 0
    const weight = (all / own) * readable.slice(from, to).reduce((sum, one) => sum + (weights[one] ?? 0), 0)
    return { text: beginnings[text] ?? '', vector: vectorOf(rows[text] ?? 0), weight }
  })
}
