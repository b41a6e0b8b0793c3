import type { AttackLanguage } from '../../../domain/red-team-test/test-policy.ts'

/**
 * The wordings of a script: for each language its stages in order, each with 1 or more ways to say it, 2 or more where a stage
 * can be said again; the last one asks for `{goal}`. A file of them holds to `stage-wordings.schema.json`.
 */
export type StageWordings = Readonly<Record<AttackLanguage, readonly (readonly string[])[]>>
