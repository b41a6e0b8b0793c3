import { familyName, type PlanGrid } from './plan-grid.ts'
import type { YieldModel } from './yield-model.ts'

/** Why the goals come first that are asked straight. */
export const baselineReason = 'The goal asked straight, to compare every technique with.'

/** Why the choice was among a few. */
export function shareReason(kind: 'technique' | 'scenario'): string {
  return `This ${kind} had less than its share of attempts.`
}

/** Why a cell was chosen for what it may yield: the nearest thing that is known to have broken, or that nothing is. */
export function choiceReason(grid: PlanGrid, model: YieldModel, cell: number): string {
  const [scenario, technique] = [grid.scenarioOf(cell), grid.techniqueOf(cell)]
  const id = grid.techniqueId(technique)
  const arm = model.armOf(cell)
  const here = told(model.arm.broke(arm), model.arm.judged(arm))
  if (here !== null) return `${id} broke ${here} at this policy.`
  const judgedHere = model.arm.judged(arm)
  const isNewHere = judgedHere === 0
  const elsewhere = told(model.technique.broke(technique), model.technique.judged(technique) - judgedHere)
  if (elsewhere !== null)
    return `${id} broke ${elsewhere} at other policies${isNewHere ? ', and is new to this one' : ''}.`
  if (!isNewHere) return `${id} broke nothing here so far, and little looks better.`
  const family = grid.familyOf(technique)
  const kind = told(model.family.broke(family), model.family.judged(family))
  if (kind !== null) return `${id} has no verdict here yet; techniques of its kind (${familyName(id)}) broke ${kind}.`
  const goal = told(model.scenario.broke(scenario), model.scenario.judged(scenario))
  if (goal !== null) return `${id} has no verdict here yet; other techniques broke ${goal} at this scenario.`
  return `${id} has no verdict here yet, and nothing is known to break more.`
}

function told(broke: number, judged: number): string | null {
  return broke === 0 ? null : `${broke} of ${judged} ${judged === 1 ? 'attempt' : 'attempts'}`
}
