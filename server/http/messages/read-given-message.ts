import type { Turn, TurnRole } from '../../domain/guard/exchange.ts'
import { invalidField } from '../../domain/problem.ts'
import { embeddedImage } from '../body/embedded-image.ts'
import type { WireImage } from '../body/read-wire-images.ts'
import { callsOf, textOfCalls } from './tool-calls.ts'

/** A message in the form of the OpenAI protocol, as far as it is read. */
export interface GivenMessage {
  readonly role: 'user' | 'system' | 'assistant' | 'developer' | 'tool' | 'function'
  /** A text, null, or a list of parts. */
  readonly content?: unknown
  /** Calls of the assistant, not yet checked; absent = none. */
  readonly tool_calls?: unknown
  /** The older form of one call; absent = none. */
  readonly function_call?: unknown
}

/** A part of a message that nobody judges. */
export interface UnjudgedPart {
  /** Its place in the content, from 0. */
  readonly part: number
  /** What it calls itself, e.g. `input_audio`; `unknown` where that is no plain name. */
  readonly type: string
}

/** An image that came as a part of a message. */
export interface PartImage extends WireImage {
  /** Its place in the content, from 0. */
  readonly part: number
  /** What the part calls itself. */
  readonly type: string
}

/** A message in the words of the domain. */
export interface ReadMessage {
  /** All that it says: its texts and refusals, and behind them its calls. */
  readonly turn: Turn
  /** Its texts without its calls. */
  readonly texts: readonly string[]
  /** Those that came with it; they are not decoded yet. */
  readonly images: readonly PartImage[]
  /** Such as audio, files, and images that only the LLM would fetch. */
  readonly notJudged: readonly UnjudgedPart[]
}

/** Reads one message. `path` names it in errors. Throws Problem `invalid-request` for content of another form. */
export function readGivenMessage(message: GivenMessage, path: string): ReadMessage {
  const { texts, images, notJudged } = readContent(message.content, `${path}.content`)
  const calls = textOfCalls(callsOf(message))
  const content = texts.length === 1 && calls === '' ? texts[0] : undefined
  const said = content ?? [...texts, calls].filter((text) => text !== '').join('\n\n')
  return { turn: { role: roles[message.role], content: said }, texts, images, notJudged }
}

/** What the roles of the wire are called in the domain. */
export const roles: Readonly<Record<GivenMessage['role'], TurnRole>> = {
  user: 'user',
  system: 'system',
  assistant: 'assistant',
  developer: 'system',
  tool: 'tool',
  function: 'tool',
}

/** Kinds of parts that hold text, and where. */
const textFields: ReadonlyMap<unknown, 'text' | 'refusal'> = new Map<unknown, 'text' | 'refusal'>([
  ['text', 'text'],
  ['input_text', 'text'],
  ['output_text', 'text'],
  ['refusal', 'refusal'],
])

function readContent(content: unknown, path: string): Omit<ReadMessage, 'turn'> {
  if (content === undefined || content === null) return { texts: [], images: [], notJudged: [] }
  if (typeof content === 'string') return { texts: [content], images: [], notJudged: [] }
  if (!Array.isArray(content)) throw invalidField(path, 'must be a text, null, or a list of parts')
  const texts: string[] = []
  const images: PartImage[] = []
  const notJudged: UnjudgedPart[] = []
  content.forEach((part: Readonly<Record<string, unknown>> | null | undefined, index) => {
    const field = textFields.get(part?.type)
    const text = field === undefined ? undefined : part?.[field]
    if (typeof text === 'string') texts.push(text)
    else if (typeof part?.type !== 'string' || field !== undefined) {
      throw invalidField(`${path}[${index}]`, 'must be a part with a `type` and what belongs to it')
    } else {
      const { type } = part
      const image = type === 'image_url' || type === 'input_image' ? embeddedImage(part) : null
      if (image !== null) images.push({ ...image, part: index, type })
      else notJudged.push({ part: index, type: /^[\w.-]{1,50}$/.test(type) ? type : 'unknown' })
    }
  })
  return { texts, images, notJudged }
}
