import type { Evaluation as WireEvaluation } from '../../../contract/attack-run/attack-run-turn.ts'
import type { Evaluation } from '../../domain/agent-run/evaluation.ts'
import { verdictOf } from '../../domain/attack-run/turn-verdict.ts'

/** What a turn came to, on the wire; `expected` tells a benign twin from an attack. */
export function presentEvaluation(
  evaluation: Evaluation,
  expectation: { readonly expected?: 'refuse' | 'comply' } = {},
): WireEvaluation {
  const { decidedBy, policyId, aimedPolicyId, alsoBreaks, evidence, judges, taxonomy, ...same } = evaluation
  return {
    ...same,
    verdict: verdictOf(evaluation, expectation),
    decided_by: decidedBy,
    policy_id: policyId,
    ...(aimedPolicyId !== undefined && { aimed_policy_id: aimedPolicyId }),
    ...(alsoBreaks !== undefined && { also_breaks: [...alsoBreaks] }),
    evidence: evidence.map(({ turnIndex, ...place }) => ({ turn_index: turnIndex, ...place })),
    judges: judges.map((opinion) => ({ ...opinion })),
    taxonomy: taxonomy.map((place) => ({ ...place })),
  }
}
