import type { TurnReply } from '../../../contract/attack-run/attack-run-turn.ts'
import type { ToldTurn } from '../../services/attack-run/record-turn.ts'
import { presentEvaluation } from './present-evaluation.ts'

/** Where a turn stands, as the red-team API shows it. */
export function presentTurn({ run, answer }: ToldTurn): TurnReply {
  const isPending = answer.decision === 'pending'
  return {
    run_id: run.id,
    attempt_id: answer.attemptId,
    phase: answer.phase,
    turn_index: answer.turnIndex,
    decision: answer.decision,
    evaluation: answer.evaluation && presentEvaluation(answer.evaluation),
    // Names what is awaited; eval-status finds it by attempt and turn.
    job_id: isPending ? `${answer.attemptId}:${answer.turnIndex}` : null,
    done: run.status === 'completed',
  }
}
