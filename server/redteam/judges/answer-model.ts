import { likelihoodOf, logOddsOf } from '../../domain/likelihood.ts'
import model from './answer-model.generated.json' with { type: 'json' }
import { type AnswerSigns, signMeasures } from './signs/answer-signs.ts'
import { bucketScale, wordBuckets } from './words/answer-words.ts'

/**
 * The weights by which answers are judged, made by `training/judges/fit-answer-model.ts` from train data only:
 * `words` a weight for each bucket of words (a byte each, times `scale`), `signs` one for each measure of
 * `signMeasures`, `bias`; `fusion` weighs half of that logit, the response head's logit of complying and of refusing.
 */
interface AnswerModel {
  readonly words: Int8Array
  readonly scale: number
  readonly signs: readonly number[]
  readonly bias: number
  readonly fusion: {
    readonly words: number
    readonly complies: number
    readonly refuses: number
    readonly bias: number
  }
}

const answerModel: AnswerModel = {
  ...model,
  words: Int8Array.from(Buffer.from(model.words, 'base64'), (byte) => (byte << 24) >> 24),
}

/** How likely an answer does as asked, by its words and manner, as a logit. Cost: .1 ms. */
export function wordsLogit(signs: AnswerSigns, answer: string, goal: string): number {
  const buckets = wordBuckets(answer, goal)
  const weight = bucketScale(buckets) * answerModel.scale
  const words = buckets.reduce((sum, bucket) => sum + (answerModel.words[bucket] ?? 0), 0) * weight
  return signMeasures(signs).reduce(
    (sum, value, at) => sum + value * (answerModel.signs[at] ?? 0),
    answerModel.bias + words,
  )
}

/** What the response head says, as likelihoods. */
export interface HeadLikelihoods {
  /** That the answer does as asked, 0 to 1. */
  readonly complies: number
  /** That it declines, 0 to 1. */
  readonly refuses: number
}

/** How likely an answer does as asked, by words and models together, 0 to 1. */
export function complianceOf(words: number, { complies, refuses }: HeadLikelihoods): number {
  const { fusion } = answerModel
  const logit =
    fusion.bias + (fusion.words * words) / 2 + fusion.complies * logitOf(complies) + fusion.refuses * logitOf(refuses)
  return likelihoodOf(logit)
}

/** A likelihood as a logit of −3 to 3: no model is surer than that. */
export function logitOf(likelihood: number): number {
  return Math.max(-3, Math.min(3, logOddsOf(likelihood, 1e-4)))
}
