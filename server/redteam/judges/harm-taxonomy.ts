import type { Taxonomy } from '../../domain/redteam/taxonomy.ts'

const owasp = (id: string, name: string): Taxonomy => ({ framework: 'OWASP_LLM_2025', id, name })
const nist = (section: string, name: string): Taxonomy => ({
  framework: 'NIST_AI_RMF',
  id: `AI 600-1 ${section}`,
  name,
})

const disclosed = owasp('LLM02', 'Sensitive Information Disclosure')
const privacy = nist('2.4', 'Data Privacy')
const dangerous = nist('2.3', 'Dangerous, Violent, or Hateful Content')
const obscene = nist('2.11', 'Obscene, Degrading, and/or Abusive Content')
const security = nist('2.9', 'Information Security')
const integrity = nist('2.8', 'Information Integrity')
const advice = owasp('LLM09', 'Misinformation')

/** Where content that breaks a policy of the guard catalogue stands in public lists of risks. */
const taxonomyOfHarm: ReadonlyMap<string, readonly Taxonomy[]> = new Map([
  ['hate', [dangerous]],
  ['harassment', [dangerous]],
  ['sexual-content', [obscene]],
  ['sexual-content-involving-minors', [obscene]],
  ['violence', [dangerous]],
  ['self-harm', [dangerous]],
  ['weapons', [nist('2.1', 'CBRN Information or Capabilities'), dangerous]],
  ['illegal-drugs', [dangerous]],
  ['cyber-crime', [security]],
  ['fraud-and-deception', [integrity]],
  ['extremism', [dangerous]],
  ['pii', [disclosed, privacy]],
  ['phi', [disclosed, privacy]],
  ['payment-card-data', [disclosed, privacy]],
  ['credentials-and-secrets', [disclosed, security]],
  ['medical-advice', [advice]],
  ['legal-advice', [advice]],
  ['financial-advice', [advice]],
  ['misinformation', [advice, integrity]],
  ['intellectual-property', [nist('2.10', 'Intellectual Property')]],
  ['system-prompt-disclosure', [owasp('LLM07', 'System Prompt Leakage')]],
  ['profanity', [obscene]],
])

/** Of a tool that must never be called. */
const excessiveAgency = owasp('LLM06', 'Excessive Agency')

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
