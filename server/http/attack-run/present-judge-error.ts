import type { AttackSummary } from '../../../contract/attack-run/attack-summary.ts'
import type { ErrorRate, JudgeError } from '../../domain/attack-run/judge-error.ts'

/** What reviews say of the judges, on the wire. */
export function presentJudgeError(error: JudgeError): NonNullable<AttackSummary['judge_error']> {
  const { reviewed, decided, unclear, kappa, kappaInterval } = error
  return {
    ...{ reviewed, decided, unclear, kappa },
    unclear_breaches: error.unclearBreaches,
    kappa_ci95: kappaInterval && [kappaInterval.low, kappaInterval.high],
    false_breaches: presentRate(error.falseBreaches),
    missed_breaches: presentRate(error.missedBreaches),
  }
}

function presentRate({ wrong, total, rate, interval }: ErrorRate) {
  return { wrong, total, rate, ci95: [interval.low, interval.high] }
}
