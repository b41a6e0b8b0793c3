import type { AttemptView } from '../../../domain/redteam/technique.ts'
import { loudWords, smallWords } from '../../wordings/multi-turn-small-words.ts'

import { answerLanguage } from '../answer-language.ts'

/** What an attempt can talk about without asking for anything: phrases as they stand in the owner's own texts. */
export interface TopicPhrases {
  /** From the goal, or from policy and scenario where the goal has only words that alarm. May be empty. */
  readonly goal: readonly string[]
  /** From business context, use case and what the target said it is for. May be empty. */
  readonly context: readonly string[]
}

/** Collects the phrases for `goal`, the goal in the language that is spoken. Secrets of the checks are never among them. */
export function topicPhrases(attempt: AttemptView, goal: string): TopicPhrases {
  const isSafe = (phrase: string): boolean => !sharesSecretWord(attempt, phrase)
  const fromGoal = nounPhrases(goal).filter(isSafe)
  const fromPolicy = nounPhrases(`${attempt.policy.policy}. ${attempt.scenario.scenario}`).filter(isSafe)
  const context = nounPhrases(`${attempt.businessContext}. ${attempt.useCase}. ${attempt.profile.purpose ?? ''}`)
  return { goal: fromGoal.length > 0 ? fromGoal : fromPolicy, context: context.filter(isSafe) }
}

/**
 * Runs of one to three words that carry meaning, in the order of the text, each once, at most 24. A list of small words
 * in four languages does it, so a verb may slip in; words that alarm a guard (`password`) are left out.
 */
export function nounPhrases(text: string): readonly string[] {
  const bounded = text.slice(0, 6000)
  const wantsCapital = answerLanguage(bounded) === 'de'
  const phrases = new Map<string, string>()
  let run: string[] = []
  let runEnd = -1
  const close = (): void => {
    while (run.length > 0 && connectors.has((run.at(-1) ?? '').toLowerCase())) run.pop()
    const phrase = run.join(' ')
    if (phrase !== '' && phrases.size < 24 && !phrases.has(phrase.toLowerCase()))
      phrases.set(phrase.toLowerCase(), phrase)
    run = []
  }
  for (const match of bounded.matchAll(/[\p{L}\p{N}][\p{L}\p{N}-]*(?:['’](?=\p{L}))?/gu)) {
    const word = match[0]
    const isAdjacent = /^\s?$/u.test(bounded.slice(runEnd, match.index))
    if (run.length > 0 && (!isAdjacent || contentCount(run) >= 3)) close()
    runEnd = match.index + word.length
    if (run.length > 0 && connectors.has(word.toLowerCase())) run.push(word)
    else if (carriesMeaning(word) && (!wantsCapital || /^\p{Lu}/u.test(word))) run.push(word)
    else close()
  }
  close()
  const found = [...phrases.values()]
  // A word that stands in a longer phrase too says less than the phrase.
  const isPart = (phrase: string): boolean =>
    !phrase.includes(' ') &&
    found.some((other) => other !== phrase && ` ${other.toLowerCase()} `.includes(` ${phrase.toLowerCase()} `))
  return found.filter((phrase) => !isPart(phrase))
}

const connectors: ReadonlySet<string> = new Set(['of', 'de', 'du', 'des', 'del'])

function contentCount(run: readonly string[]): number {
  return run.filter((word) => !connectors.has(word.toLowerCase())).length
}

function carriesMeaning(word: string): boolean {
  const small = word.toLowerCase()
  // `donnez-moi` is an order, not a thing.
  if (/-(?:moi|nous|vous|toi|les?|la|lui|leur|tu|il|elle)$/u.test(small)) return false
  return word.length >= 4 && /^[\p{L}-]+$/u.test(word) && !smallWords.has(small) && !loudWords.has(small)
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
export function secretsOf(attempt: AttemptView): readonly string[] {
  return [...attempt.policy.checks.secrets, ...attempt.scenario.checks.secrets].filter((secret) => secret.trim() !== '')
}
