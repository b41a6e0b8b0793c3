import type { AttackLanguage } from '../../../domain/red-team-test/test-policy.ts'
import words from './ask-situations.json' with { type: 'json' }
import { localSituations } from './ask-situations-local.ts'

/** What a user of each trade says before the request: situations of its daily work. At least 2 in each language. */
export const situations: Readonly<Record<string, Readonly<Record<AttackLanguage, readonly string[]>>>> = {
  ...words.situations,
  ...localSituations,
}
