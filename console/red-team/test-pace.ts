import type { AttackSummary } from '../../contract/attack-run/attack-summary.ts'
import type { Test, TestSummary } from '../../contract/red-team-test/test.ts'

const fastMs = 3_000
const slowMs = 30_000
/** Without a change for so long, it is looked at less often. */
const calmAfterMs = 120_000
/** Without a change for so long, it is not looked at by itself any more. */
const forgottenAfterMs = 3_600_000
/** What somebody holds is not left alone: it goes on when they want it to, however late. */
const heldMs = 300_000

/**
 * How long to wait before something that is not over is read again, in milliseconds; false = not by itself. `isHeld`: somebody has
 * paused it, so that it goes on without notice.
 */
export function paceOf(unchangedMs: number, isHeld = false): number | false {
  if (unchangedMs >= forgottenAfterMs) return isHeld && heldMs
  return unchangedMs >= calmAfterMs ? slowMs : fastMs
}

/** Whether nothing of a test moves by itself any more: no job runs, and its latest run has ended. */
export function isTestOver({ status, metadata }: Pick<Test, 'status' | 'metadata'>): boolean {
  if (metadata.active_job !== null) return false
  const latest = metadata.attack_results.runs[0]
  return latest === undefined ? status === 'failed' || status === 'cancelled' : latest.status !== 'running'
}

/** Whether nothing of a run moves by itself any more; so too where there is no run. */
export function isRunOver({ status }: { readonly status: string }): boolean {
  return status !== 'running'
}

/** How many attempts of the plan have ended. Those that confirm what broke are in no count. */
export function endedOf(summary: Ended): number {
  return summary.attempts_failed + summary.attempts_passed + summary.attempts_errored + summary.not_run
}

type Ended = Pick<AttackSummary, 'attempts_failed' | 'attempts_passed' | 'attempts_errored' | 'not_run'>

/** Whether a run goes on although every attempt of its plan has ended: then it sends again what broke. */
export function isConfirming(status: string, summary: (Ended & Pick<AttackSummary, 'attempts_total'>) | null): boolean {
  if (status !== 'running' || summary === null) return false
  return summary.attempts_total > 0 && endedOf(summary) === summary.attempts_total
}

/** Whether somebody has paused a run. */
export function isPaused({ paused_at }: { readonly paused_at?: string }): boolean {
  return paused_at !== undefined
}

/** Whether somebody has paused the latest run of a test. */
export function isTestPaused({ metadata }: Pick<Test, 'metadata'>): boolean {
  const [latest] = metadata.attack_results.runs
  return latest !== undefined && isPaused(latest)
}

/** Whether a list of tests has one that is attacked: a run of hours changes nothing in the list until it is paused or over. */
export function isListAttacked(tests: readonly Pick<TestSummary, 'stages'>[]): boolean {
  return tests.some(({ stages }) => stages.attack_run === 'running')
}
