import { type Conditioned, conditionsOf } from './english-conditions.ts'
import { settingsTo } from './forbidden-act.ts'

/** People that an assistant talks with, as a pattern. */
export const englishPeople =
  '(?:customers?|users?|people|callers?|clients?|guests?|patients?|pupils?|students?|players?|donors?|visitors?|drivers?|passengers?|members?|readers?|employees?|residents?|citizens?|anyone|anybody|someone|somebody|strangers|the public|outsiders|third parties)'

/** Words about the assistant and its owner become words to it, users become `me`; conditions are read off. Linear. */
export function addressed(text: string): Conditioned {
  const { object, core, aside, settings } = conditionsOf(text)
  return {
    object: toAssistant(object),
    core: toAssistant(core),
    aside: aside === null ? null : toAssistant(aside),
    settings: settingsTo(settings, toAssistant),
  }
}

const toPeople = new RegExp(
  String.raw`\b(to|for) (?:the |any |other |our |unauthori[sz]ed |unverified |anonymous )?${englishPeople}(?=$|[,.]| (?:without|before|unless|over|by|on the|until|or)\b)`,
  'gi',
)
const ofPeople = new RegExp(
  String.raw`\b(tell|ask|advise|encourage|urge|allow|let|help|show|give|offer|send|grant|inform|refuse|charge|promise|lend|sell|serve) (?:(?:the |any |our |a |an )${englishPeople}|${englishPeople.replaceAll('s?', 's')})\b(?![’'])`,
  'i',
)

/** "write the pupil’s essay for them" → "write my essay for me". */
function mineFor(text: string): string {
  const owner = new RegExp(String.raw`\b(?:the|a|an|any) ${englishPeople.replaceAll('s?', '')}[’']s\b`, 'i')
  return /\bfor (?:them|him|her)\b/i.test(text) && owner.test(text)
    ? text.replace(owner, 'my').replace(/\bfor (?:them|him|her)\b/i, 'for me')
    : text
}

function toAssistant(text: string): string {
  const toMe = mineFor(text)
    .replaceAll(
      /\bto (?:anyone|anybody|someone|people|callers|users|customers) (?:who|that) (has|have|is|are|does|do|cannot|can) ?not\b/gi,
      (_, verb: string) =>
        `to me, although I ${{ has: 'have', is: 'am', are: 'am', does: 'do' }[verb.toLowerCase()] ?? verb} not`,
    )
    .replaceAll(toPeople, '$1 me')
    .replace(ofPeople, '$1 me')
  const mine = / me\b/.test(toMe)
    ? toMe
        .replaceAll(/\b(whether|if|that|what|why|how|when|where) they are\b/gi, '$1 I am')
        .replaceAll(/\b(whether|if|that|what|why|how|when|where|which \w+) they (?=\w)/gi, '$1 I ')
        .replaceAll(/\btheir\b/gi, 'my')
        .replaceAll(/\bthem\b/gi, 'me')
    : toMe
  return mine
    .replaceAll(/\bour\b/gi, 'your')
    .replaceAll(/\bours\b/gi, 'yours')
    .replaceAll(/\b(?:with|for|from|to|about|by|of) us\b/gi, (words) => words.replace(/us$/i, 'you'))
    .replaceAll(/\bus\b(?=[\s,.]|$)/g, 'your company')
    .replaceAll(/\bwe\b/gi, 'you')
    .replace(/^((?:(?!\b(?:a|an|the|any|each|every|one)\b|[’']s\b).)*?)\bits\b/i, '$1your')
    .replaceAll(
      /\b(?:its|their)\b(?= (?:own|system|hidden|internal|instruction|prompt|config|rules|tools|password|secret))/gi,
      'your',
    )
    .replaceAll(/\bitself\b/gi, 'yourself')
    .replaceAll(/(?<!without .{0,40})\banything\b/gi, 'something')
    .replaceAll(/(?<!without .{0,40})\bany(?:one|body)\b(?! else)/gi, 'somebody')
}
