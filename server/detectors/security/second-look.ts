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
 * Reads a message once more where the first look leaves doubt, by the network that reads owners' policies: alone, and beside a rule
 * that says what an attack is. It is deeper than the first and hears whose things are meant. Null where there is no doubt.
 * Source: models/encoder-pairs.onnx, weighed with the first look by training/security/fit_look.py. Known misses: what the
 * first look finds harmless beyond doubt; attacks that stand outside of the strongest stretch.
 * Cost: two windows of that network, up to five for a long stretch; one message in seven of the benign pool has it.
 */
export async function lookAgain(first: FirstLook, encoder: Encoder, weights: LookWeights): Promise<SecondLook | null> {
  if (first.value < weights.from || first.value > weights.to) return null
  const stretch = await readStretch(first, encoder)
  if (stretch === null) return null
  const odds = first.score + weights.alone * stretch.alone + weights.besideRule * stretch.besideRule
  return { ...calibratedRisk(weights.calibration, odds), lowestRate: lowestRateShown(weights.calibration) }
}

/** What the second look sees of the stretch in which the encoder saw most; log odds, −8 to 8. */
export interface StretchReading {
  /** That it is an attack. */
  readonly alone: number
  /** That the rule against attacks forbids it. */
  readonly besideRule: number
}

/** See `StretchReading`; null where the encoder read nothing. */
export async function readStretch({ signalReading }: FirstLook, encoder: Encoder): Promise<StretchReading | null> {
  const strongest = signalReading.encoder?.text.trim() ?? ''
  if (strongest === '') return null
  const [alone] = await encoder.readAlone([encoder.windowAlone(strongest)])
  if (alone === undefined) throw new Error('The encoder left a window out.')
  const { logit } = await readBesideRule(encoder, { rule: rules.rule, text: strongest, stretchesMax })
  return { alone: boundedLogit(alone.attack), besideRule: boundedLogit(logit) }
}
