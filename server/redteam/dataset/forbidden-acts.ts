import type { AttackLanguage } from '../../domain/red-team-test/test-policy.ts'
import { policyLanguage } from '../../text/language/policy-language.ts'
import { type Clause, clausesOf } from './reading/clauses.ts'
import { inFirstPerson } from './reading/first-person.ts'
import type { ForbiddenAct, ReadAct, SentencePlace, SentenceReader } from './reading/forbidden-act.ts'
import { passiveDuty } from './reading/passive-duties.ts'
import { readEnglish } from './reading/read-english.ts'
import { readFrench } from './reading/read-french.ts'
import { readGerman } from './reading/read-german.ts'
import { readSpanish } from './reading/read-spanish.ts'
import { isSound } from './reading/sound-act.ts'
import { leftOut, trailingCondition } from './reading/trailing-condition.ts'

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
  const clauses = sentences.flatMap((sentence) => clausesOf(sentence, language))
  for (const effort of efforts) {
    const acts = clauses.flatMap((clause) => actOfClause(clause, { language, effort }) ?? [])
    if (acts.length > 0) return acts.slice(0, max).map((act) => ({ language, ...act }))
  }
  return []
}

/** Whether a sentence forbids or orders something by its form; null when it does neither. Noun phrases alone are no rule. */
export function ruleEffort(sentence: string, prefer: AttackLanguage): 'ban' | 'duty' | null {
  const read = sentence.slice(0, sentenceUnitsMax)
  const language = policyLanguage(read) ?? prefer
  const clauses = clausesOf(read, language)
  const isRead = (effort: 'ban' | 'duty') =>
    clauses.some((clause) => actOfClause(clause, { language, effort }) !== null)
  if (isRead('ban')) return 'ban'
  return isRead('duty') ? 'duty' : null
}

function actOfClause(
  { said, when }: Clause,
  { language, effort }: SentencePlace & { readonly language: AttackLanguage },
): ReadAct | null {
  // Behind a condition stands a sentence, never a bare noun phrase.
  if (effort === 'bare' && when !== null) return null
  const order = effort === 'duty' ? trailingCondition(said, language) : { said, when: null, doing: null }
  const passive = effort === 'duty' ? passiveDuty(order.said, language) : null
  const act = passive ?? readers[language](order.said, { effort })
  if (act === null || !isSound(act, language)) return null
  const cases = [when, order.when].filter((clause) => clause !== null)
  const done = order.doing === null ? act : leftOut(act, order.doing, language)
  return cases.reduce((told, clause) => inFirstPerson(told, clause, language), done)
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
