import type { AttemptOutcome } from '../../domain/attempt/attempt.ts'
import type { AttemptPlanner } from '../../domain/attempt/attempt-planner.ts'
import { baselineTechniqueId } from '../../domain/red-team-test/baseline.ts'
import { randomFrom, type SeededRandom } from '../../text/random/seeded-random.ts'
import { candidates } from './candidates.ts'
import { baselineReason, choiceReason, shareReason } from './choice-reason.ts'
import { drawBeta } from './draw-beta.ts'
import { type PlanGrid, type PlanShape, planGrid } from './plan-grid.ts'
import { marks, SeenAttempts } from './seen-attempts.ts'
import { createYieldModel, type YieldModel } from './yield-model.ts'

/**
 * Plans attempts by Thompson sampling: each cell of scenario and technique gets a rate drawn from what is believed of it,
 * and the highest one begins. What looks good is tried more, and what is little known gets its chance. First of all come
 * the goals asked straight, once each; and no technique and no scenario falls behind its part of an even share.
 */
export function createAttemptPlanner(plan: PlanShape): AttemptPlanner {
  const grid = planGrid(plan)
  const model = createYieldModel(grid)
  const seen = new SeenAttempts(grid, model)
  const opening = baselineCells(grid)
  let opened = 0
  const choose = (index: number): { readonly cell: number; readonly reason: string } => {
    while (opened < opening.length && seen.begunIn(opening[opened] ?? 0) > 0) opened += 1
    const baseline = opening[opened]
    if (baseline !== undefined) return { cell: baseline, reason: baselineReason }
    const random = randomFrom(plan.seed, `plan/${index}`)
    const behind = seen.behind()
    const cell = highestDraw(model, candidates(grid, seen, { random, behind }), random)
    const reason = choiceReason(grid, model, cell)
    return { cell, reason: behind === null ? reason : `${shareReason(behind.kind)} ${reason}` }
  }
  return {
    note(combination, outcome) {
      const found = grid.find(combination)
      if (found !== null) seen.mark(found.cell, found.tryIndex, markOf(outcome))
    },
    withdraw(combination) {
      const found = grid.find(combination)
      if (found === null) return
      seen.mark(found.cell, found.tryIndex, marks.open)
      opened = 0
    },
    next(index) {
      if (seen.left === 0) throw new RangeError('Every attempt of the plan has begun.')
      const { cell, reason } = choose(index)
      const tryIndex = seen.firstOpenTry(cell)
      seen.mark(cell, tryIndex, marks.begun)
      return { combination: grid.combinationOf(cell, tryIndex), reason }
    },
  }
}

/** Unclear and errored attempts, and those that were cut off, say nothing either way. */
function markOf(outcome: AttemptOutcome | null): number {
  if (outcome === null) return marks.begun
  return outcome === 'failed' ? marks.broke : outcome === 'passed' ? marks.held : marks.undecided
}

/** The cells of the baseline: the first scenario of each policy, then the second of each. */
function baselineCells(grid: PlanGrid): readonly number[] {
  const technique = Array.from({ length: grid.techniques }, (_, place) => place).find(
    (place) => grid.techniqueId(place) === baselineTechniqueId,
  )
  if (technique === undefined) return []
  const rounds = new Uint32Array(grid.policies)
  const scenarios = Array.from({ length: grid.scenarios }, (_, scenario) => {
    const policy = grid.policyOf(scenario)
    const round = rounds[policy] ?? 0
    rounds[policy] = round + 1
    return { scenario, round }
  })
  return scenarios
    .toSorted((one, other) => one.round - other.round)
    .map(({ scenario }) => grid.cellOf(scenario, technique))
}

function highestDraw(model: YieldModel, cells: readonly number[], random: SeededRandom): number {
  let best = -1
  let highest = -1
  for (const cell of cells) {
    const drawn = drawBeta(model.belief(cell), random)
    if (drawn <= highest) continue
    highest = drawn
    best = cell
  }
  return best
}
