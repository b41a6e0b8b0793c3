import type { StructureSignal } from './signal.ts'
import { standsInCode } from './words/code-context.ts'
import type { Phrase } from './words/phrase-scan.ts'
import { scanPhrases } from './words/phrase-scan.ts'

/** Headings, tags and line starts that pretend that the application or its operator is speaking. */
export const roleLines: StructureSignal = {
  id: 'role-lines',
  title: 'lines that pretend to come from the system',
  source: 'OWASP LLM01; Alpaca and Anthropic prompt layouts; own collection of forms',
  knownMisses: 'speaker names in languages that are not listed; documents about prompt formats look the same',
  measure: ({ view: { text } }) => scanPhrases(text, phrases, (start, end) => !isCodeOfApi(text, start, end)),
}

/** A role in the body of an API call, as programmers paste it. Other forms count in code as well. */
function isCodeOfApi(text: string, start: number, end: number): boolean {
  const first = text.charCodeAt(start)
  return (first === 0x22 || first === 0x27) && standsInCode(text, start, end)
}

const label = 'pretended system line'

const phrases: readonly Phrase[] = [
  {
    pattern:
      /^[ \t>*#]{0,8}(?:new |updated |real |admin )?(?:system|developer|admin(?:istrator)?)(?:[ _-](?:prompt|message|note|notice|override|instructions?|update|command|alert))?[ \t*]{0,4}[:：](?!\/)/gim,
    label,
    weight: 0.5,
  },
  {
    pattern:
      /^[ \t]{0,4}#{1,6} {0,2}(?:system|new instructions?|instructions?|assistant|human|response|override)(?: (?:prompt|message|override))?[ \t]{0,4}:?[ \t]{0,4}$/gim,
    label,
    weight: 0.4,
  },
  {
    pattern:
      /<\/?(?:system|sys|system[_-]?(?:prompt|message|note|instructions?)|admin|developer|assistant|instructions?|important_instructions|override)>/gi,
    label,
    weight: 0.5,
  },
  {
    pattern:
      /[[(*]{1,2}(?:system|admin|developer|root)(?:[ _-](?:message|note|notice|override|prompt|command|instructions?|update|alert|mode))?[:\])*]{1,3}(?!\()/gi,
    label,
    weight: 0.4,
  },
  { pattern: /\n\n(?:Human|Assistant): /g, label: 'pretended turn', weight: 0.3 },
  { pattern: /["']role["'][ \t]{0,4}:[ \t]{0,4}["'](?:system|developer|assistant)["']/gi, label, weight: 0.3 },
  {
    pattern:
      /^[ \t>*#]{0,8}(?:systemnachricht|systemmeldung|message syst[èe]me|syst[èe]me|mensaje del sistema|sistema|mensagem do sistema|системное сообщение|система|系统(?:消息|提示)?|システム(?:メッセージ)?|시스템(?: 메시지)?|رسالة النظام|النظام|सिस्टम)[ \t]{0,4}[:：]/gim,
    label,
    weight: 0.5,
  },
]
