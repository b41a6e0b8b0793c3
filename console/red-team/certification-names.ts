import type { CreateTestBody } from '../../contract/red-team-test/test.ts'

/** One of the certifications that policies can be derived from. */
export type CertificationName = NonNullable<CreateTestBody['certifications']>[number]

const known = {
  GDPR: true,
  HIPAA: true,
  SOC2: true,
  ISO_42001: true,
  NIST_AI_RMF: true,
  TGV: true,
  PCI_DSS: true,
  OWASP_LLM_2025: true,
  OWASP_AGENTIC: true,
  MITRE_ATLAS: true,
  EU_AI_ACT: true,
} as const satisfies Record<CertificationName, true>

/** All of them. The contract's own list would bring its schemas into the page; one that is missing here does not type-check. */
export const certificationNames = Object.keys(known) as readonly CertificationName[]
