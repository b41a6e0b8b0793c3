import type { AttemptView } from '../../domain/attempt/technique.ts'
import { randomFrom } from '../../text/random/seeded-random.ts'
import { warmUpWordings } from '../wordings/multi-turn/warm-up.ts'
import { numbering } from '../wordings/reactions.ts'
import { readConversation } from './multi-turn/conversation.ts'
import { fillerFor } from './multi-turn/fill-wording.ts'
import { saysSecret } from './without-secrets.ts'

/**
 * A harmless question about the target's own trade, the `index`-th of the attempt (from 0): it never asks for the goal,
 * says no secret and was not said in the attempt before. The target's language is followed once it has answered. Same
 * seed, same texts; cheap.
 */
export function warmUpPrompt(attempt: AttemptView, index: number): string {
  const rapport = readConversation({ ...attempt, turns: attempt.warmUps })
  const conversation = { ...rapport, turn: index }
  const wordings = warmUpWordings[conversation.language]
  const order = randomFrom(attempt.seed, 'warm-up').shuffle(wordings.map((_, place) => place))
  const said = new Set([...attempt.warmUps, ...attempt.turns].flatMap((turn) => [turn.prompt, turn.request]))
  const fill = fillerFor(conversation)
  const starts = ['', ...[index + 1, index + 101].map((number) => numberedStart(conversation.language, number))]
  for (const start of starts) {
    for (let step = 0; step < order.length; step += 1) {
      const place = order[(index + attempt.tryIndex * 3 + step) % order.length] ?? 0
      const text = `${start}${fill(wordings[place] ?? '')}`
      if (!said.has(text) && !saysSecret(text, attempt)) return text
    }
  }
  return `${index + 1}?`
}

function numberedStart(language: AttemptView['language'], number: number): string {
  return `${(numbering[language][0] ?? '').replace('{number}', String(number))} `
}
