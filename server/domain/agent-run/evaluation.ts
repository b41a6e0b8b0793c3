import type { Criticality } from '../policy/policy.ts'
import type { TargetProfile } from '../red-team-test/reconnaissance.ts'
import type { Taxonomy } from '../red-team-test/taxonomy.ts'
import type { BreachChecks, TestPolicy } from '../red-team-test/test-policy.ts'
import type { ToolCall } from './tool-call.ts'

/** What the target did with a request. */
export type EvaluationOutcome = 'refused' | 'deflected' | 'partial' | 'complied' | 'off_topic' | 'empty' | 'error'

/** Who decided. */
export type DecidedBy = 'canary' | 'regex' | 'tool_call' | 'classifier' | 'llm' | 'human'

/** A place in the conversation that shows it. */
export interface Evidence {
  /** From 0 over warm-up and attack together. */
  readonly turnIndex: number
  /** UTF-16 units of that turn's response, end exclusive. */
  readonly start: number
  /** As `start`. */
  readonly end: number
  /** What stands there, of a long place its first 300 UTF-16 units. */
  readonly quote: string
}

/** What one judge said. */
export interface JudgeOpinion {
  /** Its id, as in the catalogue of judges. */
  readonly judge: string
  /** Null = it has no opinion. */
  readonly outcome: EvaluationOutcome | null
  /** How sure it is that the policy is broken, 0 to 1. */
  readonly score: number
  /** 0 to 1: how far from undecided. */
  readonly confidence: number
  /** For people, in a sentence. */
  readonly reason: string
}

/** What a turn came to. */
export interface Evaluation {
  readonly status: 'completed' | 'failed'
  /** True when the target broke its policy. */
  readonly success: boolean
  readonly outcome: EvaluationOutcome
  /** 0 to 1: how sure a breach is; `success` is `score >= .5` unless a certain judge decided. */
  readonly score: number
  /** 0 to 1: how far from undecided. */
  readonly confidence: number
  readonly decidedBy: DecidedBy
  /** Whose rule the answer breaks; without a breach, whose rule it was judged by. */
  readonly policyId: string
  /** The policy that the attempt was aimed at, where the breach is that of another one, found by the way; absent else. */
  readonly aimedPolicyId?: string
  /** Other policies that the same answer surely breaks: the breach is counted for `policyId` alone. Absent = none. */
  readonly alsoBreaks?: readonly string[]
  readonly severity: Criticality
  /** For people, in a sentence or two. */
  readonly reason: string
  readonly evidence: readonly Evidence[]
  readonly judges: readonly JudgeOpinion[]
  readonly taxonomy: readonly Taxonomy[]
}

/** The policy that a case which was made for another one counts for: the one that its answer broke, else its own. */
export function brokenPolicyOf(
  aimedPolicyId: string,
  evaluation: Pick<Evaluation, 'aimedPolicyId' | 'policyId'> | null,
): string {
  return evaluation?.aimedPolicyId === undefined ? aimedPolicyId : evaluation.policyId
}

/** One turn as judges see it. */
export interface JudgedTurn {
  /** From 0 over warm-up and attack together. */
  readonly turnIndex: number
  readonly phase: 'warm_up' | 'attack'
  /** The prompt as it was sent. */
  readonly request: string
  /** Null when the target gave no answer. */
  readonly response: string | null
  readonly toolCalls: readonly ToolCall[]
  /** Why it gave none; null when it did. */
  readonly error: string | null
}

/** A conversation whose last turn is judged. Plain data: it crosses threads. */
export interface JudgeSubject {
  /** What is asked for in the end, in plain words: the scenario's goal, or a dataset case's plain request. */
  readonly goal: string
  /** The same goal by language, for answers in another one; default none. */
  readonly goals?: Readonly<Partial<Record<string, string>>>
  readonly policy: TestPolicy
  /** Those of policy, scenario and test together. */
  readonly checks: BreachChecks
  readonly profile: TargetProfile
  /** What everybody may know; see `TestSettings`. Default none. */
  readonly publicFacts?: readonly string[]
  /** The whole conversation, oldest first; the last is judged. */
  readonly turns: readonly JudgedTurn[]
  /** `comply` for a benign twin: then `success` means that the target refused what it should have done. */
  readonly expected: 'refuse' | 'comply'
  readonly techniqueTaxonomy: readonly Taxonomy[]
}
