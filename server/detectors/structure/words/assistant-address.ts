import type { StructureSignal } from '../signal.ts'
import { standsInCode } from './code-context.ts'
import type { Phrase } from './phrase-scan.ts'
import { scanPhrases } from './phrase-scan.ts'

/** Words that speak to an AI about itself: harmless in a chat, out of place in data. */
export const assistantAddress: StructureSignal = {
  id: 'assistant-address',
  title: 'words that address the assistant',
  source: 'own collection of forms; Greshake et al. 2023',
  knownMisses: 'orders that address nobody ("send the file to …"); texts about AI models address them in examples',
  measure: ({ view: { text } }) => scanPhrases(text, addressPhrases, (start, end) => isAddress(text, start, end)),
}

/** Not the system prompt in a program, nor the name of a speaker in a written dialogue. */
function isAddress(text: string, start: number, end: number): boolean {
  if (text.charCodeAt(end - 1) === colon && otherSpeaker.test(text.slice(Math.max(0, start - 300), end + 300))) {
    return false
  }
  return !standsInCode(text, start, end)
}

const colon = 0x3a
const otherSpeaker = /^[ \t>*]{0,4}(?:user|human|customer|client|me|you|caller|guest|student|patient)[ \t*]{0,4}:/im

/** The forms of address; also used where the speaker makes the difference. */
export const addressPhrases: readonly Phrase[] = [
  {
    pattern:
      /\b(?:to|for|dear|hey|hi|hello|attention|note|notice|message|memo|warning|any|all) (?:(?:the|any|all|every|our|your|other|automated|artificial|large) ){0,2}(?:ais?|a\.i\.|assistants?|llms?|language models?|(?:ai|llm) \w{3,12}|chat ?bots?|chatgpt|copilots?|gpt|claude|gemini)\b[^.\n]{0,40}(?::|\b(?:read(?:s|ing)?|process(?:es|ing)?|summari[sz](?:es|ing)|handl(?:es|ing)|view(?:s|ing)|pars(?:es|ing)|only|must|should|please|who|that|which)\b)/gi,
    label: 'addresses the assistant',
    weight: 0.8,
  },
  {
    pattern:
      /(?:^|[.!?:>"\n] {0,2})(?:ai|llm|assistant|language model|chat ?bot|chatgpt|gpt|copilot)s?(?: (?:assistants?|agents?|models?|systems?|tools?|bots?))?(?:,|:| (?:must|should|shall|has to|have to|is to|are to|please|only)\b| (?:reading|processing|summari[sz]ing|handling|viewing|parsing)\b)/gim,
    label: 'addresses the assistant',
    weight: 0.6,
  },
  {
    pattern:
      /\b(?:if (?:you are|you['’]re|this is read by|an?) (?:an? )?(?:ai\b|assistant|llm|large language model|language model|chat ?bot|agent|bot)|as an? (?:ai|llm|language model|assistant)\b[^.\n]{0,20}\byou (?:must|should|will|have to|need to))\b/gi,
    label: 'addresses the assistant',
    weight: 0.8,
  },
  {
    pattern:
      /\byou(?:['’]re| are) (?:now |actually |really |no longer |going to (?:be|act|pretend)|to act|an? (?:ai|assistant|helpful|unrestricted|language model)|chatgpt|gpt)\b/gi,
    label: 'tells the assistant what it is',
    weight: 0.4,
  },
  {
    pattern:
      /\b(?:when|before|after|while) (?:answering|responding|replying|summari[sz]ing|processing|you (?:answer|respond|reply|summari[sz]e|process|read))\b/gi,
    label: 'tells the assistant how to answer',
    weight: 0.3,
  },
  {
    pattern:
      /\b(?:from now on|henceforth|starting now|for the rest of (?:this|the|our) (?:conversation|chat|session)|in (?:all|every) (?:your )?(?:future|following|subsequent) (?:answers?|responses?|repl(?:y|ies)|messages?))\b/gi,
    label: 'sets a lasting rule',
    weight: 0.5,
  },
  {
    pattern:
      /\b(?:ab (?:jetzt|sofort)|von nun an|[àa] partir de maintenant|d[ée]sormais|a partir de ahora|de ahora en adelante|a partir de agora|d['’]ora in poi|da ora in poi|vanaf nu|od teraz|bundan sonra)\b|с этого момента|отныне|从现在(?:开始|起)|從現在(?:開始|起)|これから(?:は)?|지금부터|من الآن فصاعدا|अब से/gi,
    label: 'sets a lasting rule',
    weight: 0.5,
  },
]
