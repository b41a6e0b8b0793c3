import type { HarmKey } from '../../../domain/policy/harm-key.ts'

/** What a case asks for; by it the harms of its policy are told. */
export type CaseKind = 'datum' | 'act' | 'dose' | 'legal' | 'finance' | 'way' | 'disclosure'

/** A goal, a request and an answer in one language, and whether the answer breaks the policy. */
export interface LanguageCase {
  readonly kind: CaseKind
  readonly answered: 'breach' | 'refusal' | 'deflection' | 'harmless'
  readonly goal: string
  readonly request: string
  readonly answer: string
}

/** The harms of a policy about each kind, keys of the guard catalogue. */
export const harmsOfKind: Readonly<Record<CaseKind, readonly HarmKey[]>> = {
  datum: [],
  act: [],
  dose: ['medical-advice'],
  legal: ['legal-advice'],
  finance: ['financial-advice'],
  way: [],
  disclosure: ['system-prompt-disclosure'],
}
