import type { Encoder } from '../../domain/guard/encoder.ts'
import type { Range } from '../../text/range.ts'
import type { EncodedPart } from '../meaning/encode-reading.ts'
import type { Reading } from '../reading.ts'
import { extractFeatures } from '../security/features.ts'
import { type Fusion, fuse } from '../security/fusion.ts'
import type { NgramModel } from '../security/ngram-model.ts'
import type { SecurityRules } from '../security/security-rules.ts'
import { encodeMaterial, signsOf, sumOf } from './material-signs.ts'
import { isShort, shortSignsOf } from './short-signs.ts'

/** What is seen of one material. */
export interface MaterialSight {
  /** In the order of `materialSigns`: the strongest window of each head, and the rules over the whole. */
  readonly signs: readonly number[]
  /** In the order of `shortSigns` for a short material, which is judged by them; null for a longer one. */
  readonly short: readonly number[] | null
  /** How many different windows the encoder read: of many the strongest is stronger, without any order in them. */
  readonly windows: number
  /** The window in which the heads together see most; null for a text without words. */
  readonly strongest: EncodedPart | null
  readonly ruled: Fusion
  readonly reading: Reading
  /** Ranges that the encoder did not read. */
  readonly unencoded: readonly Range[]
}

/** What sees signs. */
export interface MaterialEyes {
  readonly encoder: Encoder
  readonly rules: SecurityRules
  readonly ngrams: NgramModel
}

/**
 * Sees what speaks for an order in a material: in its text, in what markup hides, in what is encoded or disguised. Cost:
 * at most `windowsMax` windows of the encoder, for a short material once more as many, and 1 ms for each thousand units.
 */
export async function seeMaterial(
  { encoder, rules, ngrams }: MaterialEyes,
  text: string,
  windowsMax: number,
): Promise<MaterialSight> {
  const encoded = await encodeMaterial(encoder, text, windowsMax)
  const { reading, parts, windows, unencoded } = encoded
  const ruled = fuse(rules, extractFeatures(reading))
  const strongest = parts.reduce<EncodedPart | null>(
    (best, part) => (best === null || sumOf(part.encoding) > sumOf(best.encoding) ? part : best),
    null,
  )
  const short = isShort(encoded) ? await shortSignsOf({ encoder, ngrams }, encoded, ruled.score) : null
  return { signs: signsOf(parts, ruled.score), short, windows, strongest, ruled, reading, unencoded }
}
