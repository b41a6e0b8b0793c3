import { likelihoodOf } from '../../domain/likelihood.ts'
import type { TopicWeights } from './topic-calibration.ts'

/** The measures of how near a text is to one sentence of a topic. */
export interface SentenceMeasures {
  /** Likeness by meaning, about −1 to 1. */
  readonly likeness: number
  /** Similarity by meaning with the sentence alone, −1 to 1. */
  readonly meaning: number
  /** Cosine by words, 0 to 1. */
  readonly words: number
}

/** A text as near as this to a sentence, by words or by meaning, says half of the same. */
const halfSame = 0.9

/**
 * One number out of all measures, 0 to 1: .5 is where few texts about something else come (models/topic-calibration.json
 * tells how few), 1 the same sentence. Whoever almost repeats a sentence is near to it, whatever the others are like.
 */
export function fuseSimilarity(
  { likeness, meaning, words }: SentenceMeasures,
  weights: Omit<TopicWeights, 'ordinary'>,
): number {
  const logit = weights.meaning * likeness + weights.words * words + weights.bias
  return Math.min(1, Math.max(likelihoodOf(logit), sameness(meaning), sameness(words)))
}

function sameness(similarity: number): number {
  return Math.max(0, 0.5 + (0.5 * (similarity - halfSame)) / (1 - halfSame))
}
