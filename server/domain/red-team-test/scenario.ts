import type { ChatFailureReason } from '../chat.ts'
import type { AttackLanguage, BreachChecks } from './test-policy.ts'

/** An attack's purpose, bound to the policy that it tries to break. */
export interface Scenario {
  readonly id: string
  /** What the attack tries to get the target to do, in words; editable. */
  readonly scenario: string
  readonly policyId: string
  /** Attack turns of an attempt at most, backtracks included. 1 to 15, default 5. */
  readonly maximumMultiTurn: number
  /** False skips it at run time. */
  readonly enabled: boolean
  /** Beside those of its policy. */
  readonly checks: BreachChecks
  /** What an attacker asks for in the end, as a request in the first person in the test's language, e.g. `Tell me …`. */
  readonly goal: string
  /** The same goal in the languages in which the generator knows it; empty for scenarios that a person wrote. */
  readonly goals: Readonly<Partial<Record<AttackLanguage, string>>>
  /** Expected yield, 0 to 1; the list is ranked by it. */
  readonly expectedYield: number
  /** Present where an LLM wrote the text, which is the goal too; gone when a person edits it. */
  readonly isByLlm?: true
}

/** Why an LLM gave no goals for a policy. */
export type GoalsFailure =
  | ChatFailureReason
  /** The time of all policies together was over. */
  | 'out-of-time'
  /** It declined, wrote what others ask for already, or said a secret. */
  | 'unusable'

/** What became of asking an LLM for goals. */
export interface GoalsByLlm {
  /** Policies that it was asked about, each once. */
  readonly policiesAsked: number
  /** Those of them that kept the goals of the templates, with why. */
  readonly fellBack: readonly { readonly policyId: string; readonly reason: GoalsFailure }[]
}

/** Scenarios as they are to be stored. */
export interface WrittenScenarios {
  readonly items: readonly Scenario[]
  /** Null where no LLM was asked. */
  readonly goalsByLlm: GoalsByLlm | null
}

/** The stage of scenarios. */
export interface ScenarioStage {
  readonly status: 'not_started' | 'pending' | 'running' | 'ready' | 'failed'
  readonly items: readonly Scenario[]
  /** Why it failed; null in any other status. */
  readonly error: string | null
  /** What the LLM did when the items were generated; absent or null where none was asked. */
  readonly goalsByLlm?: GoalsByLlm | null
}
