import type { StructureSignal } from './signal.ts'
import { asksAboutThing, asksHow, suppliesText } from './words/other-object.ts'
import type { Phrase } from './words/phrase-scan.ts'
import { scanPhrases } from './words/phrase-scan.ts'

/** Asks for what stands before the message: the hidden beginning of the conversation, without naming it a system prompt. */
export const contextExtraction: StructureSignal = {
  id: 'context-extraction',
  title: 'a request for the text before the conversation',
  source: 'prompt-leak forms described by Perez & Ribeiro 2022 and Zhang et al. 2024',
  knownMisses: 'English mainly; "summarise the text above" about a pasted text is a weak case of the same form',
  measure: ({ view: { text } }) =>
    scanPhrases(
      text,
      phrases,
      (start, end) => !asksAboutThing(text, end) && !asksHow(text, start) && !suppliesText(text, end),
    ),
}

const label = 'asks for what stands before'
const show =
  '(?:repeat|print|output|show|display|reveal|echo|recite|copy|write (?:down|out)|tell me|give me|summari[sz]e|translate|encode|quote|return|spell ?check|proofread|rephrase|paraphrase|what (?:is|are|was|were))'
const own =
  '(?:your|the|its|these|those|all|initial|original|hidden|secret|previous|prior|above|first|internal|exact|full|entire|complete|very|of|system|own)'
const thingOf =
  '(?! (?:of|in|to|at) (?!this (?:chat|conversation)|the (?:assistant|system|chat|conversation|model))[a-z])'

const phrases: readonly Phrase[] = [
  {
    pattern: new RegExp(
      `\\b${show}\\b(?: me| us| back| out)?(?: ${own}){1,5} (?:prompt|instructions?|rules|directives?|guidelines|configuration|preprompt|pre-prompt|system message|initiali[sz]ation)\\b${thingOf}`,
      'gi',
    ),
    label,
    weight: 0.7,
  },
  {
    pattern: new RegExp(
      `\\b${show}\\b[^.?!\\n]{0,30}\\b(?:everything|words?|text|sentences?|lines?|messages?|content|all|paragraphs?|conversation|phrases?)\\b[^.?!\\n]{0,15}\\b(?:above|before this|prior to|preceding|so far|up to (?:here|this point)|you were (?:given|told))\\b`,
      'gi',
    ),
    label,
    weight: 0.6,
  },
  {
    pattern:
      /\b(?:you (?:were|have been|are|got) (?:given|told|instructed|programmed|asked|ordered)|your (?:system|initial|original|hidden|secret|first|base) (?:prompt|instructions?|message|rules))\b/gi,
    label: 'talks about its instructions',
    weight: 0.4,
  },
  {
    pattern:
      /\b(?:starting|beginning|begins?|starts?) (?:with|from) (?:the (?:words?|phrase|sentence) )?["'“‘]?you are\b/gi,
    label,
    weight: 0.7,
  },
]
