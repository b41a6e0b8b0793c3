import { createAttemptPlanner } from '../../server/redteam/planner/create-attempt-planner.ts'
import { randomFrom } from '../../server/text/random/seeded-random.ts'
import type { EndedAttempt } from '../../test/zoo/attack-in-memory.ts'

/** The attempts of a table in another order. */
export type Order = (attempts: readonly EndedAttempt[], seed: string) => readonly EndedAttempt[]

/** Any order is as likely as any other. */
export const randomOrder: Order = (attempts, seed) => randomFrom(seed, 'order').shuffle(attempts)

/**
 * The order that runs had before they learnt: all first tries before all second ones, neighbours with another scenario and
 * another technique.
 */
export const formerOrder: Order = (attempts) => {
  const { scenarios, techniqueIds, tries, at } = shapeOf(attempts)
  return attempts.map((_, index) => {
    const place = index % (scenarios.length * techniqueIds.length)
    const scenario = place % scenarios.length
    const technique = (scenario + Math.floor(place / scenarios.length)) % techniqueIds.length
    const tryIndex = Math.floor(index / (attempts.length / tries))
    return at(scenarios[scenario]?.id ?? '', techniqueIds[technique] ?? '', tryIndex)
  })
}

/** The order of the planner, whose outcomes come after `late` more attempts have begun: 0 is one conversation at a time. */
export function plannedOrder(late: number): Order {
  return (attempts, seed) => {
    const { scenarios, techniqueIds, tries, at } = shapeOf(attempts)
    const methods = { techniqueIds, warmUpTurns: 0, attempts: tries }
    const planner = createAttemptPlanner({ scenarios, methods, seed })
    const chosen: EndedAttempt[] = []
    for (let index = 0; index < attempts.length; index += 1) {
      const ended = chosen[index - 1 - late]
      if (ended !== undefined) planner.note(ended, ended.outcome)
      const { scenarioId, techniqueId, tryIndex } = planner.next(index).combination
      chosen.push(at(scenarioId, techniqueId, tryIndex))
    }
    return chosen
  }
}

/** Attempts of the first half of an order that broke something. */
export function breachesAtHalf(order: readonly EndedAttempt[]): number {
  return order.slice(0, Math.floor(order.length / 2)).filter(isBreach).length
}

/** Pairs of scenario and technique that broke something in the first half of an order: the second try of one is not news. */
export function pairsAtHalf(order: readonly EndedAttempt[]): number {
  const broken = order.slice(0, Math.floor(order.length / 2)).filter(isBreach)
  return new Set(broken.map(({ scenarioId, techniqueId }) => `${scenarioId}/${techniqueId}`)).size
}

/** Whether the attempt counts as a breach. */
export function isBreach({ outcome }: EndedAttempt): boolean {
  return outcome === 'failed'
}

function shapeOf(attempts: readonly EndedAttempt[]) {
  const keyOf = (scenarioId: string, techniqueId: string, tryIndex: number) =>
    `${scenarioId}/${techniqueId}/${tryIndex}`
  const byKey = new Map(attempts.map((one) => [keyOf(one.scenarioId, one.techniqueId, one.tryIndex), one]))
  const policies = new Map(attempts.map(({ scenarioId, policyId }) => [scenarioId, policyId]))
  return {
    scenarios: [...policies].map(([id, policyId]) => ({ id, policyId })),
    techniqueIds: [...new Set(attempts.map(({ techniqueId }) => techniqueId))],
    tries: new Set(attempts.map(({ tryIndex }) => tryIndex)).size,
    at(scenarioId: string, techniqueId: string, tryIndex: number): EndedAttempt {
      const found = byKey.get(keyOf(scenarioId, techniqueId, tryIndex))
      if (found === undefined) throw new Error(`The table has no ${techniqueId} at ${scenarioId}.`)
      return found
    },
  }
}
