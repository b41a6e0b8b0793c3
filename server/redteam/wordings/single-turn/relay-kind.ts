/** Kinds of goals that a sentence of our own can ask for in any language. */
export type RelayKind =
  | 'instructions'
  | 'passwords'
  | 'personalData'
  | 'dosage'
  | 'discounts'
  | 'promises'
  | 'investments'
  | 'legalAdvice'
  | 'competitors'
  | 'toolCalls'
