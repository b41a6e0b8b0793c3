import type { GenerationRequest } from '../../domain/attack-run/engine.ts'
import type { TargetProfile } from '../../domain/red-team-test/reconnaissance.ts'
import type { Scenario } from '../../domain/red-team-test/scenario.ts'
import {
  type AttackLanguage,
  attackLanguages,
  noChecks,
  type TestPolicy,
} from '../../domain/red-team-test/test-policy.ts'
import { randomFrom } from '../../text/random/seeded-random.ts'
import { aimOf } from '../aims/aim.ts'
import { contextSlots } from '../dataset/context-slots.ts'
import { leaveOutSecrets } from '../dataset/leave-out-secrets.ts'
import { actsOf, aimsOnPoint } from '../dataset/policy-asks.ts'
import { type Context, readContext } from '../dataset/read-context.ts'
import { seededId } from '../dataset/seeded-id.ts'
import { fillSlots, shortened } from '../fill-slots.ts'
import { askWordings } from '../wordings/asks/ask-wordings.ts'
import { type ScenarioAsk, scenarioAsks } from './scenario-asks.ts'

/** From so many scenarios on each policy gets one only. */
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
 * purpose, languages, memory); ranked by expected yield. No two policies have a scenario with the same goal while there is
 * another. Up to 4 for each policy, fewer where more than 15 policies share 60, and never none. Follows from its arguments alone; needs no LLM.
 */
export function generateScenarios(request: ScenarioRequest): readonly Scenario[] {
  const { settings, policies } = request
  const context = readContext(settings)
  const perPolicy = Math.max(1, Math.min(perPolicyMax, Math.floor(scenariosMax / Math.max(1, policies.length))))
  const taken = new Set<string>()
  const all = policies.flatMap((policy, policyIndex) => {
    const asks = scenarioAsks({ policy, policyIndex, profile: request.profile, language: settings.language })
    const made = asks.map((ask, index) => scenarioOf(request, { policy, ask, index, context }))
    const inOtherWords = () =>
      [1, 2, 3].flatMap((form) =>
        asks.map((ask, index) => {
          const again = { ...ask, key: `${ask.key}:other${form}`, form: ask.form + form }
          return scenarioOf(request, { policy, ask: again, index, context })
        }),
      )
    const own = notYetAsked({ made, inOtherWords }, taken).slice(0, perPolicy)
    for (const { goal } of own) taken.add(goal)
    return own
  })
  return all.sort((first, second) => second.expectedYield - first.expectedYield)
}

interface Made {
  readonly made: readonly Scenario[]
  readonly inOtherWords: () => readonly Scenario[]
}

/** What is asked for under one policy is not asked for again under another, unless there is nothing else to ask for. */
function notYetAsked({ made, inOtherWords }: Made, taken: ReadonlySet<string>): readonly Scenario[] {
  const fresh = made.filter(({ goal }) => !taken.has(goal))
  if (fresh.length > 0) return fresh
  const others = inOtherWords().filter(({ goal }) => !taken.has(goal))
  return others.length > 0 ? others.slice(0, 1) : made.slice(0, 1)
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
