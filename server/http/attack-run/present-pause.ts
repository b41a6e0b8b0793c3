import type { AttackRunPause } from '../../../contract/attack-run/pause.ts'
import type { AttackRun } from '../../domain/attack-run/run-header.ts'
import { maybeTimestampOf, timestampOf } from '../timestamp.ts'

/** The field of a paused run, as the replies of other operations show it; nothing for any other run, and for none. */
export function presentPausedAt(run: Pick<AttackRun, 'pausedAtMs'> | null): { readonly paused_at?: string } {
  const pausedAtMs = run?.pausedAtMs ?? null
  return pausedAtMs === null ? {} : { paused_at: timestampOf(pausedAtMs) }
}

/** The field of a run that was left alone; nothing for any other. */
export function presentUnattendedSince(sinceMs: number | null): { readonly unattended_since?: string } {
  return sinceMs === null ? {} : { unattended_since: timestampOf(sinceMs) }
}

/** Whether a run that goes on is paused, as the red-team API shows it. */
export function presentPause({ testId, id, pausedAtMs }: AttackRun): AttackRunPause {
  return {
    test_id: testId,
    run_id: id,
    status: 'running',
    paused_at: maybeTimestampOf(pausedAtMs),
  }
}
