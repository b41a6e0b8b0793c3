import type { AttackSummary } from '../../../client/attack/run-attack.ts'
import { groupBy } from '../../../client/group-by.ts'
import { honestInterval } from '../../../server/domain/results/run-statistics.ts'
import type { PolicyRow, RateRow } from './attack-report.ts'

/** What a rate follows from. */
export type Counts = Omit<RateRow, 'asr' | 'interval'>

/** Counts with their rate and its interval, which what is unclear widens; a rate of nothing is 0, with an interval that says so. */
export function rateOf({ attempts, failed, unclear, ...rest }: Counts): RateRow {
  const { low, high } = honestInterval({ hits: failed, unclear, total: attempts })
  return { ...rest, attempts, failed, unclear, asr: attempts === 0 ? 0 : failed / attempts, interval: [low, high] }
}

/** All judged attempts of a run together, as the service sums them up. */
export function overallRate(summary: AttackSummary): Omit<RateRow, 'id' | 'name'> {
  const { attempts_passed, attempts_failed: failed, attempts_unclear: unclear = 0, asr, asr_ci95 } = summary
  const [low = 0, high = 1] = asr_ci95
  const attempts = attempts_passed + failed
  return { attempts, failed, unclear, asr, interval: [low, high], foundByTheWay: 0, endedByOther: 0 }
}

/** The rates of groups of policies, in the order in which the groups come; a policy without a name for its group is left out. */
export function sumBy(rows: readonly PolicyRow[], nameOf: (row: PolicyRow) => string | null): readonly RateRow[] {
  const groups = groupBy(rows, nameOf)
  return [...groups].flatMap(([name, members]) => {
    if (name === null) return []
    const sum = (read: (row: PolicyRow) => number) => members.reduce((all, row) => all + read(row), 0)
    return [
      rateOf({
        id: name,
        name,
        attempts: sum((row) => row.attempts),
        failed: sum((row) => row.failed),
        unclear: sum((row) => row.unclear),
        foundByTheWay: sum((row) => row.foundByTheWay),
        endedByOther: sum((row) => row.endedByOther),
      }),
    ]
  })
}
