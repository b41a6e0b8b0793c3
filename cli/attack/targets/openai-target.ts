import { type AttackTarget, TargetError } from '../../../client/attack-target.ts'
import { fetchTarget } from './fetch-target.ts'
import { readPath } from './read-path.ts'
import { readToolCalls } from './tool-calls.ts'

/** A target that speaks the chat-completions protocol. */
export interface OpenAiTargetConfig {
  readonly type: 'openai'
  /** Up to and including the version, e.g. `http://127.0.0.1:11434/v1`. */
  readonly base_url: string
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
    const pictures = images.map((image) => ({ type: 'image_url', image_url: { url: image } }))
    const content = pictures.length === 0 ? prompt : [{ type: 'text', text: prompt }, ...pictures]
    const system = config.system === undefined ? [] : [{ role: 'system', content: config.system }]
    const sent = [...system, ...messages, { role: 'user', content }]
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

function readCompletion(text: string) {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new TargetError('The target did not answer with JSON.')
  }
  const [message] = readPath(value, 'choices[0].message')
  if (message === undefined) throw new TargetError('The target answered without choices[0].message.')
  const toolCalls = readToolCalls(readPath(message, 'tool_calls'))
  const [content] = readPath(message, 'content')
  const [refusal] = readPath(message, 'refusal')
  const said = [content, refusal].find((one) => typeof one === 'string')
  return { text: typeof said === 'string' ? said : readPath(message, 'content[*].text').join(''), toolCalls }
}
