import type { AttackRunScope } from '../attempt/attack-run-scope.ts'
import { judgeTurnJob } from '../attempt/judge-turn-job.ts'
import { findAttackRun, type RunReference } from '../results/read-attack-run.ts'
import { completeAttackRun } from './complete-attack-run.ts'

/**
 * Judges what nobody judged in time, ends a run that is being stopped, and sees to it that what falls due later is looked
 * at again. Does nothing for a run that is over.
 */
export async function judgeLateTurns(scope: AttackRunScope, reference: RunReference): Promise<void> {
  const run = await findAttackRun(scope, reference)
  if (run?.status !== 'running') return
  const { organizationId, id } = run
  const due = await scope.store.read(({ attackRuns }) => attackRuns.listDue(organizationId, id, scope.clock.nowMs()))
  await Promise.all(due.map((attemptId) => scope.judging.add({ run, attemptId })))
  if (run.stopRequestedAtMs !== null) {
    await completeAttackRun(scope, reference)
    return
  }
  const nextMs = await scope.store.read(({ attackRuns }) => attackRuns.nextDueMs(organizationId, id))
  if (nextMs === null) return
  // A verdict that is overdue still was tried just now; its time is this moment.
  const dueMs = Math.max(nextMs, scope.clock.nowMs())
  await scope.store.write(({ jobs }) => jobs.add(judgeTurnJob(run, dueMs)))
}
