import type { IdGenerator } from '../../domain/ports.ts'
import { type FieldError, Problem } from '../../domain/problem.ts'
import { type TopicSentence, topicUnitsMax } from '../../domain/topic/topic.ts'

/**
 * The sentences of a topic with their ids; those that stood before keep theirs. Throws Problem `invalid-request` when one
 * is listed twice or all together are too long.
 */
export function topicSentences(
  texts: readonly string[],
  before: readonly TopicSentence[],
  ids: IdGenerator,
): readonly TopicSentence[] {
  const errors: FieldError[] = texts.flatMap((text, index) =>
    texts.indexOf(text) < index ? [{ path: `sentences[${index}]`, message: 'is listed twice; keep one' }] : [],
  )
  const units = texts.reduce((sum, text) => sum + text.length, 0)
  if (units > topicUnitsMax) {
    errors.push({
      path: 'sentences',
      message: `have ${units} characters together; at most ${topicUnitsMax} are taken`,
    })
  }
  const [first] = errors
  if (first) throw new Problem('invalid-request', `${first.path} ${first.message}.`, { errors })
  const known = new Map(before.map((sentence) => [sentence.text, sentence.id]))
  return texts.map((text) => ({ id: known.get(text) ?? ids.next(), text }))
}
