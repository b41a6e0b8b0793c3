import type { Encoder } from '../../domain/guard/encoder.ts'
import type { PolicyModel } from '../../domain/policy/compiled.ts'
import { readBesideRule } from '../applies/read-applies.ts'
import { likenessOf, openModel, similaritiesOf } from '../compiled-policies/likeness.ts'
import { nearnessOf, pairValue, scaledNearness } from '../compiled-policies/pair-value.ts'
import { contrastOf, rarityOf } from '../compiled-policies/text-value.ts'
import type { Background } from './background.ts'
import { nearShare } from './fit-pair.ts'
import { ordinaryNear } from './ordinary-near.ts'

/** What is expected of a policy on ordinary texts. */
export interface ExpectedAlarms {
  /** The share of all ordinary texts that it would flag, 0 to 1. */
  readonly all: number
  /** The share of those nearest to its subject, about one in twenty, that it would flag, 0 to 1. */
  readonly near: number
}

/** So many ordinary texts are read: .25 s on one core. */
const readMax = 40

/** Judges the ordinary texts nearest to a policy as a check would; the others are cleared by it. */
export async function expectAlarms(
  { encoder, background }: { readonly encoder: Encoder; readonly background: Background },
  model: PolicyModel,
  { askedShare, detectionThreshold }: { readonly askedShare: number; readonly detectionThreshold: number },
): Promise<ExpectedAlarms> {
  const { pair } = model
  if (pair === null) return { all: 0, near: 0 }
  const open = openModel(model)
  let [all, near, weightNear, reached] = [0, 0, 0, 0]
  const texts = ordinaryNear(background, (vector) => nearnessOf(vector, pair), { share: askedShare, most: readMax })
  for (const { text, vector, weight } of texts) {
    const { logit } = await readBesideRule(encoder, { rule: pair.rule, text, stretchesMax: 1 })
    const likeness = likenessOf(similaritiesOf(vector, open.vectors), open)
    const rarity = rarityOf(likeness.violating, model.scale)
    const measures = {
      logit,
      rarity,
      contrast: contrastOf(likeness, model),
      nearness: scaledNearness(nearnessOf(vector, pair), pair),
    }
    const flagged = pairValue(measures, pair) >= detectionThreshold
    if (flagged) all += weight
    if (reached < nearShare) {
      weightNear += weight
      if (flagged) near += weight
    }
    reached += weight
  }
  return { all, near: weightNear === 0 ? 0 : near / weightNear }
}
