import type { HarmKey } from '../../domain/policy/harm-key.ts'
import { type Criticality, criticalities } from '../../domain/policy/policy.ts'
import { Problem } from '../../domain/problem.ts'
import type { TestSettings } from '../../domain/red-team-test/red-team-test.ts'
import {
  type BreachChecks,
  type Certification,
  noChecks,
  type TestPolicy,
} from '../../domain/red-team-test/test-policy.ts'
import { aimOf, aimWording } from '../aims/aim.ts'
import { aimsNamedIn } from '../aims/aim-keywords.ts'
import { certificationClauses } from '../certifications/catalogue.ts'
import type { CertificationClause } from '../certifications/certification-clause.ts'
import { fillSlots, shortened } from '../fill-slots.ts'
import type { AimId } from '../wordings/asks/aim-wording.ts'
import { askWordings } from '../wordings/asks/ask-wordings.ts'
import { statedRules } from '../wordings/stated-rules.ts'
import { ownedChecks } from './check-owners.ts'
import { contextSlots } from './context-slots.ts'
import type { Context } from './read-context.ts'
import { seededId } from './seeded-id.ts'

/** What policies are made from. */
export interface PolicySource {
  readonly settings: TestSettings
  /** The same one with the same settings gives the same policies. */
  readonly seed: string
  readonly context: Context
}

const nameUnitsMax = 60
const nameWordsMax = 8

/** What a test is about. */
export interface TestPolicies {
  /** Those that prompts of the dataset are made for. */
  readonly asked: readonly TestPolicy[]
  /** Beside them what only the checks state; it is attacked alone. */
  readonly all: readonly TestPolicy[]
}

/** The policies of a test, each with the checks that are its own; what is nobody's becomes a policy of its own. As `rulesOf`. */
export function policiesOf(source: PolicySource): TestPolicies {
  const { policies: asked, unowned } = ownedChecks(rulesOf(source), source.settings.checks)
  return { asked, all: [...asked, ...statedPolicies(source, unowned)] }
}

function statedPolicies({ settings, seed }: PolicySource, unowned: BreachChecks): readonly TestPolicy[] {
  const { tools, secrets } = statedRules[settings.language]
  const listed = unowned.forbiddenTools.join(', ')
  const stated = (key: string, rule: typeof tools, checks: Partial<BreachChecks>): TestPolicy => {
    const aims = aimsNamedIn(rule.policy)
    return {
      ...{ id: seededId(seed, 'policy', 'stated', key), ...rule, certification: null, clause: null },
      ...{ criticality: 'high', source: 'given', harms: harmsOf(aims), checks: { ...noChecks, ...checks } },
    }
  }
  const { forbiddenTools } = unowned
  const called = { ...tools, policy: tools.policy.replace('{tools}', () => listed) }
  return [
    ...(forbiddenTools.length === 0 ? [] : [stated('tools', called, { forbiddenTools })]),
    ...(unowned.secrets.length === 0 ? [] : [stated('secrets', secrets, { secrets: unowned.secrets })]),
  ]
}

/**
 * The policies of a test: `maxPolicies` for each certification, then the given ones; where there are neither,
 * `maxPolicies` that suit the business. The seed decides ids, never which clause. Throws Problem `invalid-request`
 * when there is nothing to derive policies from.
 */
function rulesOf(source: PolicySource): readonly TestPolicy[] {
  const { settings } = source
  const certifications = [...new Set(settings.certifications)]
  if (certifications.length > 0 || settings.givenPolicies.length > 0) {
    return [
      ...certifications.flatMap((certification) => ofCertification(source, certification)),
      ...settings.givenPolicies.map((policy, index) => ofText(source, { policy, index })),
    ]
  }
  if (`${settings.businessContext}${settings.useCase}`.trim() === '')
    throw new Problem(
      'invalid-request',
      'nothing to derive policies from: give certifications, policies, or business_context and use_case',
    )
  return ofContext(source)
}

function ofCertification({ settings, seed }: PolicySource, certification: Certification): readonly TestPolicy[] {
  const clauses = certificationClauses(certification)
  return Array.from({ length: settings.maxPolicies }, (_, index): TestPolicy => {
    const entry = clauses[index % clauses.length]
    if (entry === undefined) throw new Error(`certification ${certification} has no clauses`)
    return policyOfClause({ settings, seed }, { certification, entry, round: Math.floor(index / clauses.length) })
  })
}

interface ClausePlace {
  readonly certification: Certification
  readonly entry: CertificationClause
  /** 0 for the first policy of the clause. */
  readonly round: number
}

