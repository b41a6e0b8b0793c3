import type { Encoder } from '../../domain/guard/encoder.ts'
import type { ReadingEncoder } from '../meaning/encode-reading.ts'
import { loadLookWeights } from './look-weights.ts'
import { loadNgramModel } from './ngram-model.ts'
import type { SecurityParts } from './security-detector.ts'
import { loadSecurityFusion } from './security-fusion.ts'
import { loadSecurityRules } from './security-rules.ts'

/** By what the security detector reads meaning. */
export interface SecurityEncoders {
  readonly encoder: Encoder
  readonly encode: ReadingEncoder
}

/**
 * Reads the committed weights of the security detector. Throws a plain message when a file is missing, damaged, or made
 * for another encoder than the one given.
 */
export function loadSecurityParts({ encoder, encode }: SecurityEncoders): SecurityParts {
  const rules = loadSecurityRules()
  const ngrams = loadNgramModel()
  const versions = { encoder: encoder.identity.version, ngrams: ngrams.version, rules: rules.version }
  const fusion = loadSecurityFusion(versions)
  const look = loadLookWeights({ pairs: encoder.pairsVersion, fusion: fusion.version })
  return { rules, ngrams, encode, encoder, fusion, look }
}
