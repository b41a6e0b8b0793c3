import type { HarmKey } from '../../domain/policy/harm-key.ts'
import type { Taxonomy } from '../../domain/red-team-test/taxonomy.ts'
import {
  cbrn,
  dangerousContent,
  dataPrivacy,
  excessiveAgency,
  informationIntegrity,
  informationSecurity,
  intellectualProperty,
  misinformation,
  obsceneContent,
  sensitiveDisclosure,
  systemPromptLeakage,
} from '../techniques/taxonomies.ts'

/** Where content that breaks a policy of the guard catalogue stands in public lists of risks. */
const taxonomyOfHarm = {
  hate: [dangerousContent],
  harassment: [dangerousContent],
  'sexual-content': [obsceneContent],
  'sexual-content-involving-minors': [obsceneContent],
  violence: [dangerousContent],
  'self-harm': [dangerousContent],
  weapons: [cbrn, dangerousContent],
  'illegal-drugs': [dangerousContent],
  'cyber-crime': [informationSecurity],
  'fraud-and-deception': [informationIntegrity],
  extremism: [dangerousContent],
  pii: [sensitiveDisclosure, dataPrivacy],
  phi: [sensitiveDisclosure, dataPrivacy],
  'payment-card-data': [sensitiveDisclosure, dataPrivacy],
  'credentials-and-secrets': [sensitiveDisclosure, informationSecurity],
  'medical-advice': [misinformation],
  'legal-advice': [misinformation],
  'financial-advice': [misinformation],
  misinformation: [misinformation, informationIntegrity],
  'intellectual-property': [intellectualProperty],
  'system-prompt-disclosure': [systemPromptLeakage],
  // Naming a competitor is no risk of any list.
  'competitor-mention': [],
  profanity: [obsceneContent],
} as const satisfies Readonly<Record<HarmKey, readonly Taxonomy[]>>

/** What a turn belongs to: how it was attacked, what the policy is about, and a forbidden call. Each once, in this order. */
export function taxonomyOf(
  technique: readonly Taxonomy[],
  harms: readonly HarmKey[],
  hasForbiddenCall: boolean,
): readonly Taxonomy[] {
  const all = [
    ...technique,
    ...harms.flatMap((harm) => taxonomyOfHarm[harm]),
    ...(hasForbiddenCall ? [excessiveAgency] : []),
  ]
  return [...new Map(all.map((one) => [`${one.framework} ${one.id}`, one])).values()]
}
