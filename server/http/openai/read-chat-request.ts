import type { ChatBody, ChatMessage } from '../../../contract/openai/chat.ts'
import { invalidField } from '../../domain/problem.ts'
import { roles } from '../guard-v1/read-history.ts'
import { textOfCalls } from './answer-text.ts'
import { type ChatRequest, chatRequestOf, embeddedImage, type ReadMessage } from './chat-request.ts'

/** Reads the messages of a chat request. Throws Problem `invalid-request` naming what cannot be read. */
export function readChatRequest({ messages }: Pick<ChatBody, 'messages'>): ChatRequest {
  const notJudged = new Set<string>()
  const read = messages.map((message, index) => readMessage(message, `messages[${index}]`, notJudged))
  return chatRequestOf(read, { path: 'messages', notJudged })
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
