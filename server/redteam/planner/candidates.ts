import type { SeededRandom } from '../../text/random/seeded-random.ts'
import type { PlanGrid } from './plan-grid.ts'
import type { Behind, SeenAttempts } from './seen-attempts.ts'

/** Cells among which a choice is made, at most: bounds what a choice costs. */
const candidatesMax = 512

/** How candidates are drawn. */
export interface Sampling {
  readonly random: SeededRandom
  /** Only cells of this one; null = of any. */
  readonly behind: Behind | null
}

/** Cells to choose from, each with a try that has not begun: all of them, or a sample in which what broke before is well met. */
export function candidates(grid: PlanGrid, seen: SeenAttempts, { random, behind }: Sampling): readonly number[] {
  if (behind?.kind === 'scenario') {
    return openOnes(seen, grid.techniques, (technique) => grid.cellOf(behind.place, technique))
  }
  if (behind?.kind === 'technique') {
    const first = grid.scenarios > candidatesMax ? random.below(grid.scenarios) : 0
    return openOnes(seen, grid.scenarios, (place) => grid.cellOf((first + place) % grid.scenarios, behind.place))
  }
  if (seen.openCells <= candidatesMax) return openOnes(seen, grid.cells, (cell) => cell)
  const sample = new Set<number>()
  for (let draw = 0; draw < candidatesMax / 2; draw += 1) {
    sample.add(seen.openFrom(random.below(grid.cells), 1))
    const technique = seen.brokenTechnique(random)
    if (technique === null) continue
    const cell = seen.openFrom(grid.cellOf(random.below(grid.scenarios), technique), grid.techniques)
    if (cell >= 0) sample.add(cell)
  }
  return [...sample]
}

function openOnes(seen: SeenAttempts, count: number, cellAt: (place: number) => number): readonly number[] {
  const cells: number[] = []
  for (let place = 0; place < count && cells.length < candidatesMax; place += 1) {
    const cell = cellAt(place)
    if (seen.isOpen(cell)) cells.push(cell)
  }
  return cells
}
