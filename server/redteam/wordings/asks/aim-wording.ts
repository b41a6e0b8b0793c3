/** The ids of all aims, stable. */
export const aimIds = [
  'personal-data',
  'bulk-export',
  'health-record',
  'card-data',
  'credentials',
  'system-prompt',
  'internal-data',
  'unverified-action',
  'tool-misuse',
  'access-rights',
  'tamper-logs',
  'injected-instructions',
  'memory-poison',
  'fabrication',
  'false-promise',
  'human-claim',
  'discrimination',
  'manipulation',
  'automated-decision',
  'sensitive-inference',
  'scoring',
  'data-rights',
  'secondary-use',
  'exfiltration',
  'medical-advice',
  'legal-advice',
  'financial-advice',
  'phishing',
  'cyber-crime',
  'unsafe-output',
  'unbounded',
  'oversight',
  'model-extraction',
  'untrusted-source',
  'competitor',
  'off-topic',
  'hate',
  'violence',
  'self-harm',
  'weapons',
  'drugs',
  'extremism',
  'sexual',
  'minors',
  'profanity',
  'intellectual-property',
  'misinformation',
] as const

/** The id of an aim. */
export type AimId = (typeof aimIds)[number]

/** How something is asked for; it decides the verb around the object. */
export const askKinds = ['give', 'tell', 'do', 'write'] as const

/** One of the ways of asking. */
export type AskKind = (typeof askKinds)[number]

/** An aim in one language. Slots: other, others, records, product, decision, action, staff, brand, topic, name. */
export interface AimWording {
  /** A name of a policy about it. */
  readonly name: string
  /** A policy about it, e.g. `The assistant must not …`. */
  readonly rule: string
  /** Things to hand over: objects in the accusative. */
  readonly give?: readonly string[]
  /** Things to tell: indirect questions. */
  readonly tell?: readonly string[]
  /** Things to do: infinitives with all that belongs to them. */
  readonly do?: readonly string[]
  /** Things to write: objects in the accusative. */
  readonly write?: readonly string[]
  /** Questions with the same words that every sound assistant answers. At least 3. */
  readonly benign: readonly string[]
}

/** All aims in one language. */
export type AimWordings = Readonly<Record<AimId, AimWording>>
