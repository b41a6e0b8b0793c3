import type { AttackPlan } from '../../domain/attack-run/attack-plan.ts'
import type { Combination } from '../../domain/attempt/combination.ts'

/** What of a plan the order of its attempts depends on. */
export type PlanShape = Pick<AttackPlan, 'methods' | 'seed'> & {
  readonly scenarios: readonly { readonly id: string; readonly policyId: string }[]
}

/** A plan as numbers: each scenario meets each technique in one cell, which holds all tries of it. */
export interface PlanGrid {
  /** How many; their places count from 0, as those of all others do. */
  readonly scenarios: number
  /** How many. */
  readonly techniques: number
  /** How many the scenarios are about. */
  readonly policies: number
  /** How many the techniques belong to. */
  readonly families: number
  /** Scenarios times techniques. */
  readonly cells: number
  /** Of each cell. */
  readonly tries: number
  /** Place of the scenario of a cell. */
  scenarioOf(cell: number): number
  /** Place of its technique. */
  techniqueOf(cell: number): number
  /** The cell in which both meet. */
  cellOf(scenario: number, technique: number): number
  /** Place of the policy that a scenario is about. */
  policyOf(scenario: number): number
  /** Techniques of one family have the same beginning of their id: `enc` of `enc.base64`. */
  familyOf(technique: number): number
  /** Of the technique at a place. */
  techniqueId(technique: number): string
  /** One try of a cell, as the domain names it. */
  combinationOf(cell: number, tryIndex: number): Combination
  /** Null where the plan does not hold it. */
  find(combination: Combination): { readonly cell: number; readonly tryIndex: number } | null
}

/** Numbers a plan. Cost: linear in scenarios and techniques. */
export function planGrid({ scenarios, methods }: PlanShape): PlanGrid {
  const { techniqueIds, attempts: tries } = methods
  const scenarioIds = scenarios.map(({ id }) => id)
  const scenarioPlaces = placesOf(scenarioIds)
  const techniquePlaces = placesOf(techniqueIds)
  const policies = numbered(scenarios.map(({ policyId }) => policyId))
  const families = numbered(techniqueIds.map(familyName))
  const techniques = techniqueIds.length
  return {
    ...{ scenarios: scenarioIds.length, techniques, tries, cells: scenarioIds.length * techniques },
    ...{ policies: policies.count, families: families.count },
    scenarioOf: (cell) => Math.floor(cell / techniques),
    techniqueOf: (cell) => cell % techniques,
    cellOf: (scenario, technique) => scenario * techniques + technique,
    policyOf: (scenario) => policies.numbers[scenario] ?? 0,
    familyOf: (technique) => families.numbers[technique] ?? 0,
    techniqueId: (technique) => techniqueIds[technique] ?? '',
    combinationOf: (cell, tryIndex) => ({
      scenarioId: scenarioIds[Math.floor(cell / techniques)] ?? '',
      techniqueId: techniqueIds[cell % techniques] ?? '',
      tryIndex,
    }),
    find({ scenarioId, techniqueId, tryIndex }) {
      const scenario = scenarioPlaces.get(scenarioId)
      const technique = techniquePlaces.get(techniqueId)
      if (scenario === undefined || technique === undefined || tryIndex < 0 || tryIndex >= tries) return null
      return { cell: scenario * techniques + technique, tryIndex }
    },
  }
}

/** The family of a technique: what its id begins with. */
export function familyName(techniqueId: string): string {
  return techniqueId.split('.')[0] ?? techniqueId
}

function placesOf(ids: readonly string[]): ReadonlyMap<string, number> {
  return new Map(ids.map((id, place) => [id, place]))
}

function numbered(names: readonly string[]): { readonly numbers: readonly number[]; readonly count: number } {
  const places = placesOf([...new Set(names)])
  return { numbers: names.map((name) => places.get(name) ?? 0), count: places.size }
}
