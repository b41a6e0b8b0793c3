import type { SeededRandom } from '../../text/random/seeded-random.ts'
import type { PlanGrid } from './plan-grid.ts'
import type { YieldModel } from './yield-model.ts'

/** The part of the attempts that is shared out evenly over techniques, and over scenarios, whatever they yield. */
export const evenShare = 0.2

/** What is known of one attempt. */
export const marks = { open: 0, begun: 1, held: 2, broke: 3, undecided: 4 } as const

/** A technique or scenario that has had less than its part of the even share. */
export interface Behind {
  readonly kind: 'technique' | 'scenario'
  /** In the plan, from 0. */
  readonly place: number
}

/** Which attempts of a plan have begun, and how they ended. */
export class SeenAttempts {
  readonly #grid: PlanGrid
  readonly #model: YieldModel
  readonly #marks: Uint8Array
  readonly #begunIn: Uint8Array
  readonly #byTechnique: Uint32Array
  readonly #byScenario: Uint32Array
  #begun = 0
  openCells: number

  constructor(grid: PlanGrid, model: YieldModel) {
    this.#grid = grid
    this.#model = model
    this.#marks = new Uint8Array(grid.cells * grid.tries)
    this.#begunIn = new Uint8Array(grid.cells)
    this.#byTechnique = new Uint32Array(grid.techniques)
    this.#byScenario = new Uint32Array(grid.scenarios)
    this.openCells = grid.cells
  }

  get left(): number {
    return this.#grid.cells * this.#grid.tries - this.#begun
  }

  begunIn(cell: number): number {
    return this.#begunIn[cell] ?? 0
  }

  isOpen(cell: number): boolean {
    return this.begunIn(cell) < this.#grid.tries
  }

  firstOpenTry(cell: number): number {
    const start = cell * this.#grid.tries
    for (let tryIndex = 0; tryIndex < this.#grid.tries; tryIndex += 1) {
      if (this.#marks[start + tryIndex] === marks.open) return tryIndex
    }
    throw new RangeError('Every try of the cell has begun.')
  }

  mark(cell: number, tryIndex: number, mark: number): void {
    const place = cell * this.#grid.tries + tryIndex
    const before = this.#marks[place] ?? marks.open
    if (before === mark) return
    this.#marks[place] = mark
    if (before === marks.held || before === marks.broke) this.#model.add(cell, before === marks.broke, -1)
    if (mark === marks.held || mark === marks.broke) this.#model.add(cell, mark === marks.broke, 1)
    if (before === marks.open) this.#count(cell, 1)
    if (mark === marks.open) this.#count(cell, -1)
  }

  #count(cell: number, by: 1 | -1): void {
    const wasOpen = this.isOpen(cell)
    this.#begunIn[cell] = this.begunIn(cell) + by
    if (wasOpen !== this.isOpen(cell)) this.openCells -= by
    const [scenario, technique] = [this.#grid.scenarioOf(cell), this.#grid.techniqueOf(cell)]
    this.#byTechnique[technique] = (this.#byTechnique[technique] ?? 0) + by
    this.#byScenario[scenario] = (this.#byScenario[scenario] ?? 0) + by
    this.#begun += by
  }

  /** The one that is furthest behind its part of the even share; null when none is. */
  behind(): Behind | null {
    const { scenarios, techniques, tries } = this.#grid
    const even = this.#begun * evenShare
    const technique = fewest(this.#byTechnique, scenarios * tries)
    if (technique.count < Math.floor(even / techniques)) return { kind: 'technique', place: technique.place }
    const scenario = fewest(this.#byScenario, techniques * tries)
    return scenario.count < Math.floor(even / scenarios) ? { kind: 'scenario', place: scenario.place } : null
  }

  /** A technique that broke something, more likely the oftener it did; null when none did. */
  brokenTechnique(random: SeededRandom): number | null {
    let luck = random.below(Math.max(1, this.#model.all.broke(0)))
    for (let technique = 0; technique < this.#grid.techniques; technique += 1) {
      luck -= this.#model.technique.broke(technique)
      if (luck < 0) return technique
    }
    return null
  }

  /** The next open cell from `first` on in steps, around the end; -1 when there is none. */
  openFrom(first: number, step: number): number {
    const { cells } = this.#grid
    for (let cell = first, tried = 0; tried < cells; tried += step) {
      if (this.isOpen(cell)) return cell
      cell = (cell + step) % cells
    }
    return -1
  }
}

/** Of those that are not full, the place with the lowest count. */
function fewest(counts: Uint32Array, full: number): { readonly place: number; readonly count: number } {
  let best = { place: -1, count: Number.POSITIVE_INFINITY }
  for (let place = 0; place < counts.length; place += 1) {
    const count = counts[place] ?? 0
    if (count < full && count < best.count) best = { place, count }
  }
  return best
}
