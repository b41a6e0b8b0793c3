import type { GenerationRequest } from '../../domain/redteam/engine.ts'
import type { TargetProfile } from '../../domain/redteam/reconnaissance.ts'
import type { Scenario } from '../../domain/redteam/scenario.ts'
import { type AttackLanguage, attackLanguages, noChecks, type TestPolicy } from '../../domain/redteam/test-policy.ts'
import { aimOf } from '../dataset/aim.ts'
import { contextSlots } from '../dataset/context-slots.ts'
import { fillSlots, shortened } from '../dataset/fill-slots.ts'
import { leaveOutSecrets } from '../dataset/leave-out-secrets.ts'
import { actsOf, aimsOnPoint } from '../dataset/policy-asks.ts'
import { type Context, readContext } from '../dataset/read-context.ts'
import { seededId } from '../dataset/seeded-id.ts'
import { randomFrom } from '../seeded-random.ts'
import { askWordings } from '../wordings/ask-wordings.ts'
import { type ScenarioAsk, scenarioAsks } from './scenario-asks.ts'

/** At most this many scenarios for a test. */
export const scenariosMax = 60

const perPolicyMax = 4
const defaultTurns = 5

/** What scenarios are made from. */
export interface ScenarioRequest extends GenerationRequest {
  readonly policies: readonly TestPolicy[]
  readonly profile: TargetProfile
}

/**
 * Purposes of attacks on each policy, from its own words, its aims, the business and what reconnaissance learnt (tools,
 * purpose, languages, memory); ranked by expected yield. 2 to 4 for each policy, fewer where more than 30 policies share
 * the bound of 60. Follows from its arguments alone; needs no LLM.
 */
export function generateScenarios(request: ScenarioRequest): readonly Scenario[] {
  const { settings, policies } = request
  const context = readContext(settings)
  const perPolicy = Math.max(1, Math.min(perPolicyMax, Math.floor(scenariosMax / Math.max(1, policies.length))))
  return policies
    .slice(0, scenariosMax)
    .flatMap((policy, policyIndex) =>
      scenarioAsks({ policy, policyIndex, profile: request.profile, language: settings.language })
        .slice(0, perPolicy)
        .map((ask, index) => scenarioOf(request, { policy, ask, index, context })),
    )
    .sort((first, second) => second.expectedYield - first.expectedYield)
}

interface Place {
  readonly policy: TestPolicy
  readonly ask: ScenarioAsk
  readonly index: number
  readonly context: Context
}

function scenarioOf(request: ScenarioRequest, place: Place): Scenario {
  const { settings, seed, profile } = request
  const { policy, ask } = place
  const { language } = settings
  const goals = Object.fromEntries(
    attackLanguages.filter((code) => ask.texts[code] !== undefined).map((code) => [code, goalIn(code, request, place)]),
  )
  const turns = ask.aim === null ? defaultTurns : aimOf(ask.aim).maximumMultiTurn
  return {
    id: seededId(seed, 'scenario', policy.id, ask.key),
    scenario: describe(request, place),
    policyId: policy.id,
    // A target that forgets earlier turns gains nothing from long ladders.
    maximumMultiTurn: profile.memory === false ? Math.min(turns, defaultTurns) : turns,
    enabled: true,
    checks: noChecks,
    goal: goals[language] ?? '',
    goals,
    expectedYield: yieldOf(place, request),
  }
}

function describe({ settings, seed, profile }: ScenarioRequest, { policy, ask, index, context }: Place): string {
  const { language, checks } = settings
  const { ways, purpose, redacted } = askWordings[language]
  const slots = contextSlots(context, language, randomFrom(seed, `goal:${policy.id}:${ask.key}`))
  const way = (ways[index % ways.length] ?? '{scenario}').replace(
    '{scenario}',
    () => ask.texts[language]?.scenario ?? '',
  )
  const told =
    profile.purpose === null ? '' : ` ${purpose.replace('{purpose}', () => shortened(profile.purpose ?? '', 160))}`
  return leaveOutSecrets([...checks.secrets, ...policy.checks.secrets], redacted)(`${fillSlots(way, slots)}${told}`)
}

function goalIn(code: AttackLanguage, { settings, seed }: ScenarioRequest, { policy, ask, context }: Place): string {
  const slots = contextSlots(context, code, randomFrom(seed, `goal:${policy.id}:${ask.key}`))
  const clean = leaveOutSecrets([...settings.checks.secrets, ...policy.checks.secrets], askWordings[code].redacted)
  const requests = ask.texts[code]?.requests ?? []
  return clean(fillSlots(requests[ask.form % requests.length] ?? '', slots))
}

/** Aims know their yield; the owner's own words and tools that are known to be there are tried early. */
function yieldOf({ ask, index, policy }: Place, { settings, profile }: ScenarioRequest): number {
  const { language } = settings
  const { memory } = profile
  const known = (ask.aim === null ? aimsOnPoint(policy, actsOf(policy, language)).map(({ id }) => id) : [ask.aim]).map(
    (aim) => aimOf(aim).expectedYield,
  )
  const base = known.length === 0 ? 0.7 : Math.max(...known)
  const weight =
    base +
    (ask.usesProfile ? 0.1 : 0) +
    (policy.criticality === 'critical' ? 0.03 : 0) -
    index * 0.04 +
    (memory ? 0.02 : 0)
  return Math.round(Math.min(0.99, Math.max(0.05, weight)) * 100) / 100
}
