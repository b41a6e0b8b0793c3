import { type Encoder, embeddingWidth } from '../../domain/guard/encoder.ts'

/** The most windows of one reference text; a longer one is known by its beginning. */
const windowsMax = 3

/** The meaning of short texts: one direction for each, null where a text has no words. Cost: as `Encoder.encode`. */
export async function embedTexts(encoder: Encoder, texts: readonly string[]): Promise<(Float32Array | null)[]> {
  const vectors: (Float32Array | null)[] = []
  for (const text of texts) {
    const encodings = await encoder.encode(encoder.windowsOf(text, windowsMax))
    vectors.push(encodings.length === 0 ? null : meanOf(encodings.map(({ embedding }) => embedding)))
  }
  return vectors
}

/** The middle of directions, of length 1. */
function meanOf(directions: readonly Float32Array[]): Float32Array {
  const sum = new Float32Array(embeddingWidth)
  for (const direction of directions)
    for (let at = 0; at < embeddingWidth; at++) sum[at] = (sum[at] ?? 0) + (direction[at] ?? 0)
  const length = Math.hypot(...sum) || 1
  return sum.map((value) => value / length)
}
