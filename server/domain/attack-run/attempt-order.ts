import type { Combination } from '../attempt/combination.ts'
import type { AttackPlan } from './attack-plan.ts'

/** How many attempts a plan comes to. */
export function workCountOf(plan: AttackPlan): number {
  return plan.scenarios.length * plan.methods.techniqueIds.length * plan.methods.attempts
}

/** Credits of a plan: the sum of `maximumMultiTurn` over its scenarios × techniques × tries. */
export function creditsOf(plan: AttackPlan): number {
  const turns = plan.scenarios.reduce((sum, { maximumMultiTurn }) => sum + maximumMultiTurn, 0)
  return turns * plan.methods.techniqueIds.length * plan.methods.attempts
}

/** Which of the attempts that never began are wanted. */
export interface NeverBegunPart {
  /** How many of them are left out first; 0 or more. */
  readonly offset: number
  /** The most that are returned. */
  readonly limit: number
}

/**
 * The attempts of a plan that never began, in the order of techniques within scenarios within tries. `begun` are those that
 * did. Cost: linear in the attempts of the plan.
 */
export function neverBegun(
  plan: AttackPlan,
  begun: readonly Combination[],
  { offset, limit }: NeverBegunPart,
): readonly Combination[] {
  const { techniqueIds } = plan.methods
  const scenarioPlaces = new Map(plan.scenarios.map(({ id }, place) => [id, place]))
  const techniquePlaces = new Map(techniqueIds.map((id, place) => [id, place]))
  const hasBegun = new Uint8Array(workCountOf(plan))
  for (const { scenarioId, techniqueId, tryIndex } of begun) {
    const [scenario, technique] = [scenarioPlaces.get(scenarioId), techniquePlaces.get(techniqueId)]
    if (scenario === undefined || technique === undefined) continue
    hasBegun[(tryIndex * plan.scenarios.length + scenario) * techniqueIds.length + technique] = 1
  }
  const found: Combination[] = []
  let left = offset
  for (let place = 0; place < hasBegun.length && found.length < limit; place += 1) {
    if (hasBegun[place] === 1) continue
    if (left === 0) found.push(combinationAt(plan, place))
    else left -= 1
  }
  return found
}

function combinationAt({ scenarios, methods: { techniqueIds } }: AttackPlan, place: number): Combination {
  const pair = Math.floor(place / techniqueIds.length)
  const scenario = scenarios[pair % scenarios.length]
  const techniqueId = techniqueIds[place % techniqueIds.length]
  if (!scenario || techniqueId === undefined) throw new RangeError(`The plan has no attempt ${place}.`)
  return { scenarioId: scenario.id, techniqueId, tryIndex: Math.floor(pair / scenarios.length) }
}

/** The text that all choices of an attempt follow from. */
export function attemptSeed(plan: AttackPlan, { scenarioId, techniqueId, tryIndex }: Combination): string {
  return `${plan.seed}/${scenarioId}/${techniqueId}/${tryIndex}`
}

/** Names an attempt so that it can be played again exactly: its run holds seed and plan, the rest says which. */
export function reproKeyOf(runId: string, { scenarioId, techniqueId, tryIndex }: Combination): string {
  return `${runId}:${scenarioId}:${tryIndex}:${techniqueId}`
}

/** Reads what `reproKeyOf` wrote; null when it is none. */
export function readReproKey(key: string): { readonly runId: string; readonly combination: Combination } | null {
  const [runId, scenarioId, tryText, ...technique] = key.split(':')
  const techniqueId = technique.join(':')
  if (!runId || !scenarioId || !techniqueId || tryText === undefined || !/^\d$/.test(tryText)) return null
  return { runId, combination: { scenarioId, techniqueId, tryIndex: Number(tryText) } }
}
