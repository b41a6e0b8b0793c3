import type { FusionWeights } from '../../server/detectors/compile/policy-fusion.ts'
import { fitOdds, oddsOf } from './fit-odds.ts'
import type { PolicyCase } from './measure-cases.ts'

/** Weights with the figures of policies that were left out of their fit. */
export interface ChosenWeights {
  readonly weights: FusionWeights
  readonly figures: {
    /** Mean F1, near misses as negatives, of each hand by how many examples there are. */
    readonly f1: Readonly<Record<string, number>>
    /** The same where nothing of that hand was fitted on. */
    readonly f1OfHandsLeftOut: Readonly<Record<string, number>>
    /** The best mean F1 that each bound on the share of ordinary texts flagged leaves. */
    readonly f1WithinAlarms: Readonly<Record<string, number>>
    /** Share of ordinary texts that a policy flags on the average. */
    readonly ordinaryAlarms: number
    /** Share of violating texts that would be flagged, were they read beside the definition. */
    readonly recallPriceOfGates: number
  }
}

/**
 * At most so many ordinary texts shall be flagged on the average. Where keeping a bound costs more than `f1LostMax` of the
 * F1, the next is taken and the figures say what is expected: an owner who is warned can still raise the threshold.
 */
const ordinaryAlarmsMax = [0.01, 0.02, 0.03, 0.04, 0.06, 0.08] as const
const f1LostMax = 0.05

const folds = 9

/** The offset lowers; all else raises. */
const signs = [1, -1, 1, 1, 1] as const

/** Fits weights, and sets .5 where the mean F1 of policies left out is best while ordinary texts alarm at most 1 %. */
export function chooseWeights(cases: readonly PolicyCase[]): ChosenWeights {
  const names = [...new Set(cases.map(({ policy }) => policy))]
  const foldOf = (one: PolicyCase): string => String(names.indexOf(one.policy) % folds)
  const judged = leftOut(cases, foldOf)
  const grid = Array.from({ length: 81 }, (_, at) => -3 + at * 0.075)
  const points = grid.map((odds) => ({ odds, f1: meanF1(judged, odds), alarms: alarmsOf(judged, odds) }))
  const at = thresholdOf(points)
  const { bias, weights } = fitOdds(cases, signs)
  const [logit = 0, offset = 0, rarity = 0, contrast = 0, nearness = 0] = weights
  const wanted = judged.filter(({ one, odds }) => one.side === 'violating' && odds >= at)
  return {
    weights: { bias: bias - at, logit, offset, rarity, contrast, nearness },
    figures: {
      f1: byHand(judged, at),
      f1OfHandsLeftOut: byHand(
        leftOut(cases, ({ hand }) => hand),
        at,
      ),
      f1WithinAlarms: Object.fromEntries(
        [...ordinaryAlarmsMax, 1].map((most) => {
          const within = points.filter(({ alarms }) => alarms <= most)
          return [String(most), round(Math.max(0, ...within.map(({ f1 }) => f1)))]
        }),
      ),
      ordinaryAlarms: round(alarmsOf(judged, at)),
      recallPriceOfGates: round(
        wanted.filter(({ one }) => !one.isAsked).length / judged.filter(({ one }) => one.side === 'violating').length,
      ),
    },
  }
}

interface JudgedCase {
  readonly one: PolicyCase
  readonly odds: number
}

function leftOut(cases: readonly PolicyCase[], groupOf: (one: PolicyCase) => string): readonly JudgedCase[] {
  const groups = [...new Set(cases.map(groupOf))]
  return groups.flatMap((group) => {
    const odds = fitOdds(
      cases.filter((one) => groupOf(one) !== group),
      signs,
    )
    return cases.filter((one) => groupOf(one) === group).map((one) => ({ one, odds: oddsOf(odds, one.measures) }))
  })
}

interface Point {
  readonly odds: number
  readonly f1: number
  readonly alarms: number
}

function thresholdOf(points: readonly Point[]): number {
  const most = Math.max(...points.map(({ f1 }) => f1))
  const good = points.filter(({ f1 }) => f1 >= most - f1LostMax)
  const bound = ordinaryAlarmsMax.find((alarms) => good.some((point) => point.alarms <= alarms)) ?? 1
  const within = good.filter(({ alarms }) => alarms <= bound)
  return within.reduce((one, other) => (other.f1 > one.f1 ? other : one), within[0] ?? { odds: 0, f1: 0, alarms: 1 })
    .odds
}

function meanF1(judged: readonly JudgedCase[], at: number): number {
  const draws = [...Map.groupBy(judged, ({ one }) => one.draw).values()]
  return draws.reduce((sum, own) => sum + f1Of(own, at), 0) / draws.length
}

function f1Of(own: readonly JudgedCase[], at: number): number {
  const flagged = (side: string): number =>
    own.filter(({ one, odds }) => one.side === side && one.isAsked && odds >= at).length
  const hits = flagged('violating')
  const violating = own.filter(({ one }) => one.side === 'violating').length
  return violating === 0 ? 0 : (2 * hits) / (hits + flagged('near') + violating)
}

function alarmsOf(judged: readonly JudgedCase[], at: number): number {
  const ordinary = judged.filter(({ one }) => one.side === 'ordinary')
  const draws = new Set(ordinary.map(({ one }) => one.draw)).size
  return ordinary.reduce((sum, { one, odds }) => sum + (odds >= at ? one.weight : 0), 0) / Math.max(1, draws)
}

function byHand(judged: readonly JudgedCase[], at: number): Readonly<Record<string, number>> {
  const groups = Map.groupBy(judged, ({ one }) => `hand ${one.hand}, ${one.examples} examples`)
  return Object.fromEntries([...groups].map(([name, own]) => [name, round(meanF1(own, at))]))
}

function round(value: number): number {
  return Math.round(1e3 * value) / 1e3
}
