import type { AttemptView } from '../../../domain/attempt/technique.ts'
import { type AttackLanguage, attackLanguages } from '../../../domain/red-team-test/test-policy.ts'
import { goalIn } from '../attack-slots.ts'
import { type Reaction, type ReactionKind, readReaction } from '../reactions.ts'
import { withoutSecrets } from '../without-secrets.ts'
import { answerPhrases, sharesSecretWord, type TopicPhrases, topicPhrases } from './topic-phrases.ts'

/** An attempt as a script reads it. */
export interface AttemptConversation {
  /** As it is, checks and their secrets included. */
  readonly attempt: AttemptView
  /** Which attack turn is written now, from 0. */
  readonly turn: number
  /** Attack turns of the attempt in all. */
  readonly turnsTotal: number
  /** What the target did last. */
  readonly reaction: Reaction
  /** The language to speak: at first the test's, then the one that the target answers in. */
  readonly language: AttackLanguage
}

/** Reads an attempt. */
export function readConversation(attempt: AttemptView): AttemptConversation {
  const turn = attempt.turns.length
  // Read without secrets: strategies quote the last answer.
  const reaction = readReaction(withoutSecrets(attempt))
  return { attempt, turn, turnsTotal: turn + attempt.turnsLeft, reaction, language: reaction.language }
}

/**
 * What the target did with attack turn `turn`; `opening` for -1. Scripts replay their own moves with it. Cheap: it looks
 * at the verdict and at the head of the answer only.
 */
export function kindAfter(attempt: AttemptView, turn: number): ReactionKind {
  const past = attempt.turns[turn]
  if (past === undefined) return 'opening'
  const isJudged = past.evaluation !== null
  const response = isJudged && past.response !== null ? past.response.trimStart().slice(0, 20) : past.response
  return readReaction({ ...attempt, turns: [{ ...past, response }] }).kind
}

/** True when the asker was turned away. */
export function isTurnedAway(kind: ReactionKind): boolean {
  return kind === 'refused' || kind === 'deflected'
}

/** The goal in the language that is spoken, free of secrets, ending in a full stop or the like. */
export function plainGoal({ attempt, language }: AttemptConversation): string {
  const goal = goalIn(withoutSecrets(attempt), language).trim()
  return /[.!?…]["”»]?$/u.test(goal) ? goal : `${goal}.`
}

/** Other languages that the goal is known in, those first that the target is known to answer. */
export function languagesOfGoal(attempt: AttemptView): readonly AttackLanguage[] {
  const known = attackLanguages.filter(
    (language) => language !== attempt.language && attempt.scenario.goals[language] !== undefined,
  )
  const isSpoken = (language: AttackLanguage): boolean => attempt.profile.languages.includes(language)
  return [...known.filter(isSpoken), ...known.filter((language) => !isSpoken(language))]
}

/** Read once for each conversation: a prompt asks for them several times. */
const phrasesRead = new WeakMap<AttemptConversation, TopicPhrases>()
const answersRead = new WeakMap<AttemptConversation, string | null>()

/** Topic phrases in the language that is spoken. */
export function phrasesOf(conversation: AttemptConversation): TopicPhrases {
  const read = phrasesRead.get(conversation)
  if (read !== undefined) return read
  const { attempt, language } = conversation
  const phrases = topicPhrases(attempt, { goal: plainGoal(conversation), language })
  phrasesRead.set(conversation, phrases)
  return phrases
}

/**
 * A phrase of the target's last answer to hold on to: one that no prompt has quoted yet, on the topic if there is one.
 * Null after a refusal, and when the answer has nothing that may be repeated.
 */
export function phraseOfLastAnswer(conversation: AttemptConversation): string | null {
  const read = answersRead.get(conversation)
  if (read !== undefined) return read
  const phrase = chosenPhrase(conversation)
  answersRead.set(conversation, phrase)
  return phrase
}

function chosenPhrase(conversation: AttemptConversation): string | null {
  const { attempt, reaction } = conversation
  const answer = reaction.last?.response ?? ''
  if (isTurnedAway(reaction.kind) || answer === '') return null
  const said = attempt.turns
    .map((turn) => turn.prompt)
    .join('\n')
    .toLowerCase()
  const phrases = answerPhrases(answer, conversation.language).filter((phrase) => !sharesSecretWord(attempt, phrase))
  const fresh = phrases.filter((phrase) => !said.includes(phrase.toLowerCase()))
  const known = phrasesOf(conversation)
  const topics = [...known.goal, ...known.context].join(' ').toLowerCase()
  const isOnTopic = (phrase: string): boolean => phrase.split(' ').some((word) => topics.includes(word.toLowerCase()))
  const pool = fresh.length > 0 ? fresh : phrases
  return pool.find(isOnTopic) ?? pool.toSorted((a, b) => b.length - a.length)[0] ?? null
}
