/** Names of public lists and certifications for people, by the ids of the interface. */
const names: Readonly<Record<string, string>> = {
  OWASP_LLM_2025: 'OWASP Top 10 for LLM Applications 2025',
  OWASP_AGENTIC: 'OWASP Top 10 for Agentic Applications',
  MITRE_ATLAS: 'MITRE ATLAS',
  NIST_AI_RMF: 'NIST AI RMF',
  EU_AI_ACT: 'EU AI Act',
  ISO_42001: 'ISO/IEC 42001',
  SOC2: 'SOC 2',
  PCI_DSS: 'PCI DSS',
}

/** The name of a list; what is not known stands as it is. */
export function nameOfList(id: string): string {
  return names[id] ?? id
}

/** Where a policy comes from: list and clause; empty for one of one's own. */
export function sourceOf({
  certification,
  clause,
}: {
  readonly certification: string | null
  readonly clause: string | null
}): string {
  return [certification === null ? null : nameOfList(certification), clause].filter((text) => text !== null).join(', ')
}
