import type { Evaluation } from '../agent-run/evaluation.ts'

/** What could not be judged, and why. */
export interface Unjudged extends Pick<Evaluation, 'policyId' | 'severity' | 'reason'> {
  /** Default none. */
  readonly taxonomy?: Evaluation['taxonomy']
}

/** The evaluation of an answer that could not be judged: `status: failed`, so that it looks neither passed nor failed. */
export function unjudged({ policyId, severity, reason, taxonomy = [] }: Unjudged): Evaluation {
  return {
    status: 'failed',
    success: false,
    outcome: 'error',
    score: 0,
    confidence: 0,
    decidedBy: 'classifier',
    policyId,
    severity,
    reason,
    evidence: [],
    judges: [],
    taxonomy,
  }
}
