import { textUnitsMax } from '../../../contract/guard-v1/message.ts'
import type { ChatBody, ChatMessage } from '../../../contract/openai/chat.ts'
import type { Image, Turn } from '../../domain/exchange.ts'
import { invalidField } from '../../domain/problem.ts'
import { roles } from '../guard-v1/read-history.ts'
import { imagesOf } from '../read-request.ts'
import { textOfCalls } from './answer-text.ts'

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

interface ReadMessage {
  readonly turn: Turn
  readonly images: readonly { readonly base64: string; readonly mimeType: string }[]
}

/** Reads the messages of a chat request. Throws Problem `invalid-request` naming what cannot be read. */
export function readChatRequest({ messages }: Pick<ChatBody, 'messages'>): ChatRequest {
  const notJudged = new Set<string>()
  const read = messages.map((message, index) => readMessage(message, `messages[${index}]`, notJudged))
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
    notJudged: [...notJudged].sort(),
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

function readMessage(message: ChatMessage, path: string, notJudged: Set<string>): ReadMessage {
  const { texts, images } = readContent(message.content, `${path}.content`, notJudged)
  const calls = textOfCalls(callsOf(message))
  const content = [...texts, calls].filter((text) => text !== '').join('\n\n')
  return { turn: { role: roles[message.role], content }, images }
}

function readContent(content: unknown, path: string, notJudged: Set<string>) {
  if (content === undefined || content === null) return { texts: [], images: [] }
  if (typeof content === 'string') return { texts: [content], images: [] }
  if (!Array.isArray(content)) throw invalidField(path, 'must be a text, null, or a list of parts')
  const texts: string[] = []
  const images: { base64: string; mimeType: string }[] = []
  content.forEach((part: Readonly<Record<string, unknown>> | null, index) => {
    const given = part?.type === 'text' ? part.text : part?.type === 'refusal' ? part.refusal : undefined
    if (typeof given === 'string') texts.push(given)
    else if (typeof part?.type !== 'string' || part.type === 'text' || part.type === 'refusal') {
      throw invalidField(`${path}[${index}]`, 'must be a part with a `type` and what belongs to it')
    } else {
      const image = part.type === 'image_url' ? embeddedImage(part.image_url) : null
      if (image === null) notJudged.add(part.type.slice(0, 50))
      else images.push(image)
    }
  })
  return { texts, images }
}

/** An image that came with the request; null for one that only the upstream will fetch. */
function embeddedImage(given: unknown): { readonly base64: string; readonly mimeType: string } | null {
  const url = typeof given === 'object' && given !== null && 'url' in given ? given.url : given
  if (typeof url !== 'string') return null
  const comma = url.indexOf(',')
  const found = /^data:(image\/[\w.+-]{1,40});base64$/i.exec(url.slice(0, Math.min(comma, 100)))
  return found?.[1] === undefined ? null : { base64: url.slice(comma + 1), mimeType: found[1] }
}

/** The calls that a message of the assistant makes, as far as they have the form of calls. */
function callsOf(message: object) {
  const { tool_calls: calls, function_call: older } = message as { tool_calls?: unknown; function_call?: unknown }
  const given = [...(Array.isArray(calls) ? calls.map((call) => call?.function ?? call?.custom) : []), older]
  return given.flatMap((one) => {
    if (typeof one !== 'object' || one === null) return []
    const { name, arguments: args, input } = one as Readonly<Record<string, unknown>>
    return [{ name: String(name ?? ''), arguments: String(args ?? input ?? '') }]
  })
}
