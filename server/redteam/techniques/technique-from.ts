import type { AttackPrompt, AttemptView, Technique, TechniqueAbout } from '../../domain/attempt/technique.ts'
import { numbering, openers } from '../wordings/reactions.ts'
import { fill } from './attack-slots.ts'
import { readReaction } from './reactions.ts'
import { saysSecret, withoutSecrets } from './without-secrets.ts'

/** What a technique wants to say next, before it is made sure that it was not said yet. */
export interface Move {
  /** As it would be sent. */
  readonly prompt: string
  /** One sentence or two: what is tried and why. */
  readonly strategy: string
  /** Default none. */
  readonly transforms?: readonly string[]
  /** As in `AttackPrompt`; default none. */
  readonly dropTurns?: readonly number[]
  /** As in `AttackPrompt`; default what was said. */
  readonly history?: AttackPrompt['history']
}

/** How many variations of a move are looked at before words are put in front of it. */
const variationsMax = 40

/**
 * A technique out of a function that gives the moves it would make now, best first: `moveAt(attempt, 0)`, then
 * variations with `1`, `2`, … (it may ignore the number). It sees the attempt without the secrets of the checks. What it
 * gives is sent only if the same prompt does not stand in the attempt yet and it says no secret; when no variation is
 * free, an opening sentence or a number makes a new one, so an attempt never runs dry.
 */
export function techniqueFrom(
  about: TechniqueAbout,
  moveAt: (attempt: AttemptView, variation: number) => Move,
): Technique {
  return {
    about,
    nextPrompt(attempt) {
      const known = withoutSecrets(attempt)
      const said = new Set([...attempt.turns, ...attempt.warmUps].flatMap((turn) => [turn.prompt, turn.request]))
      for (const move of movesOf(known, moveAt)) {
        if (!said.has(move.prompt) && !saysSecret(move.prompt, attempt)) return promptOf(move)
      }
      // Only when the wording itself says a secret, e.g. a secret that is an everyday word.
      const last = moveAt(known, 0)
      return { ...promptOf(last), exhausted: true, strategy: 'Every wording left would say a secret of the checks.' }
    },
  }
}

function* movesOf(
  attempt: AttemptView,
  moveAt: (attempt: AttemptView, variation: number) => Move,
): Generator<Move, void> {
  for (let variation = 0; variation < variationsMax; variation += 1) yield moveAt(attempt, variation)
  const language = attempt.frameLanguage ?? readReaction(attempt).language
  const move = moveAt(attempt, 0)
  for (const opener of openers[language]) yield { ...move, prompt: `${opener}\n\n${move.prompt}` }
  for (let number = 2; number <= attempt.turns.length + 20; number += 1) {
    const label = fill(numbering[language][0] ?? '', { number: String(number) })
    yield { ...move, prompt: `${label}\n\n${move.prompt}` }
  }
}

function promptOf({ prompt, strategy, transforms = [], dropTurns = [], history }: Move): AttackPrompt {
  return {
    prompt,
    engine: 'template',
    strategy,
    transforms,
    ...(dropTurns.length === 0 ? {} : { dropTurns }),
    ...(history === undefined ? {} : { history }),
  }
}
