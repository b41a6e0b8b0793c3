import type { AttackLanguage } from '../../domain/red-team-test/test-policy.ts'
import words from './stated-rules.json' with { type: 'json' }

/** A rule that only the checks of a test state. */
export interface StatedRule {
  readonly name: string
  /** `{tools}` is a list of names. */
  readonly policy: string
}

/** What is forbidden by the checks of a test and by none of its policies. */
export const statedRules: Readonly<Record<AttackLanguage, Readonly<Record<'tools' | 'secrets', StatedRule>>>> =
  words.statedRules
