import type { AttackLanguage } from '../../../domain/red-team-test/test-policy.ts'

/** The wordings of a script: for each language its stages in order, each with 2 or more ways to say it; the last one asks for `{goal}`. */
export type StageWordings = Readonly<Record<AttackLanguage, readonly (readonly string[])[]>>
