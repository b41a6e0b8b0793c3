import type { TurnReply, Evaluation as WireEvaluation } from '../../../contract/redteam/attack-run-turn.ts'
import type { Evaluation } from '../../domain/redteam/evaluation.ts'
import type { ToldTurn } from '../../services/record-turn.ts'

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

/** What a turn came to, as the red-team API shows it. */
export function presentEvaluation(evaluation: Evaluation): WireEvaluation {
  return {
    status: evaluation.status,
    success: evaluation.success,
    outcome: evaluation.outcome,
    score: evaluation.score,
    confidence: evaluation.confidence,
    decided_by: evaluation.decidedBy,
    policy_id: evaluation.policyId,
    severity: evaluation.severity,
    reason: evaluation.reason,
    evidence: evaluation.evidence.map(({ turnIndex, start, end, quote }) => ({
      turn_index: turnIndex,
      ...{ start, end, quote },
    })),
    judges: evaluation.judges.map(({ judge, outcome, score, confidence, reason }) => ({
      ...{ judge, outcome, score, confidence, reason },
    })),
    taxonomy: evaluation.taxonomy.map(({ framework, id, name }) => ({ framework, id, name })),
  }
}
