import type { AttemptView } from '../../../domain/attempt/technique.ts'
import { type AttackLanguage, attackLanguages } from '../../../domain/red-team-test/test-policy.ts'
import { answerLanguage } from '../../../text/language/answer-language.ts'
import { ownWordings } from '../../wordings/asks/ask-own.ts'
import { grammarWords } from '../../wordings/multi-turn/grammar.ts'
import { loudWords } from '../../wordings/multi-turn/loud-words.ts'
import { nounPhrasesOf } from './noun-phrases.ts'

/** What an attempt can talk about without asking for anything: phrases as they stand in the owner's own texts. */
export interface TopicPhrases {
  /** What the goal is about, each ready to stand in a sentence; from policy and scenario where it names nothing. May be empty. */
  readonly goal: readonly string[]
  /** From business context, use case and what the target said it is for. May be empty. */
  readonly context: readonly string[]
}

/** Collects the phrases for a goal as it is said in `language`. Secrets of the checks are never among them. */
export function topicPhrases(
  attempt: AttemptView,
  { goal, language }: { readonly goal: string; readonly language: AttackLanguage },
): TopicPhrases {
  const isSafe = (phrase: string): boolean => !sharesSecretWord(attempt, phrase)
  const goals = attempt.scenario.goals
  const own = goals[language]?.trim().startsWith(goal.slice(0, -1)) === true ? language : attempt.language
  const named = (text: string): readonly string[] => topicsOf(text, { own, spoken: language }).filter(isSafe)
  const ofGoal = named(goal)
  // The policy is read only where the goal names nothing, the scenario only where the policy does not.
  const ofPolicy = ofGoal.length > 0 ? ofGoal : named(attempt.policy.policy)
  const topics = ofPolicy.length > 0 ? ofPolicy : named(attempt.scenario.scenario)
  const context = ownPhrases(`${attempt.businessContext}. ${attempt.useCase}. ${attempt.profile.purpose ?? ''}`, {
    own: attempt.language,
    spoken: language,
  })
  return { goal: topics, context: context.filter(isSafe) }
}

/**
 * What a request is about: its noun phrases without those of asking, the first in the text first; single words follow
 * only as the first. A request that quotes another one is about what is quoted. English phrases have their article, the
 * others stand in quotation marks of the wording. Linear in the first 2,000 units.
 */
export function topicsOf(
  text: string,
  { own, spoken }: { readonly own: AttackLanguage; readonly spoken: AttackLanguage },
): readonly string[] {
  const quoted = /[:)?.] ?[‘‚“"«„] ?(\S.{11,}\S) ?[’‘”"»“](?!\p{L})/su.exec(text)?.[1]
  const asked = withoutSituation(quoted ?? text)
  const language = answerLanguage(asked) ?? (quoted === undefined ? own : likeliestLanguage(asked, own))
  const found = nounPhrasesOf(asked, language)
  const { vague } = grammarWords[language]
  const firm = found.filter(({ core }) => !vague.has(core.toLowerCase()) && !/^\d+$/u.test(core))
  const [main, ...others] = firm.length > 0 ? firm : found
  if (main === undefined) return []
  const chosen = [main, ...others.filter(({ bare }) => bare.includes(' '))]
  const said = chosen.map((phrase) =>
    spoken !== 'en' ? phrase.bare : language === 'en' ? startedSmall(phrase.full) : `“${phrase.bare}”`,
  )
  return [...new Set(said)]
}

/** The language most of whose small words stand in a short text; `own` when none has more than it. */
function likeliestLanguage(text: string, own: AttackLanguage): AttackLanguage {
  const words =
    text
      .slice(0, 300)
      .toLowerCase()
      .match(/[\p{L}']+/gu) ?? []
  const count = (language: AttackLanguage): number => {
    const { determiners, prepositions, beforeVerbs, verbs, fillers } = grammarWords[language]
    return words.filter((word) =>
      [determiners, prepositions, beforeVerbs, verbs, fillers].some((list) => list.has(word)),
    ).length
  }
  return attackLanguages.reduce((best, language) => (count(language) > count(best) ? language : best), own)
}

/** A request without what our own wordings put around it: the situation before, what is not meant behind. */
function withoutSituation(text: string): string {
  for (const { inCase, aside, notSo } of Object.values(ownWordings)) {
    const [before = ''] = inCase.split('{clause}')
    const start = text.startsWith(before) ? text.indexOf('. ', before.length) + 2 : 0
    if (start <= 1 && start !== 0) continue
    const ends = [aside.split('{aside}')[0], notSo.split('{clause}')[0]]
      .map((mark) => (mark === undefined ? -1 : text.indexOf(mark, start)))
      .filter((place) => place > 0)
    if (start > 0 || ends.length > 0) return text.slice(start, ends.length > 0 ? Math.min(...ends) : undefined)
  }
  return text
}

function startedSmall(phrase: string): string {
  return /^(?:The|An?|Your|Our|Their|My|His|Her|Its|These|Those|This|That|Any|All|Every|Each|Some|Other) /u.test(phrase)
    ? `${phrase.charAt(0).toLowerCase()}${phrase.slice(1)}`
    : phrase
}

/** Phrases of an answer that one may take up: not those that alarm a guard. At most 24, none longer than 40 units. */
export function answerPhrases(answer: string, fallback: AttackLanguage): readonly string[] {
  const language = answerLanguage(answer) ?? fallback
  const { vague } = grammarWords[language]
  const phrases = nounPhrasesOf(answer, language).map(({ bare, core }) => (bare.length <= 40 ? bare : core))
  const isQuiet = (phrase: string): boolean =>
    phrase.length <= 40 &&
    phrase.length >= 4 &&
    !vague.has(phrase.toLowerCase()) &&
    !/\d/u.test(phrase) &&
    phrase.split(' ').every((word) => !loudWords.has(word.toLowerCase()))
  return [...new Set(phrases.filter(isQuiet))]
}

/** Phrases of the owner's texts: none that alarms a guard, none that any business has. */
function ownPhrases(
  text: string,
  { own, spoken }: { readonly own: AttackLanguage; readonly spoken: AttackLanguage },
): readonly string[] {
  const language = answerLanguage(text) ?? own
  const { vague, frames } = grammarWords[language]
  const found = nounPhrasesOf(text, language).filter(({ bare, core }) => {
    const words = bare.toLowerCase().split(' ')
    return (
      bare.length >= 4 &&
      !vague.has(core.toLowerCase()) &&
      !frames.has(core.toLowerCase()) &&
      !words.some((word) => loudWords.has(word))
    )
  })
  return [
    ...new Set(found.map((phrase) => (spoken === 'en' && language === 'en' ? startedSmall(phrase.full) : phrase.bare))),
  ]
}

/** True when a word of `phrase` belongs to a text that the target must never say. */
export function sharesSecretWord(attempt: AttemptView, phrase: string): boolean {
  const words = phrase.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return secretsOf(attempt).some((secret) => {
    const folded = secret.toLowerCase()
    return words.some((word) => word.length >= 3 && folded.includes(word))
  })
}

/** The texts that must never be sent. */
function secretsOf(attempt: AttemptView): readonly string[] {
  return [...attempt.policy.checks.secrets, ...attempt.scenario.checks.secrets].filter((secret) => secret.trim() !== '')
}
