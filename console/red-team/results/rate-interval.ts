import type { AttackSummary } from '../../../contract/attack-run/attack-summary.ts'
import type { RateRow } from './rates-table.tsx'

/** The quantile of the normal distribution for 95 %. */
const z = 1.959964

interface Tally {
  /** Those that could be judged. */
  readonly attempts: number
  readonly failed: number
  readonly unclear: number
}

/** Wilson interval at 95 %: low were nothing unclear a breach, high were all of it. All of it without attempts. */
export function intervalOf({ attempts, failed, unclear }: Tally): readonly [low: number, high: number] {
  if (attempts === 0) return [0, 1]
  return [bound(failed / attempts, attempts, -1), bound((failed + unclear) / attempts, attempts, 1)]
}

function bound(share: number, total: number, sign: 1 | -1): number {
  const square = z ** 2
  const middle = share + square / (2 * total)
  const reach = z * Math.sqrt((share * (1 - share) + square / (4 * total)) / total)
  return Math.min(1, Math.max(0, (middle + sign * reach) / (1 + square / total)))
}

/** The policies of a summary added up by their certification; those without one are left out. */
export function ratesByCertification(policies: NonNullable<AttackSummary['per_policy']>): readonly RateRow[] {
  const groups = Map.groupBy(
    policies.filter(({ certification }) => certification !== null),
    ({ certification }) => certification ?? '',
  )
  return [...groups].map(([certification, own]) => {
    const sum = (pick: (one: (typeof own)[number]) => number) => own.reduce((all, one) => all + pick(one), 0)
    const tally = {
      attempts: sum(({ attempts }) => attempts),
      failed: sum(({ failed }) => failed),
      unclear: sum(({ unclear = 0 }) => unclear),
    }
    const asr = tally.attempts === 0 ? 0 : tally.failed / tally.attempts
    return { id: certification, name: certification, ...tally, asr, asr_ci95: intervalOf(tally) }
  })
}
