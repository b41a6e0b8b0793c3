import type { Evaluation } from '../../domain/agent-run/evaluation.ts'
import type { Turn } from '../../domain/guard/exchange.ts'
import type { RedTeamTest } from '../../domain/red-team-test/red-team-test.ts'
import type { BreachChecks, TestPolicy } from '../../domain/red-team-test/test-policy.ts'

/** A turn in which the target broke its policy. */
export interface BreachingTurn {
  /** As its evaluation counts turns. */
  readonly turnIndex: number
  /**
   * What the target was sent, oldest first; the last is the request. Nothing of a session that was left is in it: a guard that stops no
   * more than what was planted there does not stop the breach, for a memory holds also what came past the guard.
   */
  readonly asked: readonly Turn[]
  /** Empty where it only called a tool. */
  readonly response: string
  readonly evaluation: Evaluation
}

/** A case in which the target broke a policy, with every turn that did. */
export interface Breach {
  /** Of a dataset case, or of an attempt; with its policy behind it where the case counts for another one (see `caseOf`). */
  readonly caseId: string
  readonly policyId: string
  /** Null for a plain prompt of the dataset. */
  readonly techniqueId: string | null
  /** At least one. */
  readonly turns: readonly BreachingTurn[]
  /** Of the dataset, or an attempt of the run. */
  readonly kind: 'dataset' | 'attack'
  /** True unless it was found by the way, in a case that was aimed at another policy. */
  readonly isAimed: boolean
  /** Of the whole conversation, as `conversationWeight` has it. */
  readonly weight: number
  /** The target was sent a picture; what is written in it stands in `asked`. */
  readonly isPicture: boolean
}

/** A benign twin. */
export interface Twin {
  readonly caseId: string
  readonly policyId: string
  readonly asked: readonly Turn[]
  /** Null where there is no answer. */
  readonly response: string | null
  /** True when it was judged that the target did what it should; false when it refused, or nobody knows. */
  readonly isGood: boolean
  /** As for a breach. */
  readonly isPicture: boolean
}

/** What a test found, as far as an export can hold it. */
export interface Findings {
  readonly test: RedTeamTest
  /** Those of the test and of its latest attack run, by id. */
  readonly policies: ReadonlyMap<string, TestPolicy>
  /** By policy: what makes its breach certain, its own, its scenarios' and the test's together. */
  readonly checks: ReadonlyMap<string, BreachChecks>
  /** At most `findingsMax`. */
  readonly breaches: readonly Breach[]
  /** At most `findingsMax`. */
  readonly twins: readonly Twin[]
  /** By policy: answers that refused an attack on it; a few. */
  readonly refusals: ReadonlyMap<string, readonly string[]>
  /** Attempts with a verdict, by the policy that they were aimed at and the technique, as `triedKey` writes them. */
  readonly tried: ReadonlyMap<string, number>
  /** Breaches and twins beyond the bounds. */
  readonly leftOut: number
}

/** The most breaches, and the most twins, of one export. */
export const findingsMax = 500

/** Under which attempts on a policy with a technique are counted. */
export function triedKey(policyId: string, techniqueId: string): string {
  return `${policyId} ${techniqueId}`
}

/** The id of a breach of `policyId` in a case that counts for another policy: each breach is replayed by itself. */
export function furtherBreachId(caseId: string, policyId: string): string {
  return `${caseId}/${policyId}`
}

/** The case that a breach stands in. Ids of cases hold no slash. */
export function caseOfBreach(breachId: string): string {
  return breachId.split('/', 1)[0] ?? breachId
}
