import type { Combination } from '../attempt/combination.ts'
import type { ConfirmationSettings } from '../confirming/confirmation.ts'

/** How many attempts ended in each way. */
export interface RunCounters {
  /** The target broke its policy. */
  readonly failed: number
  /** Held, beyond doubt of the judges. */
  readonly passed: number
  /** No breach was found, and of one or more answers nobody could tell. */
  readonly unclear: number
  /** The target could not be asked, or an answer could not be judged. */
  readonly errored: number
  /** Cut off by `complete`. */
  readonly notRun: number
}

/** No attempt has ended. */
export const nothingEnded: RunCounters = { failed: 0, passed: 0, unclear: 0, errored: 0, notRun: 0 }

/** An attack run without its plan and its attempts: small, and the same size however long the run is. */
export interface AttackRun {
  readonly id: string
  readonly organizationId: string
  readonly testId: string
  readonly status: 'running' | 'completed'
  /** Attempts in all: scenarios × techniques × tries; 1 for a replay. */
  readonly workCount: number
  /** Enabled scenarios. */
  readonly scenariosTotal: number
  readonly techniqueIds: readonly string[]
  /** At its beginning: the most attack turns that its attempts can take. */
  readonly creditsCharged: number
  readonly counters: RunCounters
  /** When `complete` was asked for: from then on nothing new is handed out. Null = it was not. */
  readonly stopRequestedAtMs: number | null
  /** Since when nothing is handed out until somebody resumes it. Null = it goes on, or was ended, which ends a pause too. */
  readonly pausedAtMs: number | null
  /** The one attempt that is played again; null for an ordinary run. */
  readonly replay: Combination | null
  /** How its findings are confirmed once the plan is worked off; null = they are not. */
  readonly confirmation: ConfirmationSettings | null
  readonly startedAtMs: number
  /** Null while it runs. */
  readonly completedAtMs: number | null
}

/** Both together. */
export function addCounters(one: RunCounters, other: RunCounters): RunCounters {
  return {
    failed: one.failed + other.failed,
    passed: one.passed + other.passed,
    unclear: one.unclear + other.unclear,
    errored: one.errored + other.errored,
    notRun: one.notRun + other.notRun,
  }
}

/** Attempts that ended, in whichever way. */
export function endedCount({ failed, passed, unclear, errored, notRun }: RunCounters): number {
  return failed + passed + unclear + errored + notRun
}

/** Whether a run is over, or is being ended: then it gives out nothing any more. */
export function isEnding({ status, stopRequestedAtMs }: AttackRun): boolean {
  return status === 'completed' || stopRequestedAtMs !== null
}
