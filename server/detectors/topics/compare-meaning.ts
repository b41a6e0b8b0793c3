import { embeddingWidth } from '../../domain/guard/encoder.ts'
import { type IndexedTopic, type MeaningIndex, packRow, usualCloseness } from './meaning-index.ts'

/** How near a text is by its meaning to each sentence of an index. */
export interface MeaningComparison {
  /** For each sentence the greatest similarity with any part of the text, −1 to 1. */
  readonly similarities: Float32Array
  /**
   * The same, together with the sentences of its topic beside it, measured by how close these are, less what a part is
   * near to anything; about −1 to 1.
   */
  readonly likenesses: Float32Array
  /** Whether all parts were compared. */
  readonly isWhole: boolean
}

/** The most work: products of two directions. About 60 ms. */
const productsMax = 200_000

/** So many of a topic's sentences that are nearest to a text count. */
const nearestMax = 5

/** The share of the sentence itself; the nearest ones of its topic have the rest. */
const ownShare = 0.3

/** How much of a topic's closeness is taken off: texts about a narrow topic are nearer to it than those about a wide one. */
const closenessShare = 0.4

/**
 * Compares parts of a text, each a direction as `withoutLanguage` gives it, with the sentences of the topics wanted.
 * When there is more to compare than is allowed, parts are left out evenly, the first one never.
 * `takenOff`: by how much the likenesses of a part are lowered. Cost: parts times sentences, .3 µs each.
 */
export function compareMeaning(
  parts: readonly Float32Array[],
  index: MeaningIndex,
  ids: ReadonlySet<string>,
  takenOff: (part: Float32Array) => number = () => 0,
): MeaningComparison {
  const topics = index.topics.filter(({ id, isCompiled }) => isCompiled && ids.has(id))
  const count = topics.reduce((sum, { from, to }) => sum + to - from, 0)
  const chosen = spread(parts, Math.max(1, Math.floor(productsMax / Math.max(1, count))))
  const comparison: MeaningComparison = {
    similarities: new Float32Array(index.scales.length).fill(-1),
    likenesses: new Float32Array(index.scales.length).fill(-1),
    isWhole: chosen.length === parts.length,
  }
  const bytes = new Int8Array(embeddingWidth)
  for (const part of chosen) {
    const packed = { bytes, scale: packRow(part, bytes, 0), takenOff: takenOff(part) }
    for (const topic of topics) compareTopic(packed, topic, index, comparison)
  }
  return comparison
}

interface PackedPart {
  readonly bytes: Int8Array
  readonly scale: number
  readonly takenOff: number
}

function compareTopic(
  { bytes, scale, takenOff }: PackedPart,
  { from, to, closeness }: IndexedTopic,
  { rows, scales }: MeaningIndex,
  { similarities, likenesses }: MeaningComparison,
): void {
  const found = new Float32Array(to - from)
  for (let row = from; row < to; row++) {
    let sum = 0
    for (let at = 0, place = row * embeddingWidth; at < embeddingWidth; at++, place++) {
      sum += (bytes[at] ?? 0) * (rows[place] ?? 0)
    }
    found[row - from] = sum * scale * (scales[row] ?? 0)
  }
  const nearest = Float32Array.from(found).sort().slice(-nearestMax)
  const mean = nearest.reduce((sum, value) => sum + value, 0) / Math.max(1, nearest.length)
  const shared = (1 - ownShare) * mean - closenessShare * (closeness - usualCloseness) - takenOff
  for (let row = from; row < to; row++) {
    const own = found[row - from] ?? 0
    similarities[row] = Math.max(similarities[row] ?? -1, own)
    likenesses[row] = Math.max(likenesses[row] ?? -1, ownShare * own + shared)
  }
}

/** At most `most` items, evenly over the list, the first among them. */
function spread<Item>(items: readonly Item[], most: number): readonly Item[] {
  if (items.length <= most) return items
  return items.filter(
    (_, at) => Math.floor((at * most) / items.length) !== Math.floor(((at - 1) * most) / items.length),
  )
}
