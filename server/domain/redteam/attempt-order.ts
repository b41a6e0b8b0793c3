import type { AttackPlan } from './attack-plan.ts'
import type { Combination } from './run-header.ts'

/** How many attempts a plan comes to. */
export function workCountOf(plan: AttackPlan): number {
  return plan.scenarios.length * plan.methods.techniqueIds.length * plan.methods.attempts
}

/** Credits of a plan: the sum of `maximumMultiTurn` over its scenarios × techniques × tries. */
export function creditsOf(plan: AttackPlan): number {
  const turns = plan.scenarios.reduce((sum, { maximumMultiTurn }) => sum + maximumMultiTurn, 0)
  return turns * plan.methods.techniqueIds.length * plan.methods.attempts
}

/**
 * What the attempt with this index is about. Every index from 0 to `workCountOf(plan) - 1` has a combination of its own.
 * All first tries come before all second ones, and neighbours differ in both scenario and technique, so that early
 * results are broad. Throws RangeError for an index outside the plan.
 */
export function combinationAt(plan: AttackPlan, index: number): Combination {
  const { scenarios, methods } = plan
  const techniques = methods.techniqueIds
  const pairs = scenarios.length * techniques.length
  const place = index % pairs
  const scenarioPlace = place % scenarios.length
  // A diagonal: the next scenario meets the next technique, and each further round is shifted by one.
  const techniquePlace = (scenarioPlace + Math.floor(place / scenarios.length)) % techniques.length
  const scenario = scenarios[scenarioPlace]
  const techniqueId = techniques[techniquePlace]
  const tryIndex = Math.floor(index / pairs)
  if (!scenario || techniqueId === undefined || tryIndex >= methods.attempts || index < 0) {
    throw new RangeError(`The plan has no attempt ${index}.`)
  }
  return { scenarioId: scenario.id, techniqueId, tryIndex }
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
