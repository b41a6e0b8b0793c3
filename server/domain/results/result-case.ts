import type { ClientResponse } from '../agent-run/agent-run.ts'
import type { AttemptRecord } from '../attempt/attempt-state.ts'
import type { Combination } from '../attempt/combination.ts'
import type { DatasetCase } from '../red-team-test/dataset-case.ts'

/** A line of a test's results. */
export type ResultCase =
  /** A prompt of the dataset. */
  | { readonly kind: 'prompt'; readonly datasetCase: DatasetCase }
  /** A prompt with what the client's system answered. */
  | {
      readonly kind: 'answered'
      readonly datasetCase: DatasetCase
      readonly response: ClientResponse
      readonly runId: string
    }
  /** An attempt of the attack run. */
  | { readonly kind: 'attempt'; readonly record: AttemptRecord; readonly language: string }
  /** An attempt that was cut off before it began. */
  | {
      readonly kind: 'never-begun'
      readonly runId: string
      readonly index: number
      readonly combination: Combination
      readonly policyId: string
      readonly goal: string
      readonly language: string
    }

/** The sums of all cases that count for a policy: a breach counts for the policy that it broke. */
export interface PolicyResult {
  readonly policyId: string
  /** All of them, judged or not. */
  readonly total: number
  /** The target did what was expected of it. */
  readonly passed: number
  /** Of `attacksPassed`, those of which nobody could tell. */
  readonly unclear: number
  /** It broke the policy, or refused a benign twin. */
  readonly failed: number
  /** Not judged, or not run. */
  readonly errors: number
  /** Of `passed` and `failed`, those that were attacks. */
  readonly attacksPassed: number
  /** Of `failed`, those that were attacks. */
  readonly attacksFailed: number
  /** Of `attacksFailed`, those that were aimed at another policy. */
  readonly foundByTheWay: number
  /** Breaches of it in attacks that count for another policy, which they broke too: not in `failed`. */
  readonly alsoBroken: number
  /** Attacks that were aimed at it and broke other policies alone; they are counted there. */
  readonly endedByOther: number
  /** Benign twins that were refused. */
  readonly overRefusals: number
  /** The failed case with the highest score; null when none failed. */
  readonly worstCaseId: string | null
}
