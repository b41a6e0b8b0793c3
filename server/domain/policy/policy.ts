/** How much a violation matters to the owner. */
export type Criticality = 'low' | 'medium' | 'high' | 'critical'

/** All criticalities, from least to most. */
export const criticalities = ['low', 'medium', 'high', 'critical'] as const satisfies readonly Criticality[]

/** Texts that the owner gave to explain a policy. */
export interface PolicyExamples {
  /** Texts that violate it, at most 1,000. */
  readonly violating: readonly string[]
  /** Texts that look close and are allowed, at most 1,000. */
  readonly allowed: readonly string[]
}

/** Regular expressions of RE2 syntax; matched without regard to case. */
export interface PolicyPatterns {
  /** A match violates the policy, at most 100. */
  readonly deny: readonly string[]
  /** A match that covers a denied one excuses it, at most 100. */
  readonly allow: readonly string[]
}

/** What the owner decided about one kind of content ("metric" in older parts of the interface). */
export interface Policy {
  readonly id: string
  readonly organizationId: string
  readonly name: string
  /** A natural-language definition, "content that …". */
  readonly description: string
  readonly criticality: Criticality
  /** 0 to 1; a value at or above it violates. Default .5. */
  readonly detectionThreshold: number
  /** Shown to the end user when violated; null for none. */
  readonly violationMessage: string | null
  readonly examples: PolicyExamples
  readonly patterns: PolicyPatterns
  /** Stable key of what judges it: a catalogue name, `patterns`, or `compiled`. */
  readonly detector: string
  /** True for the catalogue's own policies, which every organization has. */
  readonly isDefault: boolean
  readonly createdAtMs: number
  readonly updatedAtMs: number
  /** When it was archived; null while it is in use. */
  readonly archivedAtMs: number | null
}

/** What a policy was before a change. */
export interface PolicyVersion {
  /** Counts from 1 without gaps; the present definition has one more than the newest. */
  readonly version: number
  /** The definition as it was; `updatedAtMs` is when it came into force. */
  readonly policy: Policy
  /** When the definition after it came into force. */
  readonly replacedAtMs: number
  /** Who replaced it, as in the audit log. */
  readonly replacedBy: string
}
