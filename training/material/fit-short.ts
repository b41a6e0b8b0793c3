import type { ShortCalibration } from '../../server/detectors/material/material-calibration.ts'
import { shortSigns } from '../../server/detectors/material/short-signs.ts'
import { fitLogistic, type Observation } from '../topics/fit-logistic.ts'
import { areaUnder, scoreOf } from './choose-signs.ts'

/** A short text as the signs see it. */
export interface SeenShort {
  readonly group: string
  readonly isPlanted: boolean
  /** In the order of `shortSigns`. */
  readonly signs: readonly number[]
}

/** What the fit says of itself. */
export interface ShortFit extends ShortCalibration {
  readonly figures: Readonly<Record<string, unknown>>
}

/** The rates at which a score is told; one that fewer than three texts show is left out. */
const rates = [0.9, 0.7, 0.5, 0.3, 0.2, 0.1, 0.05, 0.03, 0.02, 0.01, 0.005, 0.003, 0.001]
const textsShowing = 3
/** A knot is so much above the one before, so that a flat stretch has a direction. */
const rise = 1e-4
/** A group of fewer texts counts for less than one of more. */
const groupTextsMin = 20
const folds = 8

/**
 * Weighs the signs of short materials and reads off harmless ones which share reaches a score; results of tools and
 * stretches of documents count alike there. What is found is told of texts whose group the weights had not seen.
 */
export function fitShort(seen: readonly SeenShort[]): ShortFit {
  const weights = fitWeights(seen)
  return {
    weights,
    knots: knotsOf(cleanScores(seen, weights)),
    figures: {
      texts: seen.length,
      planted: seen.filter(({ isPlanted }) => isPlanted).length,
      groupsLeftOut: leftOut(seen),
      atDefault: foundAt(seen, weights),
    },
  }
}

interface CleanScore {
  readonly group: string
  readonly score: number
}

function cleanScores(seen: readonly SeenShort[], weights: readonly number[]): readonly CleanScore[] {
  return seen.flatMap(({ group, isPlanted, signs }) => (isPlanted ? [] : [{ group, score: scoreOf(weights, signs) }]))
}

/** The score that 1 % of harmless texts reach. */
function pointOf(clean: readonly CleanScore[]): number {
  return knotsOf(clean).find(({ rate }) => rate === 0.01)?.score ?? Number.POSITIVE_INFINITY
}

function foundAt(seen: readonly SeenShort[], weights: readonly number[]) {
  const clean = cleanScores(seen, weights)
  const point = pointOf(clean)
  const planted = seen.filter(({ isPlanted }) => isPlanted).map(({ signs }) => scoreOf(weights, signs))
  const area = areaUnder(
    planted,
    clean.map(({ score }) => score),
  )
  const found = planted.filter((score) => score >= point).length / planted.length
  return { found: rounded(found), areaUnderCurve: rounded(area) }
}

/** What is found, and what alarms, of the groups of each fold with weights and point of the others. */
function leftOut(seen: readonly SeenShort[]) {
  const groups = [...new Set(seen.map(({ group }) => group))].sort()
  const places = new Map(groups.map((group, at) => [group, (at * 5) % folds]))
  const reached = { planted: 0, clean: 0 }
  for (let fold = 0; fold < folds; fold++) {
    const others = seen.filter(({ group }) => places.get(group) !== fold)
    const weights = fitWeights(others)
    const point = pointOf(cleanScores(others, weights))
    for (const { group, isPlanted, signs } of seen) {
      if (places.get(group) === fold && scoreOf(weights, signs) >= point) reached[isPlanted ? 'planted' : 'clean']++
    }
  }
  const planted = seen.filter(({ isPlanted }) => isPlanted).length
  return { found: rounded(reached.planted / planted), alarms: rounded(reached.clean / (seen.length - planted)) }
}

/** None below 0: nothing that a text has beside an order may make it less of one. */
function fitWeights(texts: readonly SeenShort[]): readonly number[] {
  let used = shortSigns.map((_, at) => at)
  for (;;) {
    const weights = fitLogistic(observationsOf(texts, used)).slice(0, used.length)
    const least = weights.indexOf(Math.min(...weights))
    if ((weights[least] ?? 0) >= 0) {
      return shortSigns.map((_, at) => Number((weights[used.indexOf(at)] ?? 0).toFixed(4)))
    }
    used = used.filter((_, at) => at !== least)
  }
}

function observationsOf(texts: readonly SeenShort[], used: readonly number[]): readonly Observation[] {
  const counts = new Map<string, number>()
  const sideOf = ({ group, isPlanted }: SeenShort) => `${isPlanted} ${group}`
  for (const one of texts) counts.set(sideOf(one), (counts.get(sideOf(one)) ?? 0) + 1)
  const shares = new Map([...counts].map(([side, count]) => [side, Math.min(1, count / groupTextsMin)]))
  const total = (isPlanted: boolean): number =>
    [...shares].reduce((sum, [side, share]) => sum + (side.startsWith(`${isPlanted} `) ? share : 0), 0)
  const totals = { true: total(true), false: total(false) }
  return texts.map((one) => ({
    measures: used.map((sign) => one.signs[sign] ?? 0),
    isPositive: one.isPlanted,
    weight: (0.5 * (shares.get(sideOf(one)) ?? 0)) / ((counts.get(sideOf(one)) ?? 1) * totals[`${one.isPlanted}`]),
  }))
}

function knotsOf(clean: readonly CleanScore[]): ShortCalibration['knots'] {
  const isResult = (group: string): boolean => group.startsWith('results')
  const results = clean.filter(({ group }) => isResult(group)).length
  const weighed = clean
    .map(({ group, score }) => ({ score, share: 0.5 / (isResult(group) ? results : clean.length - results) }))
    .toSorted((a, b) => b.score - a.score)
  const knots: { score: number; rate: number }[] = []
  for (const rate of rates) {
    if (rate * clean.length < textsShowing) break
    let passed = 0
    const at = weighed.findIndex(({ share }) => {
      passed += share
      return passed >= rate
    })
    const before = knots.at(-1)?.score ?? Number.NEGATIVE_INFINITY
    knots.push({ rate, score: Number(Math.max(weighed[at]?.score ?? 0, before + rise).toFixed(4)) })
  }
  return knots
}

function rounded(value: number): number {
  return Number(value.toFixed(3))
}
