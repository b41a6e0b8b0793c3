import type { CalibratedGuardrail, ProjectAlarms } from './calibration.ts'
import { alarmRate, alarmsAllowed, boundsOf, type FoundThreshold, thresholdFor } from './operating-point.ts'

/** What was measured of one guardrail; a place for each text, null where it could not be judged. */
export interface MeasuredGuardrail extends Pick<CalibratedGuardrail, 'key' | 'threshold' | 'isRule'> {
  /** In the unit of its threshold; the places are the same for all guardrails. */
  readonly values: readonly (number | null)[]
}

/** What the owner asks of all guardrails together. */
export interface SharedTarget {
  /** The share of ordinary texts that any guardrail may alarm on, 0 to 1. */
  readonly targetRate: number
  /** Whether a threshold may fall where the texts leave room. */
  readonly tightens: boolean
}

/**
 * One target for a project, shared out: each guardrail may alarm on as many texts, as few as it takes for all together to
 * stay within what the target allows (exact binomial bound, 95 %). Patterns are there or not: they stay and are not counted.
 * Empty when there are too few texts to show the rate. Cost: guardrails × texts × log(texts).
 */
export function shareTarget(
  guardrails: readonly MeasuredGuardrail[],
  { targetRate, tightens }: SharedTarget,
): ReadonlyMap<string, FoundThreshold> {
  const movable = guardrails.filter(({ isRule, values }) => !isRule && allowedOf(values, targetRate) !== null)
  const allowed = alarmsAllowed(judgedTexts(movable), targetRate)
  if (allowed === null) return new Map()
  const at = (each: number): ReadonlyMap<string, FoundThreshold> =>
    new Map(
      movable.map((one) => [one.key, found(one, Math.min(each, allowedOf(one.values, targetRate) ?? 0), tightens)]),
    )
  for (let each = allowed; each > 0; each--) {
    const thresholds = at(each)
    if (alarmingTexts(movable, (one) => thresholds.get(one.key)?.threshold ?? one.threshold) <= allowed)
      return thresholds
  }
  return at(0)
}

/**
 * What the guardrails that may move alarm on together, before and after; and the same on the half of the texts that chose
 * nothing, with thresholds found on the other half: the honest forecast. Null for the half when it has fewer than 20 texts.
 */
export function projectAlarms(
  guardrails: readonly MeasuredGuardrail[],
  thresholds: ReadonlyMap<string, FoundThreshold>,
  target: SharedTarget,
): ProjectAlarms {
  const movable = guardrails.filter(({ isRule }) => !isRule)
  const whole = beforeAndAfter(movable, thresholds)
  const half = (rest: number) =>
    movable.map((one) => ({ ...one, values: one.values.filter((_, place) => place % 2 === rest) }))
  const [choosing, held] = [half(0), half(1)]
  if (judgedTexts(held) < heldOutMin) return { ...whole, heldOut: null }
  // Half of the texts show half as much: the rate that they can show is taken, not a wish.
  const shown = Math.max(target.targetRate, 1 - 0.05 ** (1 / Math.max(1, judgedTexts(choosing))) + 1e-9)
  const chosen = shareTarget(choosing, { ...target, targetRate: shown })
  return { ...whole, heldOut: beforeAndAfter(held, chosen) }
}

const heldOutMin = 20

function beforeAndAfter(guardrails: readonly MeasuredGuardrail[], thresholds: ReadonlyMap<string, FoundThreshold>) {
  const texts = judgedTexts(guardrails)
  const rate = (thresholdOf: (one: MeasuredGuardrail) => number) =>
    alarmRate(alarmingTexts(guardrails, thresholdOf), texts)
  return {
    texts,
    before: rate(({ threshold }) => threshold),
    after: rate(({ key, threshold }) => thresholds.get(key)?.threshold ?? threshold),
  }
}

function found({ key, threshold, values }: MeasuredGuardrail, alarms: number, tightens: boolean): FoundThreshold {
  const wanted = thresholdFor(judged(values), alarms, boundsOf(key))
  return tightens || wanted.threshold >= threshold ? wanted : { threshold, limitedBy: null }
}

function judged(values: readonly (number | null)[]): readonly number[] {
  return values.filter((value) => value !== null)
}

function allowedOf(values: readonly (number | null)[], targetRate: number): number | null {
  return alarmsAllowed(judged(values).length, targetRate)
}

/** How many texts every guardrail judged, or as many as the one that judged most. */
function judgedTexts(guardrails: readonly MeasuredGuardrail[]): number {
  return Math.max(0, ...guardrails.map(({ values }) => judged(values).length))
}

function alarmingTexts(
  guardrails: readonly MeasuredGuardrail[],
  thresholdOf: (guardrail: MeasuredGuardrail) => number,
): number {
  const alarming = new Set<number>()
  for (const one of guardrails) {
    const threshold = thresholdOf(one)
    one.values.forEach((value, place) => {
      if (value !== null && value >= threshold) alarming.add(place)
    })
  }
  return alarming.size
}
