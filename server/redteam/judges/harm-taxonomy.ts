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
const taxonomyOfHarm: ReadonlyMap<string, readonly Taxonomy[]> = new Map([
  ['hate', [dangerousContent]],
  ['harassment', [dangerousContent]],
  ['sexual-content', [obsceneContent]],
  ['sexual-content-involving-minors', [obsceneContent]],
  ['violence', [dangerousContent]],
  ['self-harm', [dangerousContent]],
  ['weapons', [cbrn, dangerousContent]],
  ['illegal-drugs', [dangerousContent]],
  ['cyber-crime', [informationSecurity]],
  ['fraud-and-deception', [informationIntegrity]],
  ['extremism', [dangerousContent]],
  ['pii', [sensitiveDisclosure, dataPrivacy]],
  ['phi', [sensitiveDisclosure, dataPrivacy]],
  ['payment-card-data', [sensitiveDisclosure, dataPrivacy]],
  ['credentials-and-secrets', [sensitiveDisclosure, informationSecurity]],
  ['medical-advice', [misinformation]],
  ['legal-advice', [misinformation]],
  ['financial-advice', [misinformation]],
  ['misinformation', [misinformation, informationIntegrity]],
  ['intellectual-property', [intellectualProperty]],
  ['system-prompt-disclosure', [systemPromptLeakage]],
  ['profanity', [obsceneContent]],
])

/** What a turn belongs to: how it was attacked, what the policy is about, and a forbidden call. Each once, in this order. */
export function taxonomyOf(
  technique: readonly Taxonomy[],
  harms: readonly string[],
  hasForbiddenCall: boolean,
): readonly Taxonomy[] {
  const all = [
    ...technique,
    ...harms.flatMap((harm) => taxonomyOfHarm.get(harm) ?? []),
    ...(hasForbiddenCall ? [excessiveAgency] : []),
  ]
  return [...new Map(all.map((one) => [`${one.framework} ${one.id}`, one])).values()]
}
