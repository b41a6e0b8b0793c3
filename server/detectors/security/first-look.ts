import type { Range } from '../../text/range.ts'
import type { ReadingEncoder } from '../meaning/encode-reading.ts'
import type { Reading } from '../reading.ts'
import { calibratedRisk, lowestRateShown, riseByLength } from './calibration.ts'
import { extractFeatures } from './features.ts'
import { fuse } from './fusion.ts'
import type { NgramModel } from './ngram-model.ts'
import type { SecurityOpinion } from './opinion.ts'
import type { SecurityFusion } from './security-fusion.ts'
import type { SecurityRules } from './security-rules.ts'
import { readSignals } from './signals.ts'

/** By what every text is looked at. */
export interface FirstLookParts {
  /** Weights of named signs. */
  readonly rules: SecurityRules
  /** Weights of pieces of words. */
  readonly ngrams: NgramModel
  /** Encodes all views, once for all detectors. */
  readonly encode: ReadingEncoder
  /** Weighs the three opinions. */
  readonly fusion: SecurityFusion
}

/** What rules, encoder and n-grams together say of a text. */
export interface FirstLook extends Omit<SecurityOpinion, 'before'> {
  /** The weighed sum of all signals, less the rise by length; log odds that mean nothing without the calibration. */
  readonly score: number
  /** Ranges of the text as sent that the encoder did not read. */
  readonly unencoded: readonly Range[]
}

/** Looks at every view of a text with rules, encoder and n-grams, and weighs them. Cost: that of the encoder. */
export async function lookFirst(parts: FirstLookParts, reading: Reading): Promise<FirstLook> {
  const { rules, ngrams, encode, fusion } = parts
  const ruled = fuse(rules, extractFeatures(reading))
  const encoded = await encode(reading)
  const signalReading = readSignals({ reading, rulesScore: ruled.score, encoded, ngrams })
  const { values, windows } = signalReading
  const sum = fusion.weights.reduce((total, weight, at) => total + weight * (values[at] ?? 0), fusion.bias)
  const score = sum - riseByLength(fusion.calibration, windows)
  return {
    ...calibratedRisk(fusion.calibration, score),
    lowestRate: lowestRateShown(fusion.calibration),
    score,
    ruled,
    signalReading,
    amounts: fusion.weights.map((weight, at) => weight * ((values[at] ?? 0) - (fusion.usual[at] ?? 0))),
    unencoded: encoded.unencoded,
  }
}
