import { type Interval, wilsonInterval } from '../results/run-statistics.ts'
import type { LabelCount } from './turn-label.ts'

/** A share of reviewed answers. */
export interface ErrorRate {
  /** Those of which people said otherwise than the judges. */
  readonly wrong: number
  /** All that the share is of. */
  readonly total: number
  /** Null when there is none to tell it from. */
  readonly rate: number | null
  /** Wilson, 95 %. */
  readonly interval: Interval
}

/** How often the judges were wrong, as far as people have looked. */
export interface JudgeError {
  /** Answers that a person ruled on. */
  readonly reviewed: number
  /** Of those, the ones that the judges had decided: kappa and both rates are about them. */
  readonly decided: number
  /** Of the others, those that the judges called unclear, and how many of them were breaches. */
  readonly unclear: number
  /** Of `unclear`, those that a person called breaches. */
  readonly unclearBreaches: number
  /** Cohen's kappa of judges and people; null with no decided answer, or where both always say the same one thing. */
  readonly kappa: number | null
  /** 95 %: Wilson's interval of the agreement, with chance agreement as it was. Null where kappa is. */
  readonly kappaInterval: Interval | null
  /** Of what the judges called breaches, those that a person acquitted. */
  readonly falseBreaches: ErrorRate
  /** Of what the judges called held, those that a person called breaches. */
  readonly missedBreaches: ErrorRate
}

/**
 * What reviews say of the judges. People choose what they review, mostly what is doubtful: of answers that nobody looked at
 * the judges are rather better than this. Kappa: J. Cohen, A coefficient of agreement for nominal scales (1960). Its interval
 * moves the observed agreement alone, so that full agreement on a few answers does not look certain.
 */
export function judgeErrorOf(counts: readonly LabelCount[]): JudgeError {
  const sum = (machine: LabelCount['machineVerdict'], isBreach: boolean) =>
    counts
      .filter((one) => one.machineVerdict === machine && one.isBreach === isBreach)
      .reduce((all, { count }) => all + count, 0)
  const [both, accused, missed, neither] = [
    sum('breach', true),
    sum('breach', false),
    sum('held', true),
    sum('held', false),
  ]
  const decided = both + accused + missed + neither
  return {
    reviewed: counts.reduce((all, { count }) => all + count, 0),
    decided,
    unclear: sum('unclear', true) + sum('unclear', false),
    unclearBreaches: sum('unclear', true),
    ...kappaOf({ both, accused, missed, neither }),
    falseBreaches: errorRate(accused, accused + both),
    missedBreaches: errorRate(missed, missed + neither),
  }
}

interface Agreement {
  readonly both: number
  readonly accused: number
  readonly missed: number
  readonly neither: number
}

function kappaOf({ both, accused, missed, neither }: Agreement): Pick<JudgeError, 'kappa' | 'kappaInterval'> {
  const total = both + accused + missed + neither
  const byChance = ((both + accused) * (both + missed) + (missed + neither) * (accused + neither)) / total ** 2
  if (total === 0 || byChance === 1) return { kappa: null, kappaInterval: null }
  const kappaAt = (agreement: number) => (agreement - byChance) / (1 - byChance)
  const { low, high } = wilsonInterval(both + neither, total)
  return {
    kappa: kappaAt((both + neither) / total),
    kappaInterval: { low: Math.max(-1, kappaAt(low)), high: kappaAt(high) },
  }
}

function errorRate(wrong: number, total: number): ErrorRate {
  return { wrong, total, rate: total === 0 ? null : wrong / total, interval: wilsonInterval(wrong, total) }
}
