import { type AttackTarget, TargetError, type TargetToolCall } from '../../../client/attack/attack-target.ts'
import { readPath } from '../config/read-path.ts'
import { fetchTarget } from './fetch-target.ts'
import { readToolCalls } from './tool-calls.ts'

/** A target that speaks the chat-completions protocol. */
export interface OpenAiTargetConfig {
  readonly type: 'openai'
  /** Up to and including the version, e.g. `http://127.0.0.1:11434/v1`. */
  readonly base_url: string
  /** As the target names it. */
  readonly model: string
  /** The environment variable that holds the key. Default: no key is sent. */
  readonly api_key_env?: string
  /** Instead of `api_key_env`: a file that holds it. */
  readonly api_key_file?: string
  /** Sent first. Default: none. */
  readonly system?: string
  /** Further fields of the body, e.g. `temperature` or `tools`. */
  readonly extra?: Readonly<Record<string, unknown>>
}

/** Opens such a target. */
export function openAiTarget(config: OpenAiTargetConfig, apiKey: string | null): AttackTarget {
  const url = `${config.base_url.replace(/\/+$/, '')}/chat/completions`
  return async ({ prompt, messages, images, signal }) => {
    const system = config.system === undefined ? [] : [{ role: 'system', content: config.system }]
    const turns = [...messages, { role: 'user', content: prompt, images }]
    const sent = [...system, ...turns.map(withParts)]
    const text = await fetchTarget({
      url,
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(apiKey !== null && { authorization: `Bearer ${apiKey}` }) },
      body: JSON.stringify({ ...config.extra, model: config.model, messages: sent, stream: false }),
      signal,
    })
    return readCompletion(text)
  }
}

/** A turn with pictures is a list of parts. */
function withParts({ role, content, images = [] }: { role: string; content: string; images?: readonly string[] }) {
  if (images.length === 0) return { role, content }
  const pictures = images.map((url) => ({ type: 'image_url', image_url: { url } }))
  return { role, content: [{ type: 'text', text: content }, ...pictures] }
}

function readCompletion(text: string): TargetReply {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new TargetError('The target did not answer with JSON.')
  }
  const [message] = readPath(value, 'choices[0].message')
  if (typeof message === 'object' && message !== null) return readMessage(message)
  const [reason] = [...readPath(value, 'error.message'), ...readPath(value, 'error')]
  const told = typeof reason === 'string' ? `: ${reason}` : '.'
  throw new TargetError(`The target answered without choices[0].message${told}`)
}

interface TargetReply {
  readonly text: string
  readonly toolCalls: readonly TargetToolCall[]
}

/** Also the older `function_call`, and calls that stand among the parts of the content. No content is an empty text. */
function readMessage(message: object): TargetReply {
  const content = readPath(message, 'content').flat()
  const refusal = readPath(message, 'refusal')
  const calls = [...readPath(message, 'tool_calls'), ...readPath(message, 'function_call'), ...content.filter(isCall)]
  const said = content.map(textOfPart).join('')
  return { text: said === '' ? refusal.map(textOfPart).join('') : said, toolCalls: readToolCalls(calls) }
}

/** A part is a text itself, or holds one as `text` or `refusal`; whatever else there is, pictures say, has no text. */
function textOfPart(part: unknown): string {
  if (typeof part === 'string') return part
  return [...readPath(part, 'text'), ...readPath(part, 'refusal')].filter((one) => typeof one === 'string').join('')
}

function isCall(part: unknown): boolean {
  const [type] = readPath(part, 'type')
  return type === 'tool_use' || type === 'tool_call' || type === 'function_call' || type === 'function'
}
