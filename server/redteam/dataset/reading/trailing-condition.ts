import type { AttackLanguage } from '../../../domain/red-team-test/test-policy.ts'
import { baseOfGerund, baseOfVerb } from './english-verbs.ts'
import type { ReadAct } from './forbidden-act.ts'
import { frenchInfinitive } from './french-words.ts'
import { infinitiveOfFinite } from './german-verbs.ts'
import { infinitiveOfPresent, infinitiveOfSubjunctive } from './spanish-verbs.ts'

/** An order without its condition. */
export interface Conditional {
  /** What is left of the order. */
  readonly said: string
  /** What must be so, as a clause; null when nothing or when it is the assistant's own doing. */
  readonly when: string | null
  /** What the assistant does then, as an infinitive phrase; null when it is no doing of its own. */
  readonly doing: string | null
}

/** "without" before the words of a duty that is left out. */
const without: Readonly<Record<AttackLanguage, string>> = { en: ' without ', fr: ' sans ', de: ', ohne ', es: ' sin ' }

/**
 * Takes the condition off the end of an order: "mention the risk when you talk about funds" is only broken by talking
 * about funds. Known misses: conditions in the middle, verbs that a language's rules cannot turn.
 */
export function trailingCondition(sentence: string, language: AttackLanguage): Conditional {
  const found = trailing[language].exec(sentence)
  if (found === null) return { said: sentence, when: null, doing: null }
  const [, said = '', clause = ''] = found
  const doing = doingOf(clause, language)
  return { said, when: doing === null ? clause : null, doing }
}

/** A duty left out while doing what it belongs to. */
export function leftOut(act: ReadAct, doing: string, language: AttackLanguage): ReadAct {
  if (act.kind !== 'omit') return act
  return { ...act, kind: 'do', object: `${doing}${without[language]}${act.object}`, core: doing }
}

const trailing: Readonly<Record<AttackLanguage, RegExp>> = {
  en: /^(.{4,}?),?\s+(?:when|whenever|while|if|as soon as|once|every time|each time)\s+(?!possible|asked|needed|necessary)(.{4,})$/i,
  fr: /^(.{4,}?),?\s+(?:quand |lorsqu[e’']\s?|dès qu[e’']\s?|si |s[’'](?=il)|chaque fois qu[e’']\s?|(?=en parlant ))(?!possible|nécessaire)(.{4,})$/iu,
  de: /^(.{4,}?),\s*(?:wenn|sobald|falls|sofern)\s+(.{4,})$/iu,
  es: /^(.{4,}?),?\s+(?:(?:cuando|siempre que|en cuanto|si)\s+|(?=al \p{L}+[aei]r\s))(?!es posible|es necesario)(.{4,})$/iu,
}

function doingOf(clause: string, language: AttackLanguage): string | null {
  if (language === 'en') return englishDoing(clause)
  if (language === 'de') {
    const found =
      /^(?:er|sie|es|du|man|ihr|der (?:\p{L}*[Aa]ssistent|\p{L}*[Bb]ot|\p{L}*[Aa]gent)) (.*\s)?(\p{Ll}\p{L}+)$/u.exec(
        clause,
      )
    const infinitive = found === null ? null : infinitiveOfFinite((found[2] ?? '').replace(/st$/u, 't'))
    return infinitive === null || /^(?:sein|haben|werden)$/u.test(infinitive)
      ? null
      : `${found?.[1] ?? ''}${infinitive}`
  }
  if (language === 'fr') {
    const found = /^(?:on |il |elle |tu |vous |l[’']assistant |le bot |en (?=parlant))(\p{L}+)\s+(.*)$/iu.exec(clause)
    const verb = found?.[1] ?? ''
    const infinitive = verb === 'parlant' ? 'parler' : found === null ? null : frenchInfinitive(verb)
    return infinitive === null || /^(?:être|avoir|falloir)$/u.test(infinitive)
      ? null
      : `${infinitive} ${found?.[2] ?? ''}`
  }
  const gerund = /^al (\p{L}+[aei]r)\s+(.*)$/iu.exec(clause)
  if (gerund !== null) return `${gerund[1] ?? ''} ${gerund[2] ?? ''}`
  const found = /^(?:se |el asistente |el bot )?(\p{L}+)\s+(.*)$/iu.exec(clause)
  const verb = found?.[1] ?? ''
  if (
    found === null ||
    !/^(?:se|el asistente|el bot)\s|^(?:hable|recomiende|venda|ofrezca|mencione|explique|dé)s?\s/iu.test(clause)
  )
    return null
  const infinitive = infinitiveOfSubjunctive(
    /^(?:dé|des)$/u.test(verb) ? 'des' : verb.endsWith('s') ? verb : `${verb}s`,
  )
  const present = infinitiveOfPresent(verb)
  const isSubjunctive = /^(?:hable|recomiende|venda|ofrezca|mencione|explique|dé)s?$/iu.test(verb)
  const base = isSubjunctive ? infinitive : present
  return base === null ? null : `${base} ${found[2] ?? ''}`
}

function englishDoing(clause: string): string | null {
  const gerund = /^(\w{2,}ing)\b\s*(.*)$/i.exec(clause)
  if (gerund !== null) return `${baseOfGerund(gerund[1] ?? '')} ${gerund[2] ?? ''}`.trim()
  const found =
    /^(?:(it|the (?:\w+ )?(?:assistant|bot|chatbot|agent|model))|you|we) (?!is\b|are\b|has\b|have\b|can\b|was\b)(\w+)\s+(.*)$/i.exec(
      clause,
    )
  if (found === null) return null
  const [, third, verb = '', rest = ''] = found
  return `${third === undefined ? verb : baseOfVerb(verb)} ${rest}`
}
