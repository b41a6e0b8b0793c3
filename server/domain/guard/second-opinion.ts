import type { OpinionFailure } from '../opinion-failure.ts'
import { keysBy } from '../policy/harm-key.ts'
import type { Policy } from '../policy/policy.ts'
import type { SecondOpinionSettings } from '../project/second-opinion-settings.ts'
import type { Direction } from './exchange.ts'
import type { AttributedFinding, ScoredFinding } from './finding.ts'

/** A longer text is not asked about: what an LLM was not shown it cannot clear. In UTF-16 units, with what it carries on. */
export const askedUnitsMax = 8_000

/** What an LLM is asked: whether one text breaks one rule. */
export interface OpinionQuestion {
  /** With at most 4 examples of each side, of at most 300 units each. */
  readonly rule: Pick<Policy, 'name' | 'description' | 'examples'>
  readonly direction: Direction
  /** Together with `textWithContext` at most `askedUnitsMax` units. */
  readonly text: string
  /** The text with what it carries on; null when it stands alone. */
  readonly textWithContext: string | null
  /** What the text answers, both ends of it where it has more than 3,000 units; null for an input, or when it is not known. */
  readonly request: string | null
}

/** What an LLM said. */
export type Opinion = 'violates' | 'allowed'

/** That an LLM was to be asked about a verdict, and what came of it. Holds no words of the text nor of the LLM. */
export interface SecondOpinion {
  /** `agreed`, `overturned`: the LLM decided. `failed`: the detector did. */
  readonly outcome: 'agreed' | 'overturned' | 'failed'
  /** The detector's value, 0 to 1. */
  readonly localValue: number
  /** Null when there was an opinion. */
  readonly failure: OpinionFailure | null
}

/** An LLM as whoever decides about a message sees it. */
export interface SecondOpinions {
  /** False where this server has no LLM. */
  readonly isConfigured: boolean
  /**
   * What is said to each question, in their order. Never rejects. Cost: one question to the LLM each, at most seconds,
   * unless the same was asked within the hour; nothing when the budget of the organization is spent.
   */
  ask(organizationId: string, questions: readonly OpinionQuestion[]): Promise<readonly (Opinion | OpinionFailure)[]>
}

/** A finding after an LLM was asked about it. */
export interface ReviewedFinding {
  readonly attributed: AttributedFinding
  readonly secondOpinion: SecondOpinion
}

/**
 * Whether an LLM is to be asked: the policy is judged by meaning, the value lies in the band around its threshold, and an
 * opinion could change it. Patterns are certain and never asked about; neither is a finding that failed.
 */
export function asksOpinion(
  { below, above, catalogue }: SecondOpinionSettings,
  { isDefault, detector, detectionThreshold }: Pick<Policy, 'isDefault' | 'detector' | 'detectionThreshold'>,
  { finding }: AttributedFinding,
): boolean {
  const isAsked = isDefault ? catalogue && !factual.has(detector) : detector === 'compiled'
  // At a threshold of 0 every value violates, whatever anybody says.
  if (!isAsked || finding.status !== 'scored' || detectionThreshold <= 0) return false
  const distance = finding.value - detectionThreshold
  // Decimal fractions are not exact: a value at the end of the band as it is written counts.
  return distance >= -below - roundingError && distance <= above + roundingError
}

const roundingError = 1e-9

/** Policies of the catalogue that look for facts, not for meaning. */
const factual: ReadonlySet<string> = new Set([...keysBy('data'), ...keysBy('disclosure')])

/**
 * The finding with an opinion. Where both agree its value stays; where they do not, it becomes the end of the band on the
 * side of the LLM, so that value, threshold and decision still belong together. Without an opinion it stays, with a
 * caveat that says why, and is shown as a warning.
 */
export function withOpinion(
  settings: SecondOpinionSettings,
  { detectionThreshold: threshold }: Pick<Policy, 'detectionThreshold'>,
  { attributed, finding }: { readonly attributed: AttributedFinding; readonly finding: ScoredFinding },
  said: Opinion | OpinionFailure,
): ReviewedFinding {
  const localValue = finding.value
  if (said !== 'violates' && said !== 'allowed') {
    const caveat = [finding.caveat, `${noOpinion[said]} ${detectorDecided}`].filter((part) => part !== null).join(' ')
    return {
      attributed: { ...attributed, finding: { ...finding, caveat } },
      secondOpinion: { outcome: 'failed', localValue, failure: said },
    }
  }
  const agrees = localValue >= threshold === (said === 'violates')
  const end = said === 'violates' ? Math.min(1, threshold + settings.above) : Math.max(0, threshold - settings.below)
  const reason = [finding.reason, agrees ? agreed : overturned[said]].filter((part) => part !== null).join(' ')
  return {
    attributed: { ...attributed, finding: { ...finding, value: agrees ? localValue : end, reason } },
    secondOpinion: { outcome: agrees ? 'agreed' : 'overturned', localValue, failure: null },
  }
}

const agreed = 'The value is near the threshold; an LLM was asked and agrees.'

const overturned = {
  violates: 'The detector found it just below the threshold; an LLM was asked and says that the rule is broken.',
  allowed: 'The detector found it just above the threshold; an LLM was asked and says that the rule is not broken.',
} as const satisfies Readonly<Record<Opinion, string>>

const detectorDecided = 'The detector decided alone, near its threshold.'

const noOpinion = {
  'not-configured': 'An LLM was to be asked, and this server has none.',
  'organization-budget-spent': 'An LLM was to be asked, and the organization has spent its questions of today.',
  'organization-busy': 'An LLM was to be asked, and the organization has too many questions under way.',
  'budget-spent': 'An LLM was to be asked, and the tokens of today are spent.',
  busy: 'An LLM was to be asked, and too many questions are under way.',
  'circuit-open': 'An LLM was to be asked; it failed often and is left alone for a while.',
  failed: 'An LLM was asked, and the question failed.',
  malformed: 'An LLM was asked, and its answer is not of the form asked for.',
  'timed-out': 'An LLM was asked, and did not answer in time.',
  unsure: 'An LLM was asked, and cannot say.',
  'too-long': 'An LLM was to be asked, and the text is too long for that.',
  'with-images': 'An LLM was to be asked, and is not shown the images that came with the text.',
  'too-many': 'An LLM was to be asked, and was asked about other policies that are nearer to their thresholds.',
} as const satisfies Readonly<Record<OpinionFailure, string>>
