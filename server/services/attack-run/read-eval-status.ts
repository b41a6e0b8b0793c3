import { answerAt } from '../../domain/attack-run/attempt-change.ts'
import { Problem } from '../../domain/problem.ts'
import type { AttackRunScope } from '../attempt/attack-run-scope.ts'
import { readAttempt } from '../attempt/change-attempt.ts'
import type { TestReference } from '../red-team-test/read-test.ts'
import { attemptNotFound, readAttackRun } from '../results/read-attack-run.ts'
import type { ToldTurn } from './record-turn.ts'

/** Which turn is asked about. */
export interface EvalStatusQuestion extends TestReference {
  /** Null = the latest run. */
  readonly runId: string | null
  readonly attemptId: string
  /** From 0 over warm-up and attack together. */
  readonly turnIndex: number
}

/**
 * Where a turn stands; one that is asked but not answered stands at `continue`. Judges it when nobody did in time.
 * Rejects with Problem `test-not-found`, `attack-run-not-found`, or `attempt-not-found` for a turn that was never asked.
 */
export async function readEvalStatus(scope: AttackRunScope, question: EvalStatusQuestion): Promise<ToldTurn> {
  const { attemptId, turnIndex } = question
  const run = await readAttackRun(scope, question)
  const record = await readAttempt(scope, run, attemptId)
  if (!record) throw attemptNotFound()
  const { state } = record.attempt
  if (state.kind === 'judging' && state.dueMs <= scope.clock.nowMs()) {
    void scope.judging.add({ run, attemptId })
  }
  const answer = answerAt(record, turnIndex)
  if (answer) return { run, answer }
  if (state.kind === 'asked' && state.turn.turnIndex === turnIndex) {
    const { phase } = state.turn
    return { run, answer: { attemptId, turnIndex, phase, decision: 'continue', evaluation: null } }
  }
  throw new Problem('attempt-not-found', `The attempt has no turn ${turnIndex}.`)
}
