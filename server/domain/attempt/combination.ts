/** One combination of a plan: what an attempt is about. */
export interface Combination {
  readonly scenarioId: string
  readonly techniqueId: string
  /** From 0. */
  readonly tryIndex: number
}
