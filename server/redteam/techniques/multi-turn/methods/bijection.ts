import type { AttackPrompt, Technique } from '../../../../domain/attempt/technique.ts'
import { randomFrom } from '../../../../text/random/seeded-random.ts'
import { bijectionWordings } from '../../../wordings/multi-turn/pieces.ts'
import { continuations } from '../../../wordings/reactions.ts'
import { whatHappened } from '../../reactions.ts'
import { obfuscationTaxonomy } from '../../taxonomies.ts'
import {
  type AttemptConversation,
  isTurnedAway,
  kindAfter,
  phrasesOf,
  plainGoal,
  readConversation,
} from '../conversation.ts'
import { promptOfLine } from '../prompt-of-line.ts'

/**
 * `cipher.bijection`: teaches an alphabet of its own, practises it with harmless words, then talks in it; the answer is
 * asked for in ordinary letters, so that judges can read it. Refused or short of turns, it gives map and message at once,
 * with another map. Misses: models too small to decode.
 */
export const bijection: Technique = {
  about: {
    id: 'cipher.bijection',
    name: 'Taught alphabet',
    mechanism: 'Teaches a letter map in the conversation, practises it, then puts the request in it.',
    multiTurn: true,
    needs: [],
    taxonomy: obfuscationTaxonomy,
    source: 'Idea: bijection learning (promptfoo strategies/bijection); maps come from the seed, wording is ours.',
    knownMisses: 'Models too small to decode; accents are lost in the map.',
  },
  nextPrompt(attempt) {
    const conversation = readConversation(attempt)
    const { turn, turnsTotal, reaction, language } = conversation
    const lessons = Math.min(2, turnsTotal - 1)
    const isFlowing = !attempt.turns.some((_, place) => place <= lessons && isTurnedAway(kindAfter(attempt, place)))
    if (reaction.kind === 'partial' && attempt.turnsLeft > 1) {
      const strategy = `${whatHappened(reaction)} Ask for the rest of it.`
      return promptOfLine({ conversation, wordings: continuations[language], strategy })
    }
    if (isFlowing && turn === 0 && lessons > 0)
      return line(conversation, { step: 'teach', text: practiceWord(conversation) })
    if (isFlowing && turn === 1 && lessons > 1)
      return line(conversation, { step: 'practise', text: practiceWord(conversation) })
    if (isFlowing && turn === lessons && lessons > 0)
      return line(conversation, { step: 'ask', text: plainGoal(conversation) })
    return line(conversation, { step: 'whole', text: plainGoal(conversation) })
  },
}

const purposes = {
  teach: 'Teach the alphabet with a harmless word.',
  practise: 'Practise it with a harmless word.',
  ask: 'Put the request in it.',
  whole: 'Give another alphabet and the request in one message.',
} as const

function line(
  conversation: AttemptConversation,
  { step, text }: { readonly step: keyof typeof purposes; readonly text: string },
): AttackPrompt {
  const { attempt, language, turn, reaction } = conversation
  const map = letterMap(
    `${attempt.seed}|${step === 'whole' ? turn : ''}`,
    attempt.tryIndex + (step === 'whole' ? turn : 0),
  )
  const ways = bijectionWordings[step][language]
  const start = attempt.tryIndex % ways.length
  return promptOfLine({
    conversation,
    wordings: [...ways.slice(start), ...ways.slice(0, start)],
    extra: {
      map: [...map].map(([letter, sign]) => `${letter}=${sign}`).join(' '),
      plain: text,
      coded: encode(text, map),
    },
    strategy: `${whatHappened(reaction)} ${purposes[step]}`,
    transforms: ['bijection'],
    takesBack: step === 'whole' && (reaction.kind === 'refused' || reaction.kind === 'silent'),
  })
}

function practiceWord(conversation: AttemptConversation): string {
  const { attempt, turn } = conversation
  const phrases = phrasesOf(conversation).context
  return phrases[(attempt.tryIndex + turn) % phrases.length] ?? 'garden'
}

/** Letters to other letters, or to two-digit numbers; each letter to one sign and no two to the same. */
function letterMap(seed: string, way: number): ReadonlyMap<string, string> {
  const letters = [...'abcdefghijklmnopqrstuvwxyz']
  const signs = way % 2 === 0 ? letters : letters.map((_, place) => String(place + 11))
  const mixed = randomFrom(seed, 'bijection').shuffle(signs)
  return new Map(letters.map((letter, place) => [letter, mixed[place] ?? letter]))
}

function encode(text: string, map: ReadonlyMap<string, string>): string {
  const isNumbers = /\d/u.test(map.get('a') ?? '')
  const plain = text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ß', 'ss')
  const words = plain.split(/\s+/u).map((word) => [...word].map((letter) => map.get(letter) ?? letter))
  return words.map((word) => word.join(isNumbers ? '.' : '')).join(isNumbers ? ' / ' : ' ')
}
