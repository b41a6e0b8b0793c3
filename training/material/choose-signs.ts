import { materialSigns } from '../../server/detectors/material/material-signs.ts'
import { fitLogistic, type Observation } from '../topics/fit-logistic.ts'

/** A text as the signs see it. */
export interface SeenText {
  readonly group: string
  readonly isPlanted: boolean
  readonly windows: number
  readonly signs: readonly number[]
}

/** Which signs may be weighed; the fewest first, so that of equals the simpler one stays. */
const choices: readonly (readonly (typeof materialSigns)[number][])[] = [
  ['planted'],
  ['planted', 'rules'],
  ['planted', 'injected'],
  ['planted', 'injected', 'rules'],
]

/** A sign more has to earn so much recall on the sources that were left out. */
const gainMin = 0.01

/** The signs with the best recall on sources that were left out, and their weights fitted on all. */
export function chooseSigns(texts: readonly SeenText[]): {
  readonly weights: readonly number[]
  readonly tried: Readonly<Record<string, number>>
} {
  const tried = choices.map((names) => ({ names, recall: leftOutRecall(texts, names) }))
  const best = tried.reduce((one, other) => (other.recall >= one.recall + gainMin ? other : one))
  return {
    weights: fitWeights(texts, best.names),
    tried: Object.fromEntries(tried.map(({ names, recall }) => [names.join(' + '), Number(recall.toFixed(3))])),
  }
}

/** The weighed sum of signs. */
export function scoreOf(weights: readonly number[], signs: readonly number[]): number {
  return weights.reduce((sum, weight, at) => sum + weight * (signs[at] ?? 0), 0)
}

/** The mean over groups of the recall when the group was not fitted on, at 1 % alarms on the clean texts of the others. */
function leftOutRecall(texts: readonly SeenText[], names: readonly string[]): number {
  const groups = [...new Set(texts.filter(({ isPlanted }) => isPlanted).map(({ group }) => group))]
  const recalls = groups.map((group) => {
    const others = texts.filter((one) => one.group !== group)
    const weights = fitWeights(others, names)
    const clean = others.filter(({ isPlanted }) => !isPlanted).map(({ signs }) => scoreOf(weights, signs))
    const threshold = clean.toSorted((a, b) => b - a)[Math.floor(clean.length / 100)] ?? 0
    const own = texts.filter((one) => one.group === group && one.isPlanted)
    return own.filter(({ signs }) => scoreOf(weights, signs) > threshold).length / own.length
  })
  return recalls.reduce((sum, recall) => sum + recall, 0) / recalls.length
}

/** Weights of the named signs, none below 0; each group counts alike on its side. */
function fitWeights(texts: readonly SeenText[], names: readonly string[]): readonly number[] {
  const used = names.map((name) => materialSigns.indexOf(name as (typeof materialSigns)[number]))
  const weights = fitLogistic(observationsOf(texts, used))
  const negative = names.find((_, at) => (weights[at] ?? 0) < 0)
  if (negative !== undefined && names.length > 1) {
    return fitWeights(
      texts,
      names.filter((name) => name !== negative),
    )
  }
  return materialSigns.map((name) => {
    const at = names.indexOf(name)
    return at === -1 ? 0 : Number(Math.max(0.001, weights[at] ?? 0).toFixed(4))
  })
}

function observationsOf(texts: readonly SeenText[], used: readonly number[]): readonly Observation[] {
  const sideOf = ({ group, isPlanted }: SeenText) => `${isPlanted} ${group}`
  const counts = new Map<string, number>()
  for (const one of texts) counts.set(sideOf(one), (counts.get(sideOf(one)) ?? 0) + 1)
  const groupsOf = (side: boolean) => [...counts.keys()].filter((name) => name.startsWith(`${side} `)).length
  return texts.map((one) => ({
    measures: used.map((sign) => one.signs[sign] ?? 0),
    isPositive: one.isPlanted,
    weight: 0.5 / (groupsOf(one.isPlanted) * (counts.get(sideOf(one)) ?? 1)),
  }))
}

/** The chance that a planted text has a higher value than a clean one. */
export function areaUnder(planted: readonly number[], clean: readonly number[]): number {
  const wins = planted.map(
    (value) => clean.reduce((sum, other) => sum + (value > other ? 1 : value === other ? 0.5 : 0), 0) / clean.length,
  )
  return wins.reduce((sum, win) => sum + win, 0) / Math.max(1, wins.length)
}
