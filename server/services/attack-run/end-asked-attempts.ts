import { ended } from '../../domain/attack-run/attempt-change.ts'
import type { AttackRun } from '../../domain/attack-run/run-header.ts'
import type { AttackRunScope } from '../attempt/attack-run-scope.ts'
import { changeOf, readAttempt } from '../attempt/change-attempt.ts'
import { redactionOf } from '../redaction/redact-attempt.ts'
import { storeTextOfTest } from '../redaction/store-text-of.ts'

/** Attempts that are redacted and ended together. */
const togetherMax = 8

/**
 * Ends the attempts of a stopping run that wait for an answer as `not_run`, one by one, where the project stores redacted
 * texts: stopping the run ends all others at once. One that changes meanwhile is left to that, which removes its texts.
 */
export async function endAskedAttempts(scope: AttackRunScope, run: AttackRun): Promise<void> {
  if ((await storeTextOfTest(scope.store, run)) !== 'redacted') return
  const open = await scope.store.read(({ attackRuns }) => attackRuns.listOpen(run.organizationId, run.id))
  const asked = open.filter(({ isJudging }) => !isJudging)
  for (let start = 0; start < asked.length; start += togetherMax) {
    await Promise.all(asked.slice(start, start + togetherMax).map(({ id }) => endAsked(scope, run, id)))
  }
}

async function endAsked(scope: AttackRunScope, run: AttackRun, attemptId: string): Promise<void> {
  const before = await readAttempt(scope, run, attemptId)
  if (before?.attempt.state.kind !== 'asked') return
  const after = ended(before, 'not_run', scope.clock.nowMs())
  const redact = await redactionOf(scope, run, after)
  await scope.writer.keep({ change: changeOf(scope, run.organizationId, { before, after, redact }), job: null })
  scope.recent.delete(attemptId)
}
