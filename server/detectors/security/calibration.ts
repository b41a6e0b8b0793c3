/** What share of benign texts reaches a score. */
export interface CalibrationKnot {
  /** Log odds, before calibration. */
  readonly score: number
  /** Above 0 to 1. */
  readonly rate: number
}

/** Whether knots can be read: two or more, rates above 0 and at most 1 that fall while the scores rise. */
export function isMonotone(knots: readonly CalibrationKnot[]): boolean {
  if (knots.length < 2) return false
  return knots.every((knot, index) => {
    const before = knots[index - 1]
    if (!(knot.rate > 0 && knot.rate <= 1)) return false
    return before === undefined || (knot.score > before.score && knot.rate < before.rate)
  })
}

/** How scores were found to lie on benign texts that the fit did not see. */
export interface ScoreCalibration {
  /** Rising in score, falling in rate; at least two. The last rate is the lowest that the pool can show. */
  readonly knots: readonly CalibrationKnot[]
  /**
   * By how much the score that 1 % of harmless texts reach rises for each unit of ln(windows): the extreme of many windows
   * is higher by chance. Measured on harmless texts by their length; 0 where it does not rise.
   */
  readonly lengthSlope: number
}

/** A score in terms that an owner can weigh. */
export interface CalibratedRisk {
  /** −log10(expected false-alarm rate) / 2, never below 0: 1 = 1 % false alarms, 2 = .01 %. At most `riskMax`. */
  readonly value: number
  /** The score lies beyond what the pool can show, so the value is an extrapolation. */
  readonly extrapolated: boolean
}

/** The value that an extrapolation approaches but never passes: no pool of benign texts shows more than a few thousand. */
export const riskMax = 3

/**
 * Turns a score into calibrated risk. Between knots the logarithm of the rate is interpolated; beyond the last one the
 * value goes on with the slope of the upper knots and bends towards `riskMax`. Never falls while the score rises.
 */
export function calibratedRisk({ knots }: Pick<ScoreCalibration, 'knots'>, score: number): CalibratedRisk {
  const first = knots[0]
  const last = knots.at(-1)
  if (first === undefined || last === undefined) throw new Error('a calibration needs knots')
  if (score <= first.score) return { value: riskOf(first.rate), extrapolated: false }
  if (score > last.score) return { value: extrapolate(knots, score), extrapolated: true }
  const at = knots.findIndex((knot) => score <= knot.score)
  const [below, above] = [knots[at - 1] ?? first, knots[at] ?? last]
  const share = (score - below.score) / (above.score - below.score)
  return { value: riskOf(below.rate) + share * (riskOf(above.rate) - riskOf(below.rate)), extrapolated: false }
}

/** What the threshold of a text of so many windows has above that of one window, in units of the score. */
export function riseByLength({ lengthSlope }: ScoreCalibration, windows: number): number {
  return lengthSlope * Math.log(Math.max(1, windows))
}

/** The lowest false-alarm rate that the calibration texts can show; values beyond it claim no rate. */
export function lowestRateShown({ knots }: Pick<ScoreCalibration, 'knots'>): number {
  return knots.at(-1)?.rate ?? 1
}

function riskOf(rate: number): number {
  return Math.max(0, -Math.log10(rate) / 2)
}

/** Slope between the knots of about 5 % and the last; one knot alone would follow a single text. */
function extrapolate(knots: readonly CalibrationKnot[], score: number): number {
  const last = knots.at(-1) ?? { score: 0, rate: 1 }
  const base = knots.find(({ rate }) => rate <= 0.05 && rate > last.rate) ?? knots[0] ?? last
  const run = last.score - base.score
  const slope = run > 0 ? (riskOf(last.rate) - riskOf(base.rate)) / run : 0.1
  const room = riskMax - riskOf(last.rate)
  return riskOf(last.rate) + room * (1 - Math.exp((-slope * (score - last.score)) / room))
}
