import type { AttackRun } from '../../domain/attack-run/run-header.ts'
import { Problem } from '../../domain/problem.ts'
import type { AttackRunScope } from '../attempt/attack-run-scope.ts'
import { judgeFailuresMax } from '../attempt/judge-turn.ts'
import { judgeTurnJob } from '../attempt/judge-turn-job.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { type RunReference, readAttackRun } from '../results/read-attack-run.ts'
import { endAskedAttempts } from './end-asked-attempts.ts'

/**
 * Ends a run, for `actor` as the audit log shows it, or because it is at its end: hands nothing out any more, judges what waits for a verdict, and makes the rest `not_run`. A completed run
 * stays as it is. Rejects with Problem `test-not-found`, `attack-run-not-found`, `precondition-missing` without any run,
 * or `overloaded` when the verdicts did not come; the run ends all the same, by its job.
 */
export async function completeAttackRun(
  scope: AttackRunScope,
  reference: RunReference,
  actor: string | null = null,
): Promise<AttackRun> {
  const run = await readAttackRun(scope, reference)
  if (run.status === 'completed') return run
  const { organizationId, id } = run
  const nowMs = scope.clock.nowMs()
  await scope.store.write(async (repositories) => {
    const { attackRuns, jobs } = repositories
    if (!(await attackRuns.requestStop(organizationId, id, nowMs))) return
    // Should nobody come back: the job ends what is being stopped.
    await jobs.add(judgeTurnJob(run, nowMs))
    if (actor === null) return
    const change = { action: 'attack-run.complete', target: `test:${run.testId}`, before: null, after: { run_id: id } }
    await recordAudit(scope, repositories, { ...change, organizationId, actor })
  })
  // Each round judges what waits; a judge that fails gives up after so many rounds.
  for (let round = 0; round <= judgeFailuresMax; round += 1) {
    await judgeAll(scope, run)
    await endAskedAttempts(scope, run)
    if (await scope.store.write(({ attackRuns }) => attackRuns.stop(organizationId, id, scope.clock.nowMs()))) {
      return readAttackRun(scope, { ...reference, runId: id })
    }
  }
  throw new Problem('overloaded', 'An answer could not be judged yet; the run ends when it is. Ask again.', {
    retryAfterSeconds: 2,
  })
}

/** Judges every answer that waits, whoever was to do it. */
async function judgeAll(scope: AttackRunScope, run: AttackRun): Promise<void> {
  const open = await scope.store.read(({ attackRuns }) => attackRuns.listOpen(run.organizationId, run.id))
  const waiting = open.filter(({ isJudging }) => isJudging)
  await Promise.all(waiting.map(({ id }) => scope.judging.add({ run, attemptId: id })))
}
