import { isRecord } from '../../client/is-record.ts'
import { isMessageId, keyOfId, type Message, type MessageId } from './json-rpc.ts'

/** A request of the client that waits for its answer. */
export interface OpenRequest {
  readonly id: MessageId
  /** As MCP names it, e.g. `tools/call`. */
  readonly method: string
  /** For people and verdicts: the method, and the tool or resource. */
  readonly title: string
  /** Ends what is judged for it. */
  readonly over: AbortController
}

/** Their answers say what there is and how to use it; an LLM gets no data of others by them, but descriptions and prompts. */
const notMaterial = new Set([
  'initialize',
  'ping',
  'server/discover',
  'tools/list',
  'prompts/list',
  'prompts/get',
  'resources/list',
  'resources/templates/list',
  'resources/subscribe',
  'resources/unsubscribe',
  'subscriptions/listen',
  'completion/complete',
  'logging/setLevel',
])

/** Whether the answer to a method is judged: all but those that are known to need it not. */
export function isJudged(method: string): boolean {
  return !notMaterial.has(method)
}

/** The requests that wait for an answer, at most so many. */
export interface OpenRequests {
  /** Null when there are too many, or one of this id. */
  open(message: Message & { readonly id: MessageId; readonly method: string }): OpenRequest | null
  /** The one that an answer is for, once: a second answer is for none. */
  answered(id: unknown): OpenRequest | null
  /** Its client has what it waited for. */
  close(request: OpenRequest): void
  /** Nobody waits for the answer any more. */
  cancel(id: unknown): void
  all(): readonly OpenRequest[]
}

/** Keeps account of requests. */
export function openRequests(requestsMax: number): OpenRequests {
  const open = new Map<string, OpenRequest>()
  const answered = new Set<OpenRequest>()
  const find = (id: unknown) => (isMessageId(id) ? (open.get(keyOfId(id)) ?? null) : null)
  const close = (request: OpenRequest) => {
    open.delete(keyOfId(request.id))
    answered.delete(request)
  }
  return {
    open({ id, method, params }) {
      if (open.size >= requestsMax || find(id) !== null) return null
      const request = { id, method, title: titleOf(method, params), over: new AbortController() }
      open.set(keyOfId(id), request)
      return request
    },
    answered(id) {
      const found = find(id)
      if (found === null || answered.has(found)) return null
      answered.add(found)
      return found
    },
    close,
    cancel(id) {
      const found = find(id)
      if (found === null) return
      found.over.abort()
      close(found)
    },
    all: () => [...open.values()],
  }
}

function titleOf(method: string, params: unknown): string {
  const given = isRecord(params) ? (params.name ?? params.uri) : undefined
  const name = typeof given === 'string' ? ` ${given}` : ''
  return `${method}${name}`
    .replaceAll(/\p{Cc}/gu, ' ')
    .slice(0, 200)
    .toWellFormed()
}
