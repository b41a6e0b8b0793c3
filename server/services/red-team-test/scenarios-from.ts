import { invalidField } from '../../domain/problem.ts'
import type { RedTeamTest } from '../../domain/red-team-test/red-team-test.ts'
import type { Scenario } from '../../domain/red-team-test/scenario.ts'
import { type BreachChecks, noChecks, type TestPolicy } from '../../domain/red-team-test/test-policy.ts'
import type { RedTeamScope } from '../scope/red-team-scope.ts'

/** A scenario as a client saves it; what is null is kept where one is edited, and has its default in a new one. */
export interface GivenScenario {
  /** Null = a new one. */
  readonly id: string | null
  /** What the attack wants to achieve. */
  readonly scenario: string
  /** Id, text or name of a policy. */
  readonly policy: string | null
  /** Attack turns of an attempt at most. Default 5. */
  readonly maximumMultiTurn: number | null
  /** Default true. */
  readonly enabled: boolean | null
  /** A list that is absent is empty in a new one. Default: none. */
  readonly checks: Partial<BreachChecks> | null
}

/** Attack turns of a scenario that names no number. */
const defaultMultiTurn = 5

/** Nobody has measured what a scenario of a person yields. */
const unknownYield = 0.5

/**
 * The list of scenarios that a client saves. What is not edited keeps its goal; another text or policy gets a new one.
 * Throws Problem `invalid-request` for an id or a policy that the test does not have, or an id that is named twice.
 */
export function scenariosFrom(
  scope: Pick<RedTeamScope, 'engine' | 'ids'>,
  test: RedTeamTest,
  given: readonly GivenScenario[],
): readonly Scenario[] {
  const known = new Map(test.scenarios.items.map((item) => [item.id, item]))
  const policyOf = policyFinder(test.policies)
  const used = new Set<string>()
  return given.map((item, index) => {
    const at = `items[${index}]`
    const before = item.id === null ? null : (known.get(item.id) ?? null)
    if (item.id !== null && before === null) {
      throw invalidField(`${at}.id`, 'is no scenario of this test; leave it out for a new one')
    }
    if (before !== null && used.has(before.id)) throw invalidField(`${at}.id`, 'is named twice')
    if (before !== null) used.add(before.id)
    const named = policyOf(`${at}.policy`, item.policy ?? before?.policyId ?? null)
    // No goal says a secret of the test, whichever policy it belongs to.
    const secrets = [...named.checks.secrets, ...test.settings.checks.secrets]
    const policy = { ...named, checks: { ...named.checks, secrets } }
    return before === null ? newScenario(scope, item, policy) : edited(scope, before, item, policy)
  })
}

function newScenario(
  { engine, ids }: Pick<RedTeamScope, 'engine' | 'ids'>,
  { scenario, maximumMultiTurn, enabled, checks }: GivenScenario,
  policy: TestPolicy,
): Scenario {
  return {
    id: ids.next(),
    scenario,
    policyId: policy.id,
    maximumMultiTurn: maximumMultiTurn ?? defaultMultiTurn,
    enabled: enabled ?? true,
    checks: { ...noChecks, ...checks },
    goal: engine.goalOf(scenario, policy),
    goals: {},
    expectedYield: unknownYield,
  }
}

function edited(
  { engine }: Pick<RedTeamScope, 'engine'>,
  before: Scenario,
  { scenario, maximumMultiTurn, enabled, checks }: GivenScenario,
  policy: TestPolicy,
): Scenario {
  const keepsMeaning = scenario === before.scenario && policy.id === before.policyId
  // Where the text was the goal, what it is edited to is the goal too.
  const isGoal = before.goal === before.scenario
  const { isByLlm, ...kept } = before
  return {
    ...kept,
    ...(keepsMeaning && isByLlm && { isByLlm }),
    scenario,
    policyId: policy.id,
    maximumMultiTurn: maximumMultiTurn ?? before.maximumMultiTurn,
    enabled: enabled ?? before.enabled,
    checks: { ...before.checks, ...checks },
    ...(!keepsMeaning && {
      goal: engine.goalOf(scenario, policy, { isGoal }),
      goals: {},
      expectedYield: unknownYield,
    }),
  }
}

/** Finds a policy by id, then by text, then by name. */
function policyFinder(policies: readonly TestPolicy[]) {
  const byId = new Map(policies.map((policy) => [policy.id, policy]))
  const byText = new Map(policies.map((policy) => [policy.policy, policy]))
  const byName = Map.groupBy(policies, ({ name }) => name)
  return (path: string, given: string | null): TestPolicy => {
    if (given === null) throw invalidField(path, 'is required for a new scenario')
    const named = byName.get(given) ?? []
    const found = byId.get(given) ?? byText.get(given) ?? named[0]
    if (found === undefined) throw invalidField(path, 'is no policy of this test: give id, text or name of one')
    if (!byId.has(given) && !byText.has(given) && named.length > 1) {
      throw invalidField(path, `is the name of ${named.length} policies; give the id of one`)
    }
    return found
  }
}
