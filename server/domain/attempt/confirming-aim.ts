/** A turn of a breach that is sent again, and what of its prompt. */
export interface FormStep {
  /** Of the recorded attempt. */
  readonly turnIndex: number
  /** Places among the parts of the prompt, rising, at least one; null = all of it. */
  readonly parts: readonly number[] | null
}

/** What of a recorded breach is sent: its turns in their order, the one that broke the policy last. Holds no text. */
export type BreachForm = readonly FormStep[]

/** What a confirming attempt is about. */
export interface ConfirmingAim {
  /** The attempt in which the policy broke. */
  readonly sourceId: string
  readonly policyId: string
  readonly form: BreachForm
}
