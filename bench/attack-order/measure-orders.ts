import type { EndedAttempt } from '../../test/zoo/attack-in-memory.ts'
import { standardTechniques } from '../../test/zoo/standard-techniques.ts'
import { breachesAtHalf, formerOrder, isBreach, type Order, pairsAtHalf, plannedOrder, randomOrder } from './orders.ts'
import type { TargetTable } from './record-outcomes.ts'

/** What an order comes to beside random order, in means over seeds. */
export interface OrderFigures {
  readonly name: string
  readonly targets: number
  readonly attempts: number
  readonly breaches: number
  /** Breaches at half of the attempts. */
  readonly random: number
  readonly former: number
  readonly planned: number
  /** As `planned`, with outcomes that come eight attempts late: eight conversations at a time. */
  readonly plannedLate: number
  /** The most that any order could have found by then. */
  readonly most: number
  /** Pairs of scenario and technique that broke by then. */
  readonly randomPairs: number
  readonly plannedPairs: number
}

/** Attempts that are on their way at once in `plannedLate`. */
const lateBy = 8

/** A choice among the attempts of a table. */
type Part = (table: TargetTable) => readonly EndedAttempt[]

/** The part that the bar is about: what `attack-methods` offers, as often as it is tried by default. */
export const barredPart = 'every technique, 2 tries'

/** Ways to cut the tables down to what somebody would run. */
export const parts: Readonly<Record<string, Part>> = {
  [barredPart]: ({ attempts }) => attempts,
  'every technique, 1 try': ({ attempts }) => attempts.filter(({ tryIndex }) => tryIndex === 0),
  'a choice of 16 techniques and more, 2 tries': ({ attempts, fitting }) => {
    const chosen = new Set<string>([...standardTechniques, ...fitting])
    return attempts.filter(({ techniqueId }) => chosen.has(techniqueId))
  },
}

/**
 * Plays the tables in every order with the seeds from 1 on. Targets that nothing breaks say nothing about an order and are left out.
 * Cost: .3 ms for each attempt, seed and planned order.
 */
export function measureOrders(
  name: string,
  tables: readonly TargetTable[],
  { part, seeds: seedCount }: { readonly part: Part; readonly seeds: number },
): OrderFigures {
  const played = tables.map(part).filter((attempts) => attempts.some(isBreach))
  const seeds = Array.from({ length: seedCount }, (_, place) => String(place + 1))
  /** Breaches and pairs at half. */
  const sumsOf = (order: Order) => {
    const halves = played.map((attempts) => seeds.map((seed) => order(attempts, seed)))
    const sum = (count: typeof breachesAtHalf) => halves.reduce((all, orders) => all + mean(orders.map(count)), 0)
    return { breaches: sum(breachesAtHalf), pairs: sum(pairsAtHalf) }
  }
  const [random, planned] = [sumsOf(randomOrder), sumsOf(plannedOrder(0))]
  return {
    name,
    targets: played.length,
    attempts: played.reduce((all, attempts) => all + attempts.length, 0),
    breaches: played.reduce((all, attempts) => all + attempts.filter(isBreach).length, 0),
    random: random.breaches,
    former: sumsOf(formerOrder).breaches,
    planned: planned.breaches,
    plannedLate: sumsOf(plannedOrder(lateBy)).breaches,
    most: played.reduce(
      (all, attempts) => all + Math.min(Math.floor(attempts.length / 2), attempts.filter(isBreach).length),
      0,
    ),
    randomPairs: random.pairs,
    plannedPairs: planned.pairs,
  }
}

/** Figures of several zoos, added up. */
export function sumOf(name: string, zoos: readonly OrderFigures[]): OrderFigures {
  const sum = (of: (figures: OrderFigures) => number) => zoos.reduce((all, figures) => all + of(figures), 0)
  return {
    name,
    targets: sum(({ targets }) => targets),
    attempts: sum(({ attempts }) => attempts),
    breaches: sum(({ breaches }) => breaches),
    random: sum(({ random }) => random),
    former: sum(({ former }) => former),
    planned: sum(({ planned }) => planned),
    plannedLate: sum(({ plannedLate }) => plannedLate),
    most: sum(({ most }) => most),
    randomPairs: sum(({ randomPairs }) => randomPairs),
    plannedPairs: sum(({ plannedPairs }) => plannedPairs),
  }
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
