import { sql } from 'kysely'
import { numberOf } from '../../row-values.ts'
import { forgetEnded } from '../privacy/forget-ended.ts'
import type { RepositoryContext } from '../repository-context.ts'

/**
 * Ends every open attempt of a run as `not_run`, or as `failed` where a policy was broken in it already, and completes it; attempts that never began are `not_run` by the count.
 * False when an answer is still being judged: then only attempts without one have ended, and the run goes on stopping.
 */
export async function stopRun(
  context: Pick<RepositoryContext, 'db' | 'dialect'>,
  { organizationId, runId, nowMs }: { readonly organizationId: string; readonly runId: string; readonly nowMs: number },
): Promise<boolean> {
  const { db } = context
  // Locks the run: no attempt begins or ends meanwhile.
  const run = await db
    .updateTable('attack_runs')
    .set({ failed: sql`failed` })
    .where('organization_id', '=', organizationId)
    .where('id', '=', runId)
    .returning('status')
    .executeTakeFirst()
  if (run?.status !== 'running') return true
  // An answer that arrives at the same moment makes its attempt `judging`: then it is not cut off here.
  const { rows: cut } = await sql<{
    readonly id: string
    readonly outcome: string
    readonly confirms: Uint8Array | null
  }>`
    UPDATE attack_attempts SET state = 'ended',
      outcome = CASE WHEN breach_step IS NULL THEN 'not_run' ELSE 'failed' END, version = version + 1, ended_at = ${nowMs},
      lease_worker = NULL, lease_until = NULL, has_told_error = 0
    WHERE organization_id = ${organizationId} AND run_id = ${runId} AND outcome IS NULL AND state = 'asked'
    RETURNING id, outcome, confirms`.execute(db)
  await forgetEnded(
    context,
    cut.map(({ id }) => ({ organizationId, attemptId: id, isRedacted: false })),
  )
  const counted = cut.filter(({ confirms }) => confirms === null)
  const failed = counted.filter(({ outcome }) => outcome === 'failed').length
  await sql`UPDATE attack_runs SET failed = failed + ${failed}, not_run = not_run + ${counted.length - failed}
    WHERE organization_id = ${organizationId} AND id = ${runId}`.execute(db)
  const open = await db
    .selectFrom('attack_attempts')
    .select(sql<number | string>`COUNT(*)`.as('total'))
    .where('organization_id', '=', organizationId)
    .where('run_id', '=', runId)
    .where('outcome', 'is', null)
    .executeTakeFirst()
  if (numberOf(open?.total ?? 0) > 0) return false
  await sql`UPDATE attack_runs SET not_run = work_count - failed - passed - unclear - errored, status = 'completed',
      completed_at = ${nowMs}, stop_requested_at = COALESCE(stop_requested_at, ${nowMs}), paused_at = NULL
    WHERE organization_id = ${organizationId} AND id = ${runId}`.execute(db)
  return true
}
