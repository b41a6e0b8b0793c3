import type { UpdatePolicyBody } from '../../contract/policy/policy.ts'
import { type FieldNames, wrongTexts } from '../parts/problem-fields.ts'
import { useText } from '../texts/language.tsx'
import type { PolicyDraft } from './policy-draft.ts'
import { policyFieldTexts } from './policy-field-texts.ts'

/** What the service said of patterns, by the pattern. */
export type WrongPatterns = Readonly<Record<'deny' | 'allow', ReadonlyMap<string, string>>>

/** The lists of the editor that say beside their rows what is wrong, as the service names them. */
export const markedPatterns = ['patterns.deny', 'patterns.allow'] as const

/** What the service said of the patterns that were sent last. */
export function wrongPatterns({
  error,
  variables,
}: {
  readonly error: unknown
  readonly variables: { readonly body?: Pick<UpdatePolicyBody, 'patterns'> } | undefined
}): WrongPatterns {
  const sent = variables?.body?.patterns
  return {
    deny: wrongTexts(error, 'patterns.deny', sent?.deny),
    allow: wrongTexts(error, 'patterns.allow', sent?.allow),
  }
}

/** Where each field of the editor stands in what is sent. */
const paths = {
  name: 'name',
  description: 'description',
  criticality: 'criticality',
  threshold: 'detection_threshold',
  message: 'violation_message',
  violating: 'examples.violating',
  allowed: 'examples.allowed',
  deny: 'patterns.deny',
  allow: 'patterns.allow',
} as const satisfies Record<keyof PolicyDraft, string>

/** What the editor calls the fields that the service names. */
export function usePolicyFieldNames(): FieldNames {
  const { t } = useText()
  const fields = Object.keys(paths) as (keyof PolicyDraft)[]
  return Object.fromEntries(fields.map((field) => [paths[field], t(policyFieldTexts[field])]))
}
