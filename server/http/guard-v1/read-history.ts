import { type HistoryMessage, textUnitsMax } from '../../../contract/guard-v1/message.ts'
import type { Role, Turn } from '../../domain/exchange.ts'
import { type FieldError, Problem } from '../../domain/problem.ts'

/** The turns of a history that keeps the rules which a schema cannot say. `path` names the field in errors. */
export function readHistory(messages: readonly HistoryMessage[], path: string): readonly Turn[] {
  const errors: FieldError[] = []
  let units = 0
  messages.forEach(({ content }, index) => {
    if (content === null) return
    units += content.length
    if (holdsImage(content)) errors.push({ path: `${path}[${index}].content`, message: imageMessage })
  })
  if (units > textUnitsMax) {
    errors.push({ path, message: `has ${units} characters together; at most ${textUnitsMax} are taken` })
  }
  const [first] = errors
  if (first) throw new Problem('invalid-request', `${first.path} ${first.message}.`, { errors: errors.slice(0, 20) })
  return messages.map(turnOf)
}

/** A message in the words of the domain; one without text, which only calls tools, says nothing. */
export function turnOf({ role, content }: HistoryMessage): Turn {
  return { role: roles[role], content: content ?? '' }
}

/** What the roles of the wire are called in the domain. */
export const roles: Readonly<Record<HistoryMessage['role'], Role>> = {
  user: 'user',
  system: 'system',
  assistant: 'assistant',
  developer: 'system',
  tool: 'tool',
  function: 'tool',
}

/** One text that keeps the rules of a message. */
export function readText(text: string, path: string): string {
  if (text.length > textUnitsMax) {
    const message = `has ${text.length} characters; at most ${textUnitsMax} are taken`
    throw new Problem('invalid-request', `${path} ${message}.`, { errors: [{ path, message }] })
  }
  return text
}

const imageMessage = 'holds an embedded image (data:image/…;base64,); send it in `images` instead'

/** A data URL of an image. Every repetition is bounded, so that the search is linear in the text. */
const imagePattern = /data:image\/[a-z0-9.+-]{1,40}(?:;[a-z0-9=.-]{1,60})?;base64,/i

function holdsImage(text: string): boolean {
  return imagePattern.test(text)
}
