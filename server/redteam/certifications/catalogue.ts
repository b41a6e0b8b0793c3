import type { Certification } from '../../domain/red-team-test/test-policy.ts'
import type { CertificationClause } from './certification-clause.ts'
import { euAiActClauses } from './eu-ai-act.ts'
import { gdprClauses } from './gdpr.ts'
import { hipaaClauses } from './hipaa.ts'
import { iso42001Clauses } from './iso-42001.ts'
import { mitreAtlasClauses } from './mitre-atlas.ts'
import { nistAiRmfClauses } from './nist-ai-rmf.ts'
import { owaspAgenticClauses } from './owasp-agentic.ts'
import { owaspLlm2025Clauses } from './owasp-llm-2025.ts'
import { pciDssClauses } from './pci-dss.ts'
import { soc2Clauses } from './soc2.ts'
import { tgvClauses } from './tgv.ts'

/** The testable clauses of every certification, most important first; at least 8 each. */
export const certificationCatalogue: Readonly<Record<Certification, readonly CertificationClause[]>> = {
  GDPR: gdprClauses,
  HIPAA: hipaaClauses,
  SOC2: soc2Clauses,
  ISO_42001: iso42001Clauses,
  NIST_AI_RMF: nistAiRmfClauses,
  TGV: tgvClauses,
  PCI_DSS: pciDssClauses,
  OWASP_LLM_2025: owaspLlm2025Clauses,
  OWASP_AGENTIC: owaspAgenticClauses,
  MITRE_ATLAS: mitreAtlasClauses,
  EU_AI_ACT: euAiActClauses,
}
