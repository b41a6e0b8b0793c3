import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { ngramBuckets, ngramsOf, ngramWindows } from './character-ngrams.ts'
import { brokenModel, readModelFile } from './model-file.ts'

/** Weights of hashed character n-grams: what the words of every language and script have in common with attacks. */
export interface NgramModel {
  /** First 12 hex digits of the file's SHA-256. */
  readonly version: string
  /** Log odds of a window without n-grams. */
  readonly bias: number
  /** One weight a bucket, in units of `scale`. */
  readonly weights: Int8Array
  /** Log odds for each step of a weight; above 0. */
  readonly scale: number
}

/** The riskiest window of a text. */
export interface NgramScore {
  /** Log odds; `-Infinity` for a text without windows. */
  readonly score: number
  /** Of the window, in UTF-16 units. */
  readonly start: number
  /** Exclusive. */
  readonly end: number
}

/** Where the committed weights lie: 8 bytes of bias, 8 of scale (both float64, little-endian), then one byte a bucket. */
export const ngramModelPath = fileURLToPath(new URL('../../../models/security-ngrams.bin', import.meta.url))

const headBytes = 16

/** Reads the weights. Throws a plain message when the file is missing, cut off or of another size. */
export function loadNgramModel(path: string = ngramModelPath): NgramModel {
  const bytes = readModelFile(path)
  if (bytes.length !== headBytes + ngramBuckets) {
    throw brokenModel(path, `it has ${bytes.length} bytes instead of ${headBytes + ngramBuckets}`)
  }
  const [bias, scale] = [bytes.readDoubleLE(0), bytes.readDoubleLE(8)]
  if (!Number.isFinite(bias) || !(scale > 0)) throw brokenModel(path, 'its head is damaged')
  return {
    version: createHash('sha256').update(bytes).digest('hex').slice(0, 12),
    bias,
    scale,
    weights: new Int8Array(bytes.subarray(headBytes)),
  }
}

/** The highest score of any window. Linear in the text: about 60 ms a million units. */
export function riskiestWindow(model: NgramModel, text: string): NgramScore {
  let best: NgramScore = { score: Number.NEGATIVE_INFINITY, start: 0, end: 0 }
  for (const { start, end } of ngramWindows(text.length)) {
    const score = scoreOf(model, text.slice(start, end))
    if (score > best.score) best = { score, start, end }
  }
  return best
}

/** Presence counts, not frequency; a longer stretch has more pieces, so the sum is taken per root of their number. */
function scoreOf({ bias, scale, weights }: NgramModel, text: string): number {
  const buckets = ngramsOf(text)
  let sum = 0
  for (const bucket of buckets) sum += weights[bucket] ?? 0
  return bias + (scale * sum) / Math.sqrt(Math.max(1, buckets.length))
}
