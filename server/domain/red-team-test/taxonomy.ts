/** A place in a public list of risks, e.g. `{framework: 'OWASP_LLM_2025', id: 'LLM01', name: 'Prompt Injection'}`. */
export interface Taxonomy {
  readonly framework: 'OWASP_LLM_2025' | 'MITRE_ATLAS' | 'NIST_AI_RMF' | 'EU_AI_ACT' | 'OWASP_AGENTIC'
  readonly id: string
  readonly name: string
}
