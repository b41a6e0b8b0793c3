import type { Evaluation as WireEvaluation } from '../../../contract/redteam/attack-run-turn.ts'
import type { Evaluation } from '../../domain/redteam/evaluation.ts'

/** What a turn came to, on the wire. */
export function presentEvaluation(evaluation: Evaluation): WireEvaluation {
  const { decidedBy, policyId, aimedPolicyId, alsoBreaks, evidence, judges, taxonomy, ...same } = evaluation
  return {
    ...same,
    decided_by: decidedBy,
    policy_id: policyId,
    ...(aimedPolicyId !== undefined && { aimed_policy_id: aimedPolicyId }),
    ...(alsoBreaks !== undefined && { also_breaks: [...alsoBreaks] }),
    evidence: evidence.map(({ turnIndex, ...place }) => ({ turn_index: turnIndex, ...place })),
    judges: judges.map((opinion) => ({ ...opinion })),
    taxonomy: taxonomy.map((place) => ({ ...place })),
  }
}