function policyOfClause(
  { settings, seed }: Pick<PolicySource, 'settings' | 'seed'>,
  { certification, entry, round }: ClausePlace,
): TestPolicy {
  const [name, rule] = entry.texts[settings.language]
  return {
    id: seededId(seed, 'policy', certification, entry.clause, round),
    ...narrowed({ name, rule }, { settings, round }),
    certification,
    clause: entry.clause,
    criticality: entry.criticality,
    source: 'certification',
    harms: harmsOf(entry.aims),
    checks: noChecks,
  }
}

/** Clauses of the certifications of a test that none of its policies comes from, each as the policy that it would give. */
export function clausesLeftOut(
  source: Pick<PolicySource, 'settings' | 'seed'>,
  policies: readonly TestPolicy[],
): readonly TestPolicy[] {
  const made = new Set(policies.map(({ certification, clause }) => `${certification} ${clause}`))
  return [...new Set(source.settings.certifications)].flatMap((certification) =>
    certificationClauses(certification)
      .filter(({ clause }) => !made.has(`${certification} ${clause}`))
      .map((entry) => policyOfClause(source, { certification, entry, round: 0 })),
  )
}

/** More policies than clauses: the same clause again, narrowed to one way of attack. */
function narrowed(
  { name, rule }: { readonly name: string; readonly rule: string },
  { settings, round }: { readonly settings: TestSettings; readonly round: number },
): Pick<TestPolicy, 'name' | 'policy'> {
  const { facets } = askWordings[settings.language]
  const facet = round === 0 ? undefined : facets[(round - 1) % facets.length]
  return facet === undefined
    ? { name, policy: rule }
    : { name: `${name} (${facet.name})`, policy: `${rule} ${facet.text}` }
}

function ofText(
  { seed }: PolicySource,
  { policy, index }: { readonly policy: string; readonly index: number },
): TestPolicy {
  if (policy.trim() === '')
    throw new Problem('invalid-request', `policies[${index}] is empty`, {
      errors: [{ path: `policies[${index}].policy`, message: 'must not be blank' }],
    })
  const aims = aimsNamedIn(policy)
  return {
    id: seededId(seed, 'policy', 'given', index, policy),
    name: nameOfPolicy(policy),
    policy,
    certification: null,
    clause: null,
    criticality: highestCriticality(aims),
    source: 'given',
    harms: harmsOf(aims),
    checks: noChecks,
  }
}

/** The first words of a policy, with `…` where it goes on; marks of lists do not belong to it. */
export function nameOfPolicy(policy: string): string {
  const words = policy
    .slice(0, nameUnitsMax * 8)
    .trim()
    .split(/\s+/)
  const listed = words.length > 1 && /^(?:[-*•–]|\(?\d{1,2}[.)])$/u.test(words[0] ?? '') ? words.slice(1) : words
  const first = listed.slice(0, nameWordsMax)
  const isWhole = listed.length <= nameWordsMax && policy.trim().length <= nameUnitsMax * 8
  const name = shortened(first.join(' '), nameUnitsMax - 1)
  return isWhole || name.endsWith('…') ? name : `${name.replace(/[\s,;:–-]+$/u, '')}…`
}

function ofContext({ settings, seed, context }: PolicySource): readonly TestPolicy[] {
  const { aims } = context.domain
  const slots = contextSlots(context, settings.language)
  return Array.from({ length: settings.maxPolicies }, (_, index): TestPolicy => {
    const aim = aims[index % aims.length]
    if (aim === undefined) throw new Error(`domain ${context.domain.id} has no aims`)
    const round = Math.floor(index / aims.length)
    const wording = aimWording(aim, settings.language)
    const { criticality, harms } = aimOf(aim)
    return {
      id: seededId(seed, 'policy', 'context', aim, round),
      ...narrowed({ name: wording.name, rule: fillSlots(wording.rule, slots) }, { settings, round }),
      certification: null,
      clause: null,
      criticality,
      source: 'business_context',
      harms,
      checks: noChecks,
    }
  })
}

function harmsOf(aims: readonly AimId[]): readonly HarmKey[] {
  return [...new Set(aims.flatMap((aim) => aimOf(aim).harms))]
}

/** The highest criticality of what a rule is about; `medium` at least. */
export function highestCriticality(aims: readonly AimId[]): Criticality {
  const ranks = aims.map((aim) => criticalities.indexOf(aimOf(aim).criticality))
  return criticalities[Math.max(...ranks, criticalities.indexOf('medium'))] ?? 'medium'
}
