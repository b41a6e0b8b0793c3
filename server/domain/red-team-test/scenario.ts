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
}

/** The stage of scenarios. */
export interface ScenarioStage {
  readonly status: 'not_started' | 'pending' | 'running' | 'ready' | 'failed'
  readonly items: readonly Scenario[]
  /** Why it failed; null in any other status. */
  readonly error: string | null
}
