import type { Taxonomy } from '../../domain/red-team-test/taxonomy.ts'

const owasp = (id: string, name: string): Taxonomy => ({ framework: 'OWASP_LLM_2025', id, name })
const atlas = (id: string, name: string): Taxonomy => ({ framework: 'MITRE_ATLAS', id, name })
const nist = (id: string, name: string): Taxonomy => ({ framework: 'NIST_AI_RMF', id, name })

/** OWASP Top 10 for LLM applications, 2025: a text that changes what the model does against its owner's will. */
const promptInjection: Taxonomy = owasp('LLM01', 'Prompt Injection')
/** OWASP LLM 2025: data that nobody should see comes out. */
export const sensitiveDisclosure: Taxonomy = owasp('LLM02', 'Sensitive Information Disclosure')
/** OWASP LLM 2025: what the model writes is rendered or run unchecked. */
const improperOutput: Taxonomy = owasp('LLM05', 'Improper Output Handling')
/** OWASP LLM 2025: the model can do more than it should. */
export const excessiveAgency: Taxonomy = owasp('LLM06', 'Excessive Agency')
/** OWASP LLM 2025: the system prompt comes out. */
export const systemPromptLeakage: Taxonomy = owasp('LLM07', 'System Prompt Leakage')
/** OWASP LLM 2025: false statements that look true. */
export const misinformation: Taxonomy = owasp('LLM09', 'Misinformation')
/** OWASP LLM 2025: work without end. */
const unboundedConsumption: Taxonomy = owasp('LLM10', 'Unbounded Consumption')

/** NIST AI 600-1: what helps with chemical, biological, radiological or nuclear weapons. */
export const cbrn: Taxonomy = nist('AI 600-1 2.1', 'CBRN Information or Capabilities')
/** NIST AI 600-1: content that threatens or helps to harm people. */
export const dangerousContent: Taxonomy = nist('AI 600-1 2.3', 'Dangerous, Violent, or Hateful Content')
/** NIST AI 600-1: data on people comes out or is pieced together. */
export const dataPrivacy: Taxonomy = nist('AI 600-1 2.4', 'Data Privacy')
/** NIST AI 600-1: falsehoods at scale. */
export const informationIntegrity: Taxonomy = nist('AI 600-1 2.8', 'Information Integrity')
/** NIST AI 600-1: attacks on systems become easier. */
export const informationSecurity: Taxonomy = nist('AI 600-1 2.9', 'Information Security')
/** NIST AI 600-1: works of others are copied. */
export const intellectualProperty: Taxonomy = nist('AI 600-1 2.10', 'Intellectual Property')
/** NIST AI 600-1: sexual or degrading content. */
export const obsceneContent: Taxonomy = nist('AI 600-1 2.11', 'Obscene, Degrading, and/or Abusive Content')

const directInjection = atlas('AML.T0051.000', 'LLM Prompt Injection: Direct')
const indirectInjection = atlas('AML.T0051.001', 'LLM Prompt Injection: Indirect')
const jailbreak = atlas('AML.T0054', 'LLM Jailbreak')
const systemPromptExtraction = atlas('AML.T0056', 'Extract LLM System Prompt')
const dataLeakage = atlas('AML.T0057', 'LLM Data Leakage')
const promptObfuscation = atlas('AML.T0068', 'LLM Prompt Obfuscation')
const responseRendering = atlas('AML.T0077', 'LLM Response Rendering')
const threadPoisoning = atlas('AML.T0080.001', 'AI Agent Context Poisoning: Thread')
const memoryPoisoning = atlas('AML.T0080.000', 'AI Agent Context Poisoning: Memory')
const toolInvocation = atlas('AML.T0053', 'AI Agent Tool Invocation')

const measureSecurity = nist('MEASURE 2.7', 'AI system security and resilience are evaluated and documented')
const measurePrivacy = nist('MEASURE 2.10', 'Privacy risk of the AI system is examined and documented')
const robustness: Taxonomy = {
  framework: 'EU_AI_ACT',
  id: 'Art. 15(5)',
  name: 'Resilience against attempts to alter use, outputs or performance',
}
const goalHijack: Taxonomy = { framework: 'OWASP_AGENTIC', id: 'ASI01', name: 'Agent Goal Hijack' }
const toolMisuse: Taxonomy = { framework: 'OWASP_AGENTIC', id: 'ASI02', name: 'Tool Misuse and Exploitation' }
const contextPoisoning: Taxonomy = { framework: 'OWASP_AGENTIC', id: 'ASI06', name: 'Memory and Context Poisoning' }

/** Talking the model out of its rules. */
export const jailbreakTaxonomy: readonly Taxonomy[] = [
  promptInjection,
  directInjection,
  jailbreak,
  measureSecurity,
  robustness,
]

/** Hiding what is asked from filters that read the text. */
export const obfuscationTaxonomy: readonly Taxonomy[] = [
  promptInjection,
  directInjection,
  promptObfuscation,
  measureSecurity,
  robustness,
]

/** Overriding the instructions with forged ones of the system or operator. */
export const overrideTaxonomy: readonly Taxonomy[] = [
  promptInjection,
  directInjection,
  jailbreak,
  goalHijack,
  measureSecurity,
  robustness,
]

/** Getting the system prompt. */
export const promptLeakTaxonomy: readonly Taxonomy[] = [
  systemPromptLeakage,
  sensitiveDisclosure,
  systemPromptExtraction,
  measurePrivacy,
  robustness,
]

/** Getting data of the owner or of other people. */
export const dataLeakTaxonomy: readonly Taxonomy[] = [
  sensitiveDisclosure,
  dataLeakage,
  measurePrivacy,
  measureSecurity,
  robustness,
]

/** Having the model write something that whatever renders it will act on. */
export const renderingTaxonomy: readonly Taxonomy[] = [
  improperOutput,
  sensitiveDisclosure,
  responseRendering,
  dataLeakage,
  measureSecurity,
  robustness,
]

/** Orders inside material that the model only reads. */
export const indirectTaxonomy: readonly Taxonomy[] = [
  promptInjection,
  indirectInjection,
  goalHijack,
  measureSecurity,
  robustness,
]

/** False facts in the conversation or memory. */
export const poisoningTaxonomy: readonly Taxonomy[] = [
  promptInjection,
  threadPoisoning,
  memoryPoisoning,
  contextPoisoning,
  measureSecurity,
  robustness,
]

/** Having the model use tools against its rules. */
export const toolTaxonomy: readonly Taxonomy[] = [
  excessiveAgency,
  toolInvocation,
  toolMisuse,
  measureSecurity,
  robustness,
]

/** Driving the model into endless or wild output. */
export const divergenceTaxonomy: readonly Taxonomy[] = [
  unboundedConsumption,
  sensitiveDisclosure,
  dataLeakage,
  measureSecurity,
  robustness,
]

/** Winning assent by persuasion: the harm is what the model then states as true or right. */
export const persuasionTaxonomy: readonly Taxonomy[] = [
  promptInjection,
  jailbreak,
  misinformation,
  measureSecurity,
  robustness,
]
