import type { TextKey } from '../texts/catalogue.ts'
import type { PolicyDraft } from './policy-draft.ts'

/** What each field is called where it is named apart from its place in the editor. */
export const policyFieldTexts = {
  name: 'field.name',
  description: 'policy.definition',
  criticality: 'field.criticality',
  threshold: 'field.threshold',
  message: 'policy.message',
  violating: 'policy.violating',
  allowed: 'policy.allowed',
  deny: 'policy.deny',
  allow: 'policy.allow',
} as const satisfies Record<keyof PolicyDraft, TextKey>
