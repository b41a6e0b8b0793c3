import { readFileSync } from 'node:fs'
import type { Certification } from '../../domain/red-team-test/test-policy.ts'
import type { CertificationClause } from './certification-clause.ts'

/** The file of each certification, as `certification.schema.json` says what may stand in it. */
export const certificationFiles: Readonly<Record<Certification, string>> = {
  GDPR: 'gdpr.json',
  HIPAA: 'hipaa.json',
  SOC2: 'soc2.json',
  ISO_42001: 'iso-42001.json',
  NIST_AI_RMF: 'nist-ai-rmf.json',
  TGV: 'tgv.json',
  PCI_DSS: 'pci-dss.json',
  OWASP_LLM_2025: 'owasp-llm-2025.json',
  OWASP_AGENTIC: 'owasp-agentic.json',
  MITRE_ATLAS: 'mitre-atlas.json',
  EU_AI_ACT: 'eu-ai-act.json',
}

const read = new Map<Certification, readonly CertificationClause[]>()

/** The testable clauses of a certification, most important first; at least 8. Its file is read when it is first asked for. */
export function certificationClauses(certification: Certification): readonly CertificationClause[] {
  const known = read.get(certification)
  if (known !== undefined) return known
  const text = readFileSync(new URL(certificationFiles[certification], import.meta.url), 'utf8')
  const { clauses } = JSON.parse(text) as { readonly clauses: readonly CertificationClause[] }
  read.set(certification, clauses)
  return clauses
}
