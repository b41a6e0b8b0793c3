import { type Detection, detectionBy } from '../policy/harm-key.ts'
import { type ObservedRate, securityKey } from './calibration.ts'

/** How far a calibration may move a threshold. */
export interface ThresholdBounds {
  /** The lowest threshold. */
  readonly strictest: number
  /** The highest threshold. */
  readonly loosest: number
}

/** What is expected of a threshold before anybody has looked at the owner's own texts. */
export interface ExpectedRate {
  /** 0 to 1; null when nothing says. */
  readonly rate: number | null
  /** `model`: read off the detector's calibration texts. `extrapolated`: beyond what they can show. `none`: not known. */
  readonly basis: 'model' | 'extrapolated' | 'none'
}

/**
 * Security stays between .75 and 2. At 2 one harmless text in ten thousand alarms on the detector's own calibration texts:
 * a higher threshold could not lower alarms that anybody can measure, and would let plain attacks pass, as values end
 * below 3. Below .75, more than 3 % of ordinary traffic of other kinds would alarm as soon as the project gets some.
 * Policies stay between .3 and .9, so that a text that is sure to violate one is always stopped.
 */
export function boundsOf(guardrail: string): ThresholdBounds {
  return guardrail === securityKey ? { strictest: 0.75, loosest: 2 } : { strictest: 0.3, loosest: 0.9 }
}

/** Where a policy has 1 % false alarms. */
const policyPoint = 0.5

/** The threshold that a guardrail has by default: the point of 1 % false alarms. */
function defaultPointOf(guardrail: string): number {
  return guardrail === securityKey ? 1 : policyPoint
}

/** Beyond this security value the calibration texts of the detector, some 6,000 by weight, show no rate any more. */
const securityShownUpTo = 1.4

/** The false-alarm rate of the security guardrail at a threshold: 1 % at 1, .01 % at 2. */
export function expectedSecurityRate(threshold: number): ExpectedRate {
  return { rate: 10 ** (-2 * Math.max(0, threshold)), basis: threshold > securityShownUpTo ? 'extrapolated' : 'model' }
}

/** What stands behind the values of a default policy: a share of benign texts, or forms and names, which are there or not. */
const standsFor = {
  harm: 'share',
  'rough-words': 'share',
  references: 'share',
  disclosure: 'share',
  data: 'forms',
  names: 'forms',
} as const satisfies Readonly<Record<Detection, 'share' | 'forms'>>

/**
 * The same for a policy. The values of the default catalogue are −log10(rate) / 4, so .5 is 1 %; kinds of harm share that
 * scale, and one of them alone alarms on fewer. Of a compiled policy only its default point is known; rules have none.
 */
export function expectedPolicyRate(detector: string, threshold: number): ExpectedRate {
  const means = detectionBy(detector)
  if (detector === 'patterns' || (means !== null && standsFor[means] === 'forms')) return { rate: null, basis: 'none' }
  if (detector !== 'compiled') {
    const basis = threshold > securityShownUpTo / 2 ? 'extrapolated' : 'model'
    return { rate: 10 ** (-4 * Math.max(0, threshold)), basis }
  }
  return threshold === policyPoint ? { rate: 0.01, basis: 'model' } : { rate: null, basis: 'none' }
}

/** The fewest texts that any calibration takes. */
const textsMin = 20

/** How sure a calibration is that ordinary traffic alarms at most as often as asked. */
const confidence = 0.95

/**
 * How many different texts it takes to show a false-alarm rate: if none of so many alarms, the rate is below it with 95 %
 * confidence. 299 for 1 %, 59 for 5 %, 4,992 for .06 %.
 */
export function textsNeeded(targetRate: number): number {
  return Math.max(textsMin, Math.ceil(Math.log(1 - confidence) / Math.log(1 - targetRate)))
}

/**
 * How many of `texts` may alarm so that the rate behind them is at most `targetRate` with 95 % confidence (the exact
 * binomial bound of Clopper and Pearson); null when even no alarm would not show it.
 */
export function alarmsAllowed(texts: number, targetRate: number): number | null {
  let allowed: number | null = null
  let logTerm = texts * Math.log1p(-targetRate)
  let below = 0
  for (let alarms = 0; alarms <= texts; alarms++) {
    below += Math.exp(logTerm)
    if (below > 1 - confidence) return allowed
    allowed = alarms
    logTerm += Math.log((texts - alarms) / (alarms + 1)) + Math.log(targetRate / (1 - targetRate))
  }
  return allowed
}

/** A threshold and what kept it from going further. */
export interface FoundThreshold {
  /** In the unit of the guardrail: 0 to 1 for a policy, a calibrated risk for security. */
  readonly threshold: number
  /** Which bound it was kept within; null = neither was met. */
  readonly limitedBy: 'loosest' | 'strictest' | null
}

/** The lowest threshold, in steps of .01, at which at most `alarms` of the values alarm, kept within the bounds. */
export function thresholdFor(values: readonly number[], alarms: number, bounds: ThresholdBounds): FoundThreshold {
  const next = values.toSorted((a, b) => b - a)[alarms] ?? 0
  const threshold = (Math.floor(next * 100 + 1e-9) + 1) / 100
  if (threshold > bounds.loosest) return { threshold: bounds.loosest, limitedBy: 'loosest' }
  if (threshold < bounds.strictest) return { threshold: bounds.strictest, limitedBy: 'strictest' }
  return { threshold, limitedBy: null }
}

/** How many of `judged` texts alarm at a threshold, with the 95 % interval (Wilson) of the rate behind them. */
export function observedRate(values: readonly number[], judged: number, threshold: number): ObservedRate {
  return alarmRate(values.filter((value) => value >= threshold).length, judged)
}

/** A number of alarms among judged texts, with the 95 % interval (Wilson) of the rate behind them. */
export function alarmRate(alarms: number, judged: number): ObservedRate {
  if (judged === 0) return { alarms, rate: 0, low: 0, high: 1 }
  const rate = alarms / judged
  const z = 1.96
  const centre = (rate + z ** 2 / (2 * judged)) / (1 + z ** 2 / judged)
  const half = (z / (1 + z ** 2 / judged)) * Math.sqrt((rate * (1 - rate)) / judged + z ** 2 / (4 * judged ** 2))
  return {
    alarms,
    rate,
    low: alarms === 0 ? 0 : Math.max(0, centre - half),
    high: alarms === judged ? 1 : Math.min(1, centre + half),
  }
}

/** At this security value a text is as good as never harmless. */
const surelyAttack = 2
/** A share of sure attacks above which texts are no ordinary traffic; and how many they have to be at least. */
const attackShareMax = 0.05
const attacksMin = 3
/** A share of alarms above which texts are no ordinary traffic. */
const alarmShareMax = 0.2

/**
 * Why the values of a guardrail are not those of ordinary traffic; null when they may be. A set that holds attacks would
 * teach the guardrail to let them pass. Measured at the present threshold, or the default one where the owner's is stricter.
 */
export function whyNotOrdinary(guardrail: string, threshold: number, values: readonly number[]): string | null {
  const share = (from: number) => values.filter((value) => value >= from).length
  const attacks = guardrail === securityKey ? share(surelyAttack) : 0
  if (attacks >= attacksMin && attacks > attackShareMax * values.length) {
    return `${attacks} of ${values.length} texts look like sure attacks (security value ${surelyAttack} or more)`
  }
  const point = Math.max(threshold, defaultPointOf(guardrail))
  const alarms = share(point)
  if (alarms <= alarmShareMax * values.length) return null
  return `${alarms} of ${values.length} texts reach ${point}, more than ${alarmShareMax * 100} %`
}
