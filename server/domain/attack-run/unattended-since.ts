import type { AttackRun } from './run-header.ts'

/** Without a sign of its client for so long a run counts as left alone. */
const unattendedAfterMs = 180_000

/** What clients last did to a run. */
export interface RunActivity {
  /** When an attempt was begun or an answer was uploaded last; null = neither ever was. */
  readonly lastMs: number | null
  /** True while an answer waits for its verdict: then it is the judge that is waited for. */
  readonly isJudging: boolean
}

type TimesOfRun = Pick<AttackRun, 'status' | 'pausedAtMs' | 'stopRequestedAtMs' | 'startedAtMs'>

/** Whether a run may have been left alone, so that what clients did to it is worth looking up: it goes on, and began 3 minutes ago or more. */
export function mayBeUnattended(run: TimesOfRun, nowMs: number): boolean {
  if (run.status !== 'running' || run.pausedAtMs !== null || run.stopRequestedAtMs !== null) return false
  return nowMs - run.startedAtMs >= unattendedAfterMs
}

/**
 * Since when no client has begun an attempt of a run or uploaded an answer; null where that was less than 3 minutes ago, while the
 * run is paused or an answer is judged, and when it is over.
 */
export function unattendedSince(run: TimesOfRun, activity: RunActivity, nowMs: number): number | null {
  if (!mayBeUnattended(run, nowMs) || activity.isJudging) return null
  const lastMs = activity.lastMs ?? run.startedAtMs
  return nowMs - lastMs >= unattendedAfterMs ? lastMs : null
}
