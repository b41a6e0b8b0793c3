import type { BetaShape } from './draw-beta.ts'
import type { PlanGrid } from './plan-grid.ts'
import { createTally, type Tally } from './tally.ts'

/** How attempts ended, in every grouping that says something of others. */
export interface YieldModel {
  /** Of the whole run: one group. */
  readonly all: Tally
  readonly family: Tally
  readonly technique: Tally
  readonly policy: Tally
  readonly scenario: Tally
  /** A technique at a policy. */
  readonly arm: Tally
  /** A technique at a scenario. */
  readonly cell: Tally
  /** The group of a cell in `arm`. */
  armOf(cell: number): number
  /** Counts an attempt of a cell in every grouping, or takes it back. */
  add(cell: number, isBroken: boolean, by: 1 | -1): void
  /** What is believed of the rate at which the next try of a cell breaks a policy. */
  belief(cell: number): BetaShape
}

/** The rate that is expected of a target of which nothing is known. */
const rateBefore = 0.1

/** How many attempts a belief taken from the wider group counts for. */
const strength = { all: 5, family: 4, technique: 2, policy: 4, scenario: 4, arm: 4 }

/** An earlier try of the same cell says more of the next one than an attempt at another scenario of the policy. */
const cellWeight = 2

/**
 * A hierarchy of Beta beliefs. What a technique did at other policies is the belief that a policy begins with; it begins
 * itself with what its family did, and that with the whole run. How easily a scenario breaks is learnt the same way, over
 * policy and run, and moves the odds of every technique alike. No outcome is counted at two levels of one belief.
 */
export function createYieldModel(grid: PlanGrid): YieldModel {
  const all = createTally(1)
  const family = createTally(grid.families)
  const technique = createTally(grid.techniques)
  const policy = createTally(grid.policies)
  const scenario = createTally(grid.scenarios)
  const arm = createTally(grid.policies * grid.techniques)
  const cell = createTally(grid.cells)
  const armOf = (place: number) => grid.policyOf(grid.scenarioOf(place)) * grid.techniques + grid.techniqueOf(place)
  return {
    ...{ all, family, technique, policy, scenario, arm, cell, armOf },
    add(place, isBroken, by) {
      const [s, t] = [grid.scenarioOf(place), grid.techniqueOf(place)]
      all.add(0, isBroken, by)
      family.add(grid.familyOf(t), isBroken, by)
      technique.add(t, isBroken, by)
      policy.add(grid.policyOf(s), isBroken, by)
      scenario.add(s, isBroken, by)
      arm.add(armOf(place), isBroken, by)
      cell.add(place, isBroken, by)
    },
    belief(place) {
      const [s, t, a] = [grid.scenarioOf(place), grid.techniqueOf(place), armOf(place)]
      const [f, p] = [grid.familyOf(t), grid.policyOf(s)]
      const base = mix(all.broke(0), all.judged(0), strength.all, rateBefore)
      const ofFamily = mix(...beside([family, f], [technique, t]), strength.family, base)
      const ofTechnique = mix(...beside([technique, t], [arm, a]), strength.technique, ofFamily)
      const ofPolicy = mix(...beside([policy, p], [scenario, s]), strength.policy, base)
      const ofScenario = mix(...beside([scenario, s], [cell, place]), strength.scenario, ofPolicy)
      const odds = (oddsOf(ofTechnique) * oddsOf(ofScenario)) / oddsOf(base)
      const before = odds / (1 + odds)
      const extra = cellWeight - 1
      const broke = arm.broke(a) + extra * cell.broke(place)
      const judged = arm.judged(a) + extra * cell.judged(place)
      return { hits: strength.arm * before + broke, misses: strength.arm * (1 - before) + judged - broke }
    },
  }
}

type Place = readonly [tally: Tally, group: number]

/** How the attempts of a group ended, without those of one that it holds. */
function beside([outer, group]: Place, [inner, part]: Place): readonly [broke: number, judged: number] {
  return [outer.broke(group) - inner.broke(part), outer.judged(group) - inner.judged(part)]
}

/** A rate that begins at `before` and gives way to what was seen. */
function mix(broke: number, judged: number, weight: number, before: number): number {
  return (broke + weight * before) / (judged + weight)
}

function oddsOf(rate: number): number {
  return rate / (1 - rate)
}
