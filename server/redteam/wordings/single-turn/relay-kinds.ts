/** Kinds of goals that a sentence of our own can ask for in any language. */
export const relayKinds = [
  'instructions',
  'passwords',
  'personalData',
  'dosage',
  'discounts',
  'promises',
  'investments',
  'legalAdvice',
  'competitors',
  'toolCalls',
] as const

/** One of them. */
export type RelayKind = (typeof relayKinds)[number]
