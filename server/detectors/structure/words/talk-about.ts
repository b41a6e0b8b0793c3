import type { StructureSignal } from '../signal.ts'
import type { Phrase } from './phrase-scan.ts'
import { scanPhrases } from './phrase-scan.ts'

/** Speaks about attacks instead of making one: explaining, detecting, teaching. The only signal that lowers the value. */
export const talkAbout: StructureSignal = {
  id: 'talk-about',
  title: 'talk about attacks as a subject',
  source: 'own collection of forms from security work',
  knownMisses: 'an attacker can add such words, so its weight is bounded; English mainly',
  measure: ({ view }) => (view.kind === 'as-sent' ? scanPhrases(view.text, phrases) : { value: 0, marks: [] }),
}

const label = 'talk about attacks'
const subject =
  '(?:prompt[ -]injections?|jailbreak(?:s|ing)?(?: attempts?| prompts?| attacks?)?|prompt[ -]leak(?:s|ing|age)?|adversarial prompts?|system prompts?)'

const phrases: readonly Phrase[] = [
  {
    pattern: new RegExp(
      `\\b(?:what (?:is|are)|explain|define|describe|how (?:do|does|can|could|to|should)|why|detect(?:s|ing|ion of)?|prevent(?:s|ing|ion of)?|defen[dcs]\\w{0,5}|mitigat\\w{1,5}|protect\\w{0,5}|examples? of|research on|article (?:on|about)|(?:talk|paper|course|blog post|training|slides?) (?:on|about)|classif\\w{1,6}|history of|write a good|best practices)\\b[^.?!\\n]{0,50}\\b${subject}\\b`,
      'gi',
    ),
    label,
    weight: 0.7,
  },
  {
    pattern: new RegExp(
      `\\b${subject}\\b[^.?!\\n]{0,20}\\b(?:attacks?|defen[cs]es?|detection|filters?|risks?|research|is|are|works?|means)\\b`,
      'gi',
    ),
    label,
    weight: 0.4,
  },
  {
    pattern:
      /\b(?:unit|regression|integration) tests?\b[^.?!\n]{0,90}\b(?:blocks?|detects?|flags?|rejects?|filters?|catch(?:es)?)\b|\b(?:filter|guardrail|detector|classifier|scanner|waf|rule|regex|blocklist|keyword list)s?\b[^.?!\n]{0,60}\b(?:blocks?|detects?|flags?|rejects?|filters?|catch(?:es)?|miss(?:es)?|stops?)\b/gi,
    label,
    weight: 0.6,
  },
  {
    pattern:
      /\b(?:translat\w{1,4}|übersetz\w{0,4}|tradu\w{1,6}|vertaal\w{0,2}|how do (?:i|you) say|what does|pronounce|spell)\b[^.?!\n]{0,40}["'“‘«„「]/gi,
    label: 'asks about the words of a quotation',
    weight: 0.5,
  },
]
