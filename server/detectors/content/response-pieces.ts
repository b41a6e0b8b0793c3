import { ngramsOf } from '../security/character-ngrams.ts'

/** How many buckets the pieces of a response are hashed into. */
export const responseBuckets = 1 << 15

/** Weights of hashed pieces of words, by which responses that do as asked differ from those that do not. */
export interface ResponsePieces {
  /** Log odds of a response without pieces. */
  readonly bias: number
  /** One weight a bucket, in units of `scale`. */
  readonly weights: Int8Array
  /** Log odds for each step of a weight. */
  readonly scale: number
}

/** The same as it stands in models/content-calibration.json. */
export interface PackedPieces {
  /** As in `ResponsePieces`. */
  readonly bias: number
  /** As in `ResponsePieces`. */
  readonly scale: number
  /** Base64 of one signed byte a bucket. */
  readonly weights: string
}

/** A response is known by its beginning, where it declines or sets out, and by its end. */
const beginningUnits = 600
const endUnits = 200

/** The distinct buckets of a response. Linear in what is read of it: at most 800 units. */
export function responsePieces(response: string): readonly number[] {
  const end =
    response.length > beginningUnits ? response.slice(Math.max(beginningUnits, response.length - endUnits)) : ''
  const pieces = ngramsOf(`${response.slice(0, beginningUnits)} ${end}`)
  return [...new Set(pieces.map((bucket) => bucket & (responseBuckets - 1)))]
}

/** Log odds that a response does as asked, by its pieces alone. */
export function piecesLogit({ bias, weights, scale }: ResponsePieces, response: string): number {
  const buckets = responsePieces(response)
  let sum = 0
  for (const bucket of buckets) sum += weights[bucket] ?? 0
  return bias + (scale * sum) / Math.sqrt(Math.max(1, buckets.length))
}

/** Reads packed weights. Throws when they are not one byte a bucket. */
export function unpackPieces({ bias, scale, weights }: PackedPieces): ResponsePieces {
  const bytes = Buffer.from(weights, 'base64')
  if (bytes.length !== responseBuckets) throw new Error(`The pieces of responses have ${bytes.length} weights.`)
  return { bias, scale, weights: new Int8Array(bytes) }
}
