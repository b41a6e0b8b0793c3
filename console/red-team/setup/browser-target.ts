import { type AttackTarget, TargetError } from '../../../client/attack/attack-target.ts'
import { readBounded } from '../../../client/attack/read-bounded.ts'

/** A target that the browser asks itself, by POST with JSON. */
export interface BrowserTargetConfig {
  /** Where it is asked. */
  readonly url: string
  /** Name of the field that takes the prompt. `messages` also gets the conversation, where it is named. */
  readonly promptField: string
  /** Name of the field that takes the whole conversation; empty = it is not sent. */
  readonly messagesField: string
  /** Where the answer stands in the JSON reply, e.g. `choices[0].message.content`. */
  readonly replyPath: string
}

/** A longer reply is not read to its end: the target then has not answered. */
const replyBytesMax = 8 * 1024 * 1024
const shownMax = 200

/**
 * Why the browser could not ask at all. `policy`: the page's own content security policy forbids it, so that nothing left the page.
 * `network`: nobody answers there, or the target does not allow this origin by CORS, or it redirects; a browser does not tell which.
 */
export type Unasked = 'policy' | 'network'

/** What surrounds a target that the browser asks. */
export interface BrowserTargetSurroundings {
  /** Default: that of the page. */
  readonly fetch?: typeof globalThis.fetch
  /** Where the browser tells of what the policy of the page forbade. Default: the document. */
  readonly page?: EventTarget
  /** Told after each try: why the target could not be asked, and with what words; null when it answered something. */
  readonly onTried?: (unasked: Unasked | null, error: TargetError | null) => void
}

/** The browser tells of a breach of the policy in a task of its own, which may come after the request has failed. */
const toldWithinMs = 250

/**
 * Asks a target from the page. It must allow that: by CORS, and the service by REDOUBT_CONSOLE_TARGETS. No cookie is sent, and no
 * redirect followed. Rejects with `TargetError`; as one that was not reached only where the policy of the page forbade it: else a
 * browser does not tell whether a request that failed had got there, and a prompt that did must not be asked again.
 */
export function browserTarget(
  config: BrowserTargetConfig,
  { fetch = globalThis.fetch.bind(globalThis), page = globalThis.document, onTried }: BrowserTargetSurroundings = {},
): AttackTarget {
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
      redirect: 'error',
      body: JSON.stringify(body),
      signal,
    } as const
    const watched = watchPolicy(page, config.url)
    const response = await fetch(config.url, init)
      .catch(async (error: unknown) => {
        signal.throwIfAborted()
        const isForbidden = await watched.isForbidden()
        const failure = isForbidden
          ? new TargetError(`The console may not ask ${config.url}.`, { isUnreachable: true })
          : new TargetError(`The browser could not ask ${config.url}: ${reasonOf(error)}.`)
        onTried?.(isForbidden ? 'policy' : 'network', failure)
        throw failure
      })
      .finally(watched.stop)
    onTried?.(null, null)
    const text = await readBounded(response, replyBytesMax).catch((error: unknown) => {
      signal.throwIfAborted()
      if (error instanceof TargetError) throw error
      throw new TargetError(`The target broke off its answer: ${reasonOf(error)}.`)
    })
    if (!response.ok) {
      const isTemporary = response.status === 429 || response.status >= 500
      throw new TargetError(`The target answered ${response.status}: ${text.slice(0, shownMax)}`, { isTemporary })
    }
    return replyAt(text, config.replyPath)
  }
}

/** Listens for the browser's word that the policy of the page forbids to connect to an address. */
function watchPolicy(page: EventTarget, url: string) {
  const told = Promise.withResolvers<boolean>()
  const hear = (event: Event) => {
    const { effectiveDirective, blockedURI } = event as SecurityPolicyViolationEvent
    if (effectiveDirective === 'connect-src' && isOfOrigin(blockedURI, url)) told.resolve(true)
  }
  page.addEventListener('securitypolicyviolation', hear)
  return {
    isForbidden: () => {
      const timer = setTimeout(() => told.resolve(false), toldWithinMs)
      return told.promise.finally(() => clearTimeout(timer))
    },
    stop: () => page.removeEventListener('securitypolicyviolation', hear),
  }
}

function isOfOrigin(blocked: string, url: string): boolean {
  return URL.canParse(blocked) && URL.canParse(url) && new URL(blocked).origin === new URL(url).origin
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
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
