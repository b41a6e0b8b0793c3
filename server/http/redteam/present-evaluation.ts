import type { Evaluation as WireEvaluation } from '../../../contract/redteam/attack-run-turn.ts'
import type { Evaluation } from '../../domain/redteam/evaluation.ts'

/** What a turn came to, on the wire. */
export function presentEvaluation(evaluation: Evaluation): WireEvaluation {
  const { decidedBy, policyId, evidence, judges, taxonomy, ...same } = evaluation
  return {
    ...same,
    decided_by: decidedBy,
    policy_id: policyId,
    evidence: evidence.map(({ turnIndex, ...place }) => ({ turn_index: turnIndex, ...place })),
    judges: judges.map((opinion) => ({ ...opinion })),
    taxonomy: taxonomy.map((place) => ({ ...place })),
  }
}
