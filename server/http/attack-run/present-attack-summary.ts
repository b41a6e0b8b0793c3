import type { AttackSummary } from '../../../contract/attack-run/attack-summary.ts'
import type { AttackRate, RunSummary } from '../../domain/attack-run/run-summary.ts'
import type { TestPolicy } from '../../domain/red-team-test/test-policy.ts'
import { presentJudgeError } from './present-judge-error.ts'
import { presentUntested } from './present-untested.ts'

/** What a run came to, as the red-team API shows it; `policies` name those of the details. */
export function presentAttackSummary(summary: RunSummary, policies: readonly TestPolicy[]): AttackSummary {
  const { rate, details } = summary
  return {
    scenarios_total: summary.scenariosTotal,
    attempts_total: summary.attemptsTotal,
    attempts_failed: summary.failed,
    asr: rate.rate,
    attempts_errored: summary.errored,
    attempts_passed: summary.passed + summary.unclear,
    attempts_unclear: summary.unclear,
    not_run: summary.notRun,
    asr_ci95: [rate.interval.low, rate.interval.high],
    ...(details !== null && {
      asr_at_k: details.atK.map(({ k, rate: asr }) => ({ k, asr })),
      turns_to_success_median: details.turnsToSuccessMedian,
      baseline: details.baseline && presentRate(details.baseline),
      per_technique: details.perTechnique.map((row) => ({ technique_id: row.techniqueId, ...presentRate(row) })),
      per_policy: details.perPolicy.map((row) => {
        const policy = policies.find(({ id }) => id === row.policyId)
        const { name = '', certification = null } = policy ?? {}
        const { foundByTheWay: found_by_the_way, endedByOther: ended_by_other } = row
        const strays = { found_by_the_way, ended_by_other }
        return { policy_id: row.policyId, name, certification, ...presentRate(row), ...strays }
      }),
      judge_error: presentJudgeError(details.judgeError),
      untested: details.untested.map(presentUntested),
    }),
  }
}

/** How often the target failed, as the red-team API shows it. */
export function presentRate({ hits, unclear, total, rate, interval }: AttackRate) {
  return { attempts: total, failed: hits, unclear, asr: rate, asr_ci95: [interval.low, interval.high] }
}
