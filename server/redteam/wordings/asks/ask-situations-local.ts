import type { AttackLanguage } from '../../../domain/red-team-test/test-policy.ts'
import words from './ask-situations-local.json' with { type: 'json' }

/** What users of local businesses say before the request. At least 2 in each language. */
export const localSituations: Readonly<Record<string, Readonly<Record<AttackLanguage, readonly string[]>>>> =
  words.situations
