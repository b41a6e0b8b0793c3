import type { AttackRunRepository } from '../../../domain/attack-run/attack-run-repository.ts'
import type { Database } from '../../database.ts'

/** What keeps a run that goes on from giving out more: a pause, and that it is being ended. */
export function holdsOfRunsIn(db: Database): Pick<AttackRunRepository, 'setPause' | 'requestStop'> {
  const goingOn = (organizationId: string, runId: string) =>
    db
      .updateTable('attack_runs')
      .where('organization_id', '=', organizationId)
      .where('id', '=', runId)
      .where('status', '=', 'running')
      .where('stop_requested_at', 'is', null)
  return {
    async setPause(organizationId, runId, pausedAtMs) {
      await goingOn(organizationId, runId).set({ paused_at: pausedAtMs }).execute()
    },
    async requestStop(organizationId, runId, nowMs) {
      const row = await goingOn(organizationId, runId)
        .set({ stop_requested_at: nowMs, paused_at: null })
        .returning('id')
        .executeTakeFirst()
      return row !== undefined
    },
  }
}
