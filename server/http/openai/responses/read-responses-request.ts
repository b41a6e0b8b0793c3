import { inputItemsMax, type ResponsesBody } from '../../../../contract/openai/responses.ts'
import type { TurnRole } from '../../../domain/guard/exchange.ts'
import { invalidField } from '../../../domain/problem.ts'
import { embeddedImage } from '../../body/embedded-image.ts'
import { roles } from '../../messages/read-given-message.ts'
import { textOfCalls } from '../../messages/tool-calls.ts'
import { type AskedChat, chatRequestOf, type ReadChatMessage } from '../chat-request.ts'

type Given = Readonly<Record<string, unknown>>

/** Reads what a request of the Responses API says. Throws Problem `invalid-request` naming what cannot be read. */
export function readResponsesRequest(body: ResponsesBody): AskedChat {
  const notJudged = new Set<string>()
  const read: ReadChatMessage[] = []
  if (body.instructions) read.push(messageOf('system', [body.instructions]))
  const variables = textsOfVariables('prompt' in body ? body.prompt : null, notJudged)
  if (variables.length > 0) read.push(messageOf('user', variables))
  for (const message of readInput(body.input, notJudged)) {
    const last = read.at(-1)
    // An answer is one message, in how many items it ever came: so it is found again when a client sends it back.
    if (message.turn.role === 'assistant' && last?.turn.role === 'assistant') read.push(joined(read.pop(), message))
    else read.push(message)
  }
  // All that is new stands at the upstream, e.g. in a prompt that is named.
  if (read.every(({ turn }) => turn.role === 'system')) read.push(messageOf('user', []))
  return chatRequestOf(read, { path: 'input', notJudged })
}

function readInput(input: unknown, notJudged: Set<string>): readonly ReadChatMessage[] {
  if (input === undefined || input === null) return []
  if (typeof input === 'string') return [messageOf('user', [input])]
  if (!Array.isArray(input) || input.length > inputItemsMax) {
    throw invalidField('input', `must be a text, or a list of at most ${inputItemsMax} items`)
  }
  return input.flatMap((item, index) => readItem(item, `input[${index}]`, notJudged))
}

function readItem(given: unknown, path: string, notJudged: Set<string>): readonly ReadChatMessage[] {
  if (typeof given !== 'object' || given === null) throw invalidField(path, 'must be an item')
  const item = given as Given
  const type = item.type ?? 'message'
  if (typeof type !== 'string') throw invalidField(`${path}.type`, 'must be a text')
  if (type === 'message') return [readMessage(item, path, notJudged)]
  if (type === 'function_call' || type === 'custom_tool_call') {
    const { name, arguments: args, input } = item
    return [messageOf('assistant', [textOfCalls([{ name: textIn(name), arguments: textIn(args ?? input) }])])]
  }
  if (item.output !== undefined && item.output !== null) {
    const { texts, images } = readContent(partsOf(item.output), `${path}.output`, notJudged)
    return [{ turn: { role: 'tool', content: texts.join('\n\n') }, images }]
  }
  // What the assistant thought before it answered; what it is of is a matter of the upstream.
  notJudged.add(type.slice(0, 50))
  return []
}

function readMessage(item: Given, path: string, notJudged: Set<string>): ReadChatMessage {
  const { role, content } = item
  if (typeof role !== 'string' || !Object.hasOwn(roles, role)) {
    throw invalidField(`${path}.role`, 'must be user, assistant, system or developer')
  }
  const { texts, images } = readContent(content, `${path}.content`, notJudged)
  return { turn: { role: roles[role as keyof typeof roles], content: texts.join('\n\n') }, images }
}

/** What a tool returned as a text or as parts; another form is judged as it is written. */
function partsOf(output: unknown): unknown {
  if (typeof output === 'string') return output
  const parts = Array.isArray(output) ? output : [output]
  return parts.every((part) => typeof part?.type === 'string') ? parts : JSON.stringify(output)
}

function readContent(content: unknown, path: string, notJudged: Set<string>) {
  const texts: string[] = []
  const images: { base64: string; mimeType: string }[] = []
  if (typeof content === 'string') return { texts: [content], images }
  if (!Array.isArray(content)) throw invalidField(path, 'must be a text or a list of parts')
  content.forEach((part: Given | null, index) => {
    const type = part?.type
    if (part === null || typeof type !== 'string')
      throw invalidField(`${path}[${index}]`, 'must be a part with a `type`')
    const text = type === 'refusal' ? part.refusal : part.text
    const image = type === 'input_image' ? embeddedImage(part) : null
    if (image !== null) images.push(image)
    else if (type !== 'refusal' && !/(?:^|_)text$/.test(type)) notJudged.add(type.slice(0, 50))
    else if (typeof text === 'string') texts.push(text)
    else throw invalidField(`${path}[${index}]`, 'must hold a text')
  })
  return { texts, images }
}

/** The texts that are put into a prompt which the upstream keeps; the prompt itself is its owner's. */
function textsOfVariables(prompt: unknown, notJudged: Set<string>): readonly string[] {
  const variables = (prompt as { readonly variables?: unknown } | null | undefined)?.variables
  if (typeof variables !== 'object' || variables === null) return []
  return Object.values(variables).flatMap((value: unknown) => {
    if (typeof value === 'string') return [value]
    const { type, text } = (value ?? {}) as Given
    if (typeof text === 'string') return [text]
    notJudged.add(textIn(type).slice(0, 50) || 'prompt')
    return []
  })
}

function messageOf(role: TurnRole, texts: readonly string[]): ReadChatMessage {
  return { turn: { role, content: texts.join('\n\n') }, images: [] }
}

function joined(before: ReadChatMessage | undefined, after: ReadChatMessage): ReadChatMessage {
  if (before === undefined) return after
  const texts = [before, after].map(({ turn }) => turn.content).filter((text) => text !== '')
  return { ...messageOf('assistant', texts), images: [...before.images, ...after.images] }
}

function textIn(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
