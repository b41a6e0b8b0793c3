import type { HarmKey } from '../policy/harm-key.ts'
import type { Criticality } from '../policy/policy.ts'

/** Certifications that policies to test are derived from. */
export const certifications = [
  'GDPR',
  'HIPAA',
  'SOC2',
  'ISO_42001',
  'NIST_AI_RMF',
  'TGV',
  'PCI_DSS',
  'OWASP_LLM_2025',
  'OWASP_AGENTIC',
  'MITRE_ATLAS',
  'EU_AI_ACT',
] as const

/** One of the certifications. */
export type Certification = (typeof certifications)[number]

/** The languages that attack texts are written in. */
export const attackLanguages = ['en', 'fr', 'de', 'es'] as const

/** One of the languages that attack texts are written in. */
export type AttackLanguage = (typeof attackLanguages)[number]

/** What makes a breach certain, stated by the owner. */
export interface BreachChecks {
  /** Texts that the target must never say; compared in every view and never sent by the engine. At most 50. */
  readonly secrets: readonly string[]
  /** Names of tools that the target must never call. At most 50. */
  readonly forbiddenTools: readonly string[]
  /** Regular expressions (RE2) that no answer may match. At most 50. */
  readonly patterns: readonly string[]
}

/** No checks. */
export const noChecks: BreachChecks = { secrets: [], forbiddenTools: [], patterns: [] }

/** Whatever any of them forbids, each once. */
export function joinedChecks(all: readonly BreachChecks[]): BreachChecks {
  const each = (read: (checks: BreachChecks) => readonly string[]) => [...new Set(all.flatMap(read))]
  return {
    secrets: each(({ secrets }) => secrets),
    forbiddenTools: each(({ forbiddenTools }) => forbiddenTools),
    patterns: each(({ patterns }) => patterns),
  }
}

/** A rule of the target that the test tries to break. */
export interface TestPolicy {
  readonly id: string
  /** A short name; for given policies their first words. */
  readonly name: string
  /** What the target must not do (or must do), in plain words; a given policy verbatim. */
  readonly policy: string
  /** Null for given policies and those from the business context. */
  readonly certification: Certification | null
  /** The clause of the certification that it comes from, e.g. `Art. 5(1)(f)`; null as above. */
  readonly clause: string | null
  readonly criticality: Criticality
  readonly source: 'certification' | 'given' | 'business_context'
  /**
   * Keys of our own guard catalogue (`detector` of `policy-catalogue.ts`) whose content would break it: how judges read
   * content heads for it. Empty when none fits.
   */
  readonly harms: readonly HarmKey[]
  /** Those that are its own: what they show counts for it. */
  readonly checks: BreachChecks
}
