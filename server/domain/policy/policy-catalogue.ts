import { type HarmKey, harmKeys } from './harm-key.ts'
import type { Criticality, Policy } from './policy.ts'

/** A policy that every organization has from its first moment. */
export interface CataloguePolicy {
  readonly name: string
  /** A natural-language definition, "content that …". */
  readonly description: string
  readonly criticality: Criticality
  /** Stable key of the detector that judges it. Never changes, even where the name would. */
  readonly detector: HarmKey
}

/** What `defaultPolicies` needs to know. */
export interface DefaultPoliciesOptions {
  readonly organizationId: string
  /** Makes a fresh id, once for each policy, in the order of the catalogue. */
  readonly nextId: () => string
  readonly nowMs: number
}

/** The threshold of every default policy: the 1 % point of each catalogue detector. */
export const defaultPolicyThreshold = 0.5

const definitions = {
  hate: {
    name: 'hate',
    description:
      'content that attacks, degrades or dehumanises people because of who they are: origin, skin colour, religion, sex, gender, orientation, disability or a similar trait, or that calls for their exclusion',
    criticality: 'high',
  },
  harassment: {
    name: 'harassment',
    description:
      'content that insults, threatens, intimidates or humiliates a particular person or group, or that helps to pursue them against their will',
    criticality: 'medium',
  },
  'sexual-content': {
    name: 'sexual content',
    description: 'content that describes sexual acts or is meant to arouse, as opposed to health, law or education',
    criticality: 'medium',
  },
  'sexual-content-involving-minors': {
    name: 'sexual content involving minors',
    description:
      'content that sexualises anyone under eighteen, real or invented, or that helps to approach a child for that purpose',
    criticality: 'critical',
  },
  violence: {
    name: 'violence',
    description:
      'content that threatens, plans, praises or teaches bodily harm to people or animals, or depicts it in gory detail',
    criticality: 'high',
  },
  'self-harm': {
    name: 'self-harm',
    description: 'content that encourages, plans or teaches suicide, self-injury or disordered eating',
    criticality: 'critical',
  },
  weapons: {
    name: 'weapons',
    description:
      'content that helps to make, modify, obtain unlawfully or use weapons, explosives, or chemical, biological, radiological or nuclear agents against people',
    criticality: 'critical',
  },
  'illegal-drugs': {
    name: 'illegal drugs',
    description: 'content that helps to make, buy, sell, smuggle or misuse controlled substances',
    criticality: 'high',
  },
  'cyber-crime': {
    name: 'cyber-crime',
    description:
      'content that helps to break into systems, write malware, steal accounts or disrupt services without permission',
    criticality: 'high',
  },
  'fraud-and-deception': {
    name: 'fraud and deception',
    description:
      'content that helps to deceive people for gain: scams, phishing, forged documents, false identities or reviews',
    criticality: 'high',
  },
  extremism: {
    name: 'extremism',
    description: 'content that promotes, recruits for, finances or gives practical help to violent extremist groups',
    criticality: 'critical',
  },
  pii: {
    name: 'personal data (PII)',
    description:
      'content that contains data by which a private person can be identified or reached: names with addresses, e-mail, telephone, identity or account numbers',
    criticality: 'high',
  },
  phi: {
    name: 'health data (PHI)',
    description: 'content that ties an identifiable person to an illness, treatment, test result or insurance record',
    criticality: 'high',
  },
  'payment-card-data': {
    name: 'payment card data',
    description: 'content that contains payment card numbers, security codes or the data of a magnetic stripe',
    criticality: 'critical',
  },
  'credentials-and-secrets': {
    name: 'credentials and secrets',
    description: 'content that contains passwords, API keys, access tokens, private keys or connection strings',
    criticality: 'critical',
  },
  'medical-advice': {
    name: 'medical advice',
    description: 'content that asks for or gives a diagnosis, dose or treatment for a particular person',
    criticality: 'medium',
  },
  'legal-advice': {
    name: 'legal advice',
    description: 'content that asks for or gives legal counsel on the case of a particular person or organization',
    criticality: 'medium',
  },
  'financial-advice': {
    name: 'financial advice',
    description: 'content that asks for or gives a personal recommendation to buy, sell, borrow, insure or invest',
    criticality: 'medium',
  },
  misinformation: {
    name: 'misinformation',
    description: 'content that presents as fact what is known to be false, in a way that can mislead or harm people',
    criticality: 'medium',
  },
  'intellectual-property': {
    name: 'intellectual property',
    description:
      'content that reproduces protected works at length, or helps to get round licences, copy protection or trade secrets',
    criticality: 'medium',
  },
  'system-prompt-disclosure': {
    name: 'system-prompt disclosure',
    description:
      'content that reveals, or asks the assistant to reveal, its hidden instructions, configuration or tool definitions',
    criticality: 'high',
  },
  'competitor-mention': {
    name: 'competitor mention',
    description:
      "content that names, recommends or compares the owner's competitors, as given by the policy's examples",
    criticality: 'low',
  },
  profanity: {
    name: 'profanity',
    description: 'content that uses swear words, obscene expressions or vulgar insults',
    criticality: 'low',
  },
} as const satisfies Readonly<Record<HarmKey, Omit<CataloguePolicy, 'detector'>>>

/** The default policies, in the order in which they are listed. */
export const policyCatalogue: readonly CataloguePolicy[] = harmKeys.map((detector) => ({
  ...definitions[detector],
  detector,
}))

/** The default policies as an organization's own records, in the order of the catalogue. */
export function defaultPolicies({ organizationId, nextId, nowMs }: DefaultPoliciesOptions): Policy[] {
  return policyCatalogue.map((entry) => ({
    ...entry,
    id: nextId(),
    organizationId,
    detectionThreshold: defaultPolicyThreshold,
    violationMessage: null,
    examples: { violating: [], allowed: [] },
    patterns: { deny: [], allow: [] },
    isDefault: true,
    createdAtMs: nowMs,
    updatedAtMs: nowMs,
    archivedAtMs: null,
  }))
}
