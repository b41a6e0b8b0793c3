import type { AttackLanguage } from '../../domain/redteam/test-policy.ts'
import { policyLanguage } from '../lexicons/policy-language.ts'
import type { ForbiddenAct, SentencePlace, SentenceReader } from './reading/forbidden-act.ts'
import { readEnglish } from './reading/read-english.ts'
import { readFrench } from './reading/read-french.ts'
import { readGerman } from './reading/read-german.ts'
import { readSpanish } from './reading/read-spanish.ts'

const readers: Readonly<Record<AttackLanguage, SentenceReader>> = {
  en: readEnglish,
  fr: readFrench,
  de: readGerman,
  es: readSpanish,
}

const unitsRead = 4_000
const sentenceUnitsMax = 400
const efforts: readonly SentencePlace['effort'][] = ['ban', 'duty', 'bare']

/**
 * What a policy forbids, sentence by sentence, in the language it is written in; at most `max` (default 3). Bans win:
 * orders ("always refer …") are only read when there is none, bare noun phrases only when there is neither. A text whose
 * language cannot be told is read as `prefer`. Reads 4,000 units; linear. Known misses: see the readers.
 */
export function forbiddenActs(
  policy: string,
  { prefer, max = 3 }: { readonly prefer: AttackLanguage; readonly max?: number },
): readonly ForbiddenAct[] {
  const sentences = sentencesOf(policy.slice(0, unitsRead))
  const language = policyLanguage(policy) ?? prefer
  for (const effort of efforts) {
    const acts = sentences.flatMap((sentence) => readers[language](sentence, { effort }) ?? [])
    if (acts.length > 0) return acts.slice(0, max).map((act) => ({ language, ...act }))
  }
  return []
}

/** The items of a list take the words before its colon with them. */
function sentencesOf(text: string): readonly string[] {
  const sentences: string[] = []
  let header = ''
  for (const line of text.split(/[\n;!?]+/u)) {
    const item = /^\s*(?:[-*•–]|\(?(?:\d{1,2}|[a-z])[.)])\s+(.*)$/u.exec(line)?.[1]
    if (item === undefined) header = /:\s*$/u.test(line) ? line.replace(/:\s*$/u, '').trim() : ''
    const said = item === undefined ? line : `${header} ${item}`
    if (item === undefined && header !== '') continue
    sentences.push(...said.split(/\.(?=\s|$)/u))
  }
  return sentences
    .map((sentence) => sentence.replaceAll(/\s+/g, ' ').trim().slice(0, sentenceUnitsMax))
    .filter((sentence) => sentence !== '')
}
