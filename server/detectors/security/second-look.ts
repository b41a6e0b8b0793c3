import type { Encoder } from '../../domain/guard/encoder.ts'
import { boundedLogit, readBesideRule } from '../applies/read-applies.ts'
import rules from './attack-rule.json' with { type: 'json' }
import { type CalibratedRisk, calibratedRisk, lowestRateShown } from './calibration.ts'
import type { FirstLook } from './first-look.ts'
import type { LookWeights } from './look-weights.ts'

/** What both looks came to together. */
export interface SecondLook extends CalibratedRisk {
  /** The lowest false-alarm rate that its calibration can show. */
  readonly lowestRate: number
}

/** Of the strongest stretch so many parts are read beside the rule: the whole, and three of a long one. */
const stretchesMax = 4

/**
 * Reads a message once more where the first look leaves doubt, beside a rule that says what an attack is, by the network that reads
 * owners' policies: they hear whose things are meant, which one message alone hardly tells. Null where there is no doubt.
 * Source: models/encoder-pairs.onnx, weighed with the first look by training/security/fit_look.py. Known misses: what the
 * first look finds harmless beyond doubt; attacks that stand outside of the strongest stretch.
 * Cost: a window of the encoder, up to four for a long stretch; one message in seven of the benign pool has it.
 */
export async function lookAgain(first: FirstLook, encoder: Encoder, weights: LookWeights): Promise<SecondLook | null> {
  if (first.value < weights.from || first.value > weights.to) return null
  const logit = await readAttack(first, encoder)
  if (logit === null) return null
  const odds = weights.bias + weights.score * first.score + weights.logit * logit
  return { ...calibratedRisk(weights.calibration, odds), lowestRate: lowestRateShown(weights.calibration) }
}

/** The bounded log odds that the rule against attacks forbids the stretch in which the encoder saw most; null where it read nothing. */
export async function readAttack({ signalReading }: FirstLook, encoder: Encoder): Promise<number | null> {
  const strongest = signalReading.encoder?.text.trim() ?? ''
  if (strongest === '') return null
  const { logit } = await readBesideRule(encoder, { rule: rules.rule, text: strongest, stretchesMax })
  return boundedLogit(logit)
}
