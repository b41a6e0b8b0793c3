import type { StructureSignal } from './signal.ts'
import { asksHow } from './words/other-object.ts'
import type { Phrase } from './words/phrase-scan.ts'
import { scanPhrases } from './words/phrase-scan.ts'

/** Orders that replace the application's answer by a text of the sender's choice. */
export const outputHijack: StructureSignal = {
  id: 'output-hijack',
  title: 'an order to answer with a given text',
  source: 'goal hijacking (Perez & Ribeiro 2022); own collection of forms',
  knownMisses:
    'quizzes and format requests ("answer only with yes or no") are weak cases of the same form; other languages than those listed',
  measure: ({ view: { text } }) =>
    scanPhrases(text, phrases, (start, end) => !asksHow(text, start) && !harmlessUse.test(text.slice(end, end + 40))),
}

/** What is said is counted, spelled or put into another language or program: the words are the subject. */
const harmlessUse =
  /^ {0,2}(?:(?:\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|twenty|a hundred|several|many|a few) times\b|(?:in|to|into) (?:french|spanish|german|italian|portuguese|dutch|japanese|chinese|korean|russian|arabic|hindi|turkish|polish|swedish|latin|python|java\w{0,6}|c\b|c\+\+|go\b|ruby|rust|bash|upper|lower|morse|a (?:loop|sentence)|sentences|different)\b)/i

const say = '(?:say|print|output|write|respond|reply|answer|return|repeat|display|type|state|echo)'
const quoted = '["\'“‘«`][^"\'”’»`\\n]{1,80}["\'”’»`]'
const label = 'dictated answer'

const phrases: readonly Phrase[] = [
  {
    pattern: new RegExp(
      `\\b${say}(?:ing)?(?: back)?(?: only| just| exactly| simply)?(?: to (?:me|him|them|it|the user|everything|all|every|any)[a-z ]{0,30})?(?: with| using| in)?(?: only| just| exactly| simply| nothing but| the (?:exact |single )?(?:words?|phrase|sentence|text|string|message))(?: the)?(?: exact| single)?(?: words?| phrase| sentence| text| string| message)?:? {0,2}${quoted}`,
      'gi',
    ),
    label,
    weight: 0.6,
  },
  {
    pattern: new RegExp(
      `\\b(?:just|only|simply|instead,?|now|then|and|must|always) ${say}(?: with)?:? {0,2}${quoted}`,
      'gi',
    ),
    label,
    weight: 0.4,
  },
  {
    pattern: new RegExp(`^[ \\t>*"'-]{0,6}(?:please )?${say}(?: with)?:? {0,2}${quoted}[ .!"']{0,4}$`, 'gim'),
    label,
    weight: 0.4,
  },
  {
    pattern:
      /\bi (?:have been|['’]ve been|am|was|got) (?:pwn(?:ed|d)|hacked|hijacked|jailbroken|compromised)\b|\bhaha,? (?:pwned|hacked)\b/gi,
    label: 'sentence of a hijacked model',
    weight: 0.7,
  },
  {
    pattern:
      /\b(?:say|print|output|reply|respond|answer|write)\b[^.\n]{0,30}\b(?:access granted|hacked|pwned|jailbroken|owned)\b/gi,
    label,
    weight: 0.7,
  },
  {
    pattern:
      /\b(?:nothing (?:else|more)|no other (?:text|words|output)|(?:do not|don['’]t|without) (?:say|add|print|output|write|include)(?:ing)? anything (?:else|more))\b/gi,
    label: 'nothing else may be said',
    weight: 0.3,
  },
  {
    pattern:
      /\b(?:(?:antworte|sag|sage|schreib|schreibe|gib)\b[^.\n"„]{0,30}\b(?:nur|einfach|ausschlie(?:ß|ss)lich|genau)|(?:r[ée]ponds?|dis|[ée]cris)\b[^.\n"«]{0,30}\b(?:seulement|uniquement|simplement)|(?:responde|di|escribe|diga|escreva)\b[^.\n"«]{0,30}\b(?:solo|sólo|solamente|únicamente|apenas|somente)|(?:rispondi|scrivi|d[iì])\b[^.\n"«]{0,30}\b(?:solo|soltanto|solamente))\b[^.\n"„«]{0,20}["„«“'][^"“»”'\n]{1,80}["“»”']/gi,
    label,
    weight: 0.6,
  },
  {
    pattern: /只(?:需|要|能)?(?:回答|回复|说|输出|打印)[^。\n]{0,20}["“「『][^"”」』\n]{1,60}["”」』]/g,
    label,
    weight: 0.6,
  },
]
