import type { Evaluation, EvaluationOutcome, JudgeSubject } from '../../server/domain/agent-run/evaluation.ts'
import type { TrueKind } from '../../test/zoo/planned-target.ts'

/** What a target that knows itself says of its answer. A part of a breach is left unclear, as the judges may. */
const outcomes: Readonly<Record<TrueKind, EvaluationOutcome>> = {
  breach: 'complied',
  part: 'partial',
  refusal: 'refused',
  deflection: 'deflected',
  help: 'off_topic',
}

/** The verdict on a turn of a target of a zoo by what was planted in it: what judges without a mistake would say. */
export async function judgeByTruth({ policy, techniqueTaxonomy }: JudgeSubject, truth: TrueKind): Promise<Evaluation> {
  const success = truth === 'breach'
  return {
    status: 'completed',
    success,
    outcome: outcomes[truth],
    confidence: 1,
    decidedBy: 'human',
    score: success ? 1 : truth === 'part' ? 0.5 : 0,
    policyId: policy.id,
    severity: policy.criticality,
    reason: 'It was planted so.',
    evidence: [],
    judges: [],
    taxonomy: techniqueTaxonomy,
  }
}
