/** A policy as an owner would save it, with texts to measure it on. All texts are our own. */
export interface BenchPolicy {
  readonly name: string
  /** Who would ask for it. */
  readonly owner: string
  readonly description: string
  /** What the owner gives as examples; none of them is a case. */
  readonly examples: { readonly violating: readonly string[]; readonly allowed: readonly string[] }
  readonly cases: {
    readonly violating: readonly string[]
    /** About the same things in much the same words, and no violation. */
    readonly nearMisses: readonly string[]
  }
}
