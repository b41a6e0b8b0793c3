import { likelihoodOf } from '../../domain/likelihood.ts'
import type { PolicyModel } from '../../domain/policy/compiled.ts'
import { isNoPromise, isQuestion } from '../../text/refusals/is-no-promise.ts'
import type { Likeness } from './likeness.ts'

/** How fast the value falls on the allowed side: a text that is nearer to it by so much has a value of about .27. */
const contrastWidth = 0.05

/** What a question or a refusal has to make up for when a policy is about promises, or never about questions. */
const noPromise = 0.08

/**
 * The value of a part of a text, 0 to 1: the lesser of how rare its likeness to the policy is in ordinary texts (.5: 1 %)
 * and how clearly it is nearer to what violates than to what is allowed (.5: the border).
 */
export function textValue(likeness: Likeness, model: PolicyModel, text: string): number {
  const rarity = rarityOf(likeness.violating, model.scale)
  if (likeness.contrast === null || model.contrastFrom === null) {
    return model.isPromise && isNoPromise(text) ? Math.min(rarity, 0.4) : rarity
  }
  const speaksAgainst = (model.isPromise && isNoPromise(text)) || (model.isNeverAsked && isQuestion(text))
  const beside = speaksAgainst ? noPromise : 0
  const contrast = likeness.contrast - model.contrastFrom - beside
  return Math.min(rarity, likelihoodOf(contrast / contrastWidth))
}

/** How much nearer to what violates than the border a text is; 0 when nothing says what is allowed. */
export function contrastOf(likeness: Likeness, model: PolicyModel): number {
  return likeness.contrast === null || model.contrastFrom === null ? 0 : likeness.contrast - model.contrastFrom
}

/** The value of a likeness on a policy's scale; straight lines between its points and beyond its last two. */
export function rarityOf(likeness: number, scale: PolicyModel['scale']): number {
  const at = scale.findIndex(([from]) => likeness < from)
  if (at === 0 || scale.length < 2) return 0
  const [low, high] = at === -1 ? [scale.at(-2), scale.at(-1)] : [scale[at - 1], scale[at]]
  if (low === undefined || high === undefined) return 0
  const value = low[1] + ((likeness - low[0]) / Math.max(1e-6, high[0] - low[0])) * (high[1] - low[1])
  return Math.min(1, Math.max(0, value))
}
