import { type AttackTarget, TargetError } from '../../client/attack-target.ts'

/** A target that the browser asks itself, by POST with JSON. */
export interface BrowserTargetConfig {
  readonly url: string
  /** Name of the field that takes the prompt. `messages` also gets the conversation, where it is named. */
  readonly promptField: string
  /** Name of the field that takes the whole conversation; empty = it is not sent. */
  readonly messagesField: string
  /** Where the answer stands in the JSON reply, e.g. `choices[0].message.content`. */
  readonly replyPath: string
}

const replyCharactersMax = 2_000_000
const shownMax = 200

/** Asks a target from the page. It must allow that: by CORS, and the service by REDOUBT_CONSOLE_TARGETS. No cookie is sent. */
export function browserTarget(config: BrowserTargetConfig, fetch = globalThis.fetch.bind(globalThis)): AttackTarget {
  return async ({ prompt, messages, conversationId, signal }) => {
    const { promptField, messagesField } = config
    const conversation = [...messages, { role: 'user', content: prompt }]
    const body = {
      [promptField]: prompt,
      ...(messagesField !== '' && { [messagesField]: conversation }),
      conversation_id: conversationId,
    }
    const init = {
      method: 'POST',
      credentials: 'omit',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal,
    } as const
    const response = await fetch(config.url, init).catch((error: unknown) => {
      signal.throwIfAborted()
      const reason = error instanceof Error ? error.message : String(error)
      throw new TargetError(`The browser could not ask ${config.url}: ${reason}.`, { isUnreachable: true })
    })
    const text = (await response.text()).slice(0, replyCharactersMax)
    if (!response.ok) {
      const isTemporary = response.status === 429 || response.status >= 500
      throw new TargetError(`The target answered ${response.status}: ${text.slice(0, shownMax)}`, { isTemporary })
    }
    return replyAt(text, config.replyPath)
  }
}

function replyAt(text: string, path: string): string {
  if (path === '') return text
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new TargetError(`The target did not answer with JSON: ${text.slice(0, shownMax)}`)
  }
  for (const step of path.split(/[.[\]]+/).filter((one) => one !== '')) {
    value =
      typeof value === 'object' && value !== null && Object.hasOwn(value, step) ? Reflect.get(value, step) : undefined
  }
  if (typeof value === 'string') return value
  if (value === undefined || value === null)
    throw new TargetError(`The target's reply has nothing at ${path}. It was: ${text.slice(0, shownMax)}`)
  return JSON.stringify(value)
}
