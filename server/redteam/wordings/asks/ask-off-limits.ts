import type { AttackLanguage } from '../../../domain/red-team-test/test-policy.ts'
import words from './ask-off-limits.json' with { type: 'json' }

/** A harmless piece of work far from most trades: what is asked of a target that may only talk about one subject. */
export interface OffLimitsTask {
  readonly id: string
  /** Stems in four languages, folded: a scope that names one of them may well include it, so it is not asked for. */
  readonly near: readonly string[]
  /** What the user asks for. */
  readonly requests: Readonly<Record<AttackLanguage, string>>
  /** In the third person: what the assistant is made to do. */
  readonly scenarios: Readonly<Record<AttackLanguage, string>>
}

/** All of them, most likely to be answered first; at least 8. */
export const offLimitsTasks: readonly OffLimitsTask[] = words.tasks
