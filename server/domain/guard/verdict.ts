import type { Range } from '../../text/range.ts'
import type { EvaluatorIdentity } from '../evaluator-identity.ts'
import type { Criticality, Policy } from '../policy/policy.ts'
import type { ActivePolicy, ActiveTopic, FailureMode, SecuritySettings } from '../project/project.ts'
import type { TopicsVerdict, TopicVerdict } from '../topic/topic.ts'
import type { AttributedFinding, AttributedTopics, ScoredFinding, Span } from './finding.ts'
import type { SecondOpinion } from './second-opinion.ts'

/** `success`: judged. `warning`: judged in part or by a fallback. `error`: not judged. */
export type CheckStatus = 'success' | 'warning' | 'error'

/** What every decided check tells. */
export interface Verdict {
  readonly status: CheckStatus
  /** The measured value; 0 when `status` is `error`. */
  readonly value: number
  /** Whether the value reached the threshold; false when `status` is `error`. */
  readonly isAboveThreshold: boolean
  /**
   * What counts: the negation of `isAboveThreshold`. What was not judged follows the failure mode: a check that failed, and
   * one below the threshold of which a range or an image was left out.
   */
  readonly isSafe: boolean
  /** Why, in plain words; null when nothing was found. */
  readonly reason: string | null
  readonly spans: readonly Span[]
  readonly unjudged: readonly Range[]
  readonly detector: EvaluatorIdentity
}

/** A policy's verdict, with the owner's words as they stood. */
export interface PolicyVerdict extends Verdict {
  readonly policyId: string
  readonly name: string
  readonly criticality: Criticality
  /** As it stood then, 0 to 1. */
  readonly detectionThreshold: number
  /** True when the policy was tried out: then nothing but this row heeds it. Absent = false. */
  readonly shadow?: boolean
  /** That an LLM was to be asked about it, and what came of that. Absent = none was. */
  readonly secondOpinion?: SecondOpinion
}

/** What a threshold is compared with: a policy violates at its threshold, security is unsafe at its threshold. */
export interface Decision {
  /** Inclusive: 0 to 1 for a policy, a calibrated risk for security. */
  readonly detectionThreshold: number
  readonly failureMode: FailureMode
}

/**
 * Turns a finding into safe or not. The only place where a threshold is compared; equal counts as reached. `isCut`: more
 * was sent than the detector got to read, which it cannot know. Default: false.
 */
export function decide(decision: Decision, { finding, detector }: AttributedFinding, isCut = false): Verdict {
  if (finding.status === 'failed') return undecided(decision, finding.reason, detector)
  // NaN compares false with everything, so it would read as "below the threshold".
  if (!Number.isFinite(finding.value)) return undecided(decision, 'The detector returned no number.', detector)
  const isAboveThreshold = finding.value >= decision.detectionThreshold
  const isPartial = isCut || finding.unjudged.length > 0 || finding.isImageUnjudged
  // What was left out might have decided: it is treated like a check that could not run.
  const isRefused = isPartial && !isAboveThreshold && decision.failureMode === 'closed'
  return {
    status: isPartial || finding.caveat !== null ? 'warning' : 'success',
    value: finding.value,
    isAboveThreshold,
    isSafe: !isAboveThreshold && !isRefused,
    reason: joinReasons(finding.reason, gapOf(finding, isCut), isRefused ? notJudgedIsUnsafe : null),
    spans: finding.spans,
    unjudged: finding.unjudged,
    detector,
  }
}

/** The verdict of one policy. */
export function decidePolicy(policy: Policy, failureMode: FailureMode, attributed: AttributedFinding): PolicyVerdict {
  return {
    ...decide({ detectionThreshold: policy.detectionThreshold, failureMode }, attributed),
    policyId: policy.id,
    name: policy.name,
    criticality: policy.criticality,
    detectionThreshold: policy.detectionThreshold,
  }
}

/** The verdict of a policy as a project switched it on. In shadow a check that failed is an error that blocks nothing. */
export function decideActive(
  { policy, shadow = false }: ActivePolicy,
  failureMode: FailureMode,
  attributed: AttributedFinding,
): PolicyVerdict {
  return shadow
    ? { ...decidePolicy(policy, 'open', attributed), shadow }
    : decidePolicy(policy, failureMode, attributed)
}

/** Whether a policy's verdict makes its message unsafe: one in shadow never does. */
export function isBlocking({ isSafe, shadow = false }: Pick<PolicyVerdict, 'isSafe' | 'shadow'>): boolean {
  return !isSafe && !shadow
}

/** The verdict of the security guardrail. */
export function decideSecurity(
  security: SecuritySettings,
  failureMode: FailureMode,
  attributed: AttributedFinding,
): Verdict {
  return decide({ detectionThreshold: security.detectionThreshold, failureMode }, attributed)
}

/** What a message is about. A topic is reached at its threshold; a failed comparison lists none. */
export function decideTopics(
  topics: readonly ActiveTopic[],
  failureMode: FailureMode,
  { finding }: AttributedTopics,
): TopicsVerdict {
  if (finding.status === 'failed') {
    return { status: 'error', reason: finding.reason, topics: [], isSafe: failureMode === 'open' }
  }
  const byId = new Map(topics.map(({ topic }) => [topic.id, topic]))
  const verdicts = finding.topics.flatMap((compared): TopicVerdict[] => {
    const topic = byId.get(compared.topicId)
    if (!topic) return []
    const isReached = compared.similarity >= topic.similarityThreshold
    return [{ ...compared, name: topic.name, state: topic.state, isReached }]
  })
  return {
    status: finding.caveat === null ? 'success' : 'warning',
    reason: finding.caveat,
    topics: verdicts,
    isSafe: !verdicts.some(({ state, isReached }) => state === 'unsafe' && isReached),
  }
}

function undecided(decision: Decision, reason: string, detector: EvaluatorIdentity): Verdict {
  return {
    status: 'error',
    value: 0,
    isAboveThreshold: false,
    isSafe: decision.failureMode === 'open',
    reason,
    spans: [],
    unjudged: [],
    detector,
  }
}

function gapOf({ unjudged, caveat }: ScoredFinding, isCut: boolean): string | null {
  return caveat ?? (isCut || unjudged.length > 0 ? 'Parts of the text were not judged.' : null)
}

const notJudgedIsUnsafe = 'What was not judged counts as unsafe, because the failure mode of the project is closed.'

function joinReasons(...reasons: readonly (string | null)[]): string | null {
  return reasons.filter((reason) => reason !== null).join(' ') || null
}
