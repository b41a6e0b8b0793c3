/** Which evaluator made a finding. */
export interface EvaluatorIdentity {
  readonly id: string
  /** Changes whenever the same text may get another value. */
  readonly version: string
}
