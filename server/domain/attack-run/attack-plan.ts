import type { AttackMethods } from '../red-team-test/attack-methods.ts'
import type { TargetProfile } from '../red-team-test/reconnaissance.ts'
import type { Scenario } from '../red-team-test/scenario.ts'
import type { AttackLanguage, BreachChecks, TestPolicy } from '../red-team-test/test-policy.ts'

/** All that a run needs to know, frozen when it begins: later edits of the test do not reach it. */
export interface AttackPlan {
  /** Enabled ones only. */
  readonly scenarios: readonly Scenario[]
  /** Those that the scenarios name, and those that have checks of their own; each with the checks that are its own. */
  readonly policies: readonly TestPolicy[]
  /** Policies of the test that no enabled scenario is about; absent in plans of older versions, which did not tell. */
  readonly untested?: readonly TestPolicy[]
  /** Clauses of the certifications of the test that no policy of it comes from, as policies; absent in plans of older versions, which did not tell. */
  readonly clausesLeftOut?: readonly TestPolicy[]
  readonly methods: AttackMethods
  /** Looked for in every answer, whichever scenario it belongs to; absent in plans of older versions, whose scenarios hold them. */
  readonly checks?: BreachChecks
  readonly profile: TargetProfile
  /** As in `TestSettings`. */
  readonly businessContext: string
  /** As in `TestSettings`. */
  readonly publicFacts?: readonly string[]
  /** As in `TestSettings`. */
  readonly useCase: string
  readonly language: AttackLanguage
  /** That of the test: with the same plan it gives the same prompts. */
  readonly seed: string
}
