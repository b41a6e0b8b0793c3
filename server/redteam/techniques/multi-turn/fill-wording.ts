import { randomFrom } from '../../../text/random/seeded-random.ts'
import { thisService } from '../../wordings/multi-turn/scenes.ts'
import { contextOf } from '../attack-slots.ts'
import { freeQuotes } from '../outer-quotes.ts'
import { withoutSecrets } from '../without-secrets.ts'
import { type AttemptConversation, phraseOfLastAnswer, phrasesOf, plainGoal } from './conversation.ts'
import { sceneOf } from './scene.ts'

/** Fills the places of a wording. Throws for an unknown place: a wording and its technique do not belong together. */
export type Filler = (wording: string) => string

/**
 * A function that puts an attempt's own words into wordings. Known places: `{goal}` the request in full; `{topic}` what
 * it is about; `{noun}` and `{other}` two phrases of the business context; `{role}`, `{document}`, `{moment}`,
 * `{customers}` of the trade; `{context}` what the target is for; `{said}` a phrase of the last answer; and what `extra`
 * adds. Reads the attempt once, however many wordings are filled.
 */
export function fillerFor(conversation: AttemptConversation, extra: Readonly<Record<string, string>> = {}): Filler {
  const { attempt, language, turn } = conversation
  const phrases = phrasesOf(conversation)
  const fallback = thisService[language]
  const context = randomFrom(attempt.seed, 'context').shuffle(phrases.context)
  const topics = phrases.goal.length > 0 ? phrases.goal : context
  const at = (items: readonly string[], place: number): string => items[place % items.length] ?? fallback
  const values: Readonly<Record<string, string>> = {
    goal: plainGoal(conversation),
    topic: at(topics, attempt.tryIndex),
    noun: at(context, attempt.tryIndex + turn),
    other: at(context, attempt.tryIndex + turn + 1),
    context: contextOf(withoutSecrets(attempt), language),
    said: phraseOfLastAnswer(conversation) ?? at(topics, turn),
    ...extra,
  }
  const scene: Readonly<Record<string, string>> = { ...sceneOf(attempt, language) }
  const named = (name: string): string | undefined => values[name]
  return (template) => {
    const wording = freeQuotes(template, named)
    return wording.replaceAll(/\{([a-zA-Z]+)\}/gu, (_, name: string, place: number) => {
      const part = scene[name]
      const value = part === undefined ? values[name] : startsSentence(wording, place) ? capitalised(part) : part
      if (value === undefined) throw new Error(`no value for the place {${name}} of: ${wording}`)
      return value
    })
  }
}

function startsSentence(wording: string, place: number): boolean {
  return /(?:^|[.!?]["”»]?\s+|\n|[¿¡])$/u.test(wording.slice(Math.max(0, place - 4), place))
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
