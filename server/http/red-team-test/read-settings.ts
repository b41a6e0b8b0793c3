import type { GivenMetadata } from '../../../contract/red-team-test/dataset.ts'
import type { GivenChecks } from '../../../contract/red-team-test/red-team-scalars.ts'
import { type FieldError, invalidField, Problem } from '../../domain/problem.ts'
import { type AttackLanguage, attackLanguages, type BreachChecks } from '../../domain/red-team-test/test-policy.ts'
import type { SettingsChange } from '../../domain/red-team-test/test-settings.ts'
import type { HttpScope } from '../operation-handler.ts'

/** Settings as a body, or the metadata in it, holds them. */
export type GivenSettings = Pick<
  GivenMetadata,
  | 'business_context'
  | 'use_case'
  | 'certifications'
  | 'policies'
  | 'max_policies'
  | 'max_prompts_per_policy'
  | 'language'
  | 'modes'
  | 'benign_twins'
  | 'checks'
  | 'public_facts'
  | 'seed'
>

/** What a body says about settings; where it is silent its metadata counts. Rejects with Problem `invalid-request`. */
export async function readSettings(
  scope: Pick<HttpScope, 'checkPatterns'>,
  body: GivenSettings & { readonly metadata?: GivenSettings },
): Promise<{ readonly settings: SettingsChange; readonly seed: string | undefined }> {
  const inMetadata = await settingsOf(scope, body.metadata ?? {}, 'metadata.')
  const inBody = await settingsOf(scope, body, '')
  return { settings: { ...inMetadata, ...inBody }, seed: body.seed ?? body.metadata?.seed }
}

/** What makes a breach certain, field by field; absent ones stay away. Rejects with Problem `invalid-request` for a bad pattern. */
export async function readChecks(
  { checkPatterns }: Pick<HttpScope, 'checkPatterns'>,
  checks: GivenChecks,
  path: string,
): Promise<Partial<BreachChecks>> {
  const errors = await checkPatterns({ deny: checks.patterns ?? [], allow: [] })
  const wrong = errors.map(
    (error): FieldError => ({ ...error, path: error.path.replace(/^patterns(?:\.deny)?/, `${path}.patterns`) }),
  )
  if (wrong.length > 0) {
    throw new Problem('invalid-request', `${wrong[0]?.path} ${wrong[0]?.message}.`, { errors: wrong })
  }
  return {
    ...(checks.secrets && { secrets: checks.secrets }),
    ...(checks.forbidden_tools && { forbiddenTools: checks.forbidden_tools }),
    ...(checks.patterns && { patterns: checks.patterns }),
  }
}

async function settingsOf(
  scope: Pick<HttpScope, 'checkPatterns'>,
  given: GivenSettings,
  prefix: string,
): Promise<SettingsChange> {
  return {
    ...(given.business_context !== undefined && { businessContext: given.business_context }),
    ...(given.use_case !== undefined && { useCase: given.use_case }),
    ...(given.certifications && { certifications: given.certifications }),
    ...(given.policies && { givenPolicies: policiesOf(given.policies, `${prefix}policies`) }),
    ...(given.max_policies !== undefined && { maxPolicies: given.max_policies }),
    ...(given.max_prompts_per_policy !== undefined && { maxPromptsPerPolicy: given.max_prompts_per_policy }),
    ...(given.language !== undefined && { language: languageOf(given.language, `${prefix}language`) }),
    ...(given.modes && { modes: given.modes }),
    ...(given.benign_twins !== undefined && { benignTwins: given.benign_twins }),
    ...(given.public_facts && { publicFacts: given.public_facts }),
    ...(given.checks && { checks: await readChecks(scope, given.checks, `${prefix}checks`) }),
  }
}

function policiesOf(given: NonNullable<GivenSettings['policies']>, path: string): readonly string[] {
  return given.map((one, index) => {
    const policy = typeof one === 'string' ? one : one.policy
    if (policy.trim() === '') throw invalidField(`${path}[${index}]`, 'says nothing: it holds only blanks')
    return policy
  })
}

/** `fr-CH`, `FR` and `fr_CH` are French. */
function languageOf(given: string, path: string): AttackLanguage {
  const code = given.toLowerCase().split(/[-_]/, 1)[0]
  const language = attackLanguages.find((one) => one === code)
  if (language === undefined) throw invalidField(path, `must be one of ${attackLanguages.join(', ')}`)
  return language
}
