import { textUnitsMax } from '../../../contract/guard-v1/message.ts'
import type { ChatBody } from '../../../contract/openai/chat.ts'
import type { Image, Turn } from '../../domain/exchange.ts'
import { invalidField } from '../../domain/problem.ts'
import { type ReadMessage, readMessage } from '../messages/read-message.ts'
import { imagesOf } from '../read-request.ts'

/** A chat request in the words of the guard. */
export interface ChatRequest {
  /** The last one holds everything that was said since the assistant's last answer. */
  readonly turns: readonly Turn[]
  /** The messages as sent, one turn each. */
  readonly asSent: readonly Turn[]
  /** Those up to the assistant's last answer and with it; empty when it has not answered yet. */
  readonly answered: readonly Turn[]
  /** Those that came with the last turn. */
  readonly images: readonly Image[]
  /** Which kinds of parts are handed on without being judged, e.g. `input_audio`. */
  readonly notJudged: readonly string[]
}

/** Reads the messages of a chat request. Throws Problem `invalid-request` naming what cannot be read. */
export function readChatRequest({ messages }: Pick<ChatBody, 'messages'>): ChatRequest {
  const read = messages.map((message, index) => readMessage(message, `messages[${index}]`))
  const units = read.reduce((sum, { turn }) => sum + turn.content.length, 0)
  if (units > textUnitsMax) {
    throw invalidField('messages', `has ${units} characters together; at most ${textUnitsMax} are taken`)
  }
  const start = startOfLastTurn(read)
  const images = read.slice(start).flatMap((message) => message.images)
  if (images.length > 6) throw invalidField('messages', `brings ${images.length} images; at most 6 are taken`)
  const turns = read.map(({ turn }) => turn)
  return {
    asSent: turns,
    answered: turns.slice(0, turns.findLastIndex(({ role }, index) => index < start && role === 'assistant') + 1),
    turns: [...turns.slice(0, start), ...lastTurns(turns.slice(start))],
    images: imagesOf(images, 'messages.images'),
    notJudged: [...new Set(read.flatMap(({ notJudged }) => notJudged.map(({ type }) => type)))].sort(),
  }
}

/** Where what is new begins: behind the last answer of the assistant that something follows, and behind results of tools. */
function startOfLastTurn(read: readonly ReadMessage[]): number {
  const last = read.length - 1
  for (let index = last; index > 0; index--) {
    const role = read[index - 1]?.turn.role
    if (read[index]?.turn.role === 'tool' || role === 'assistant' || role === 'tool') {
      // The beginning of an answer that the assistant is to go on with stands behind what it answers.
      if (index === last && read[index]?.turn.role === 'assistant') continue
      return index
    }
  }
  return 0
}

/** What is new as one turn, so that a message behind it does not hide it; instructions of the application come before. */
function lastTurns(turns: readonly Turn[]): readonly Turn[] {
  const said = turns.filter(({ role }) => role !== 'system')
  if (turns.length === 1 || said.length === 0) return turns
  const content = said.map((turn) => turn.content).join('\n\n')
  return [...turns.filter(({ role }) => role === 'system'), { role: 'user', content }]
}
