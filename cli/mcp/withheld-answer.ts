import { isRecord } from '../../client/is-record.ts'
import type { OpenRequest } from './guarded-requests.ts'
import { failure, type Message } from './json-rpc.ts'

/** What was withheld, and why. */
export interface Withheld {
  readonly request: OpenRequest
  readonly message: Message
  readonly what: 'answer' | 'call'
  /** Repeats nothing of what was withheld. */
  readonly reason: string
}

/**
 * What a client gets instead: for a tool call a result that is an error, which its LLM reads and can do without; for anything else an error
 * of the protocol. Nothing of the server's answer is in it.
 */
export function withheldAnswer({ request, message, what, reason }: Withheld): Message {
  const said = `Redoubt withheld ${what === 'call' ? 'this call; the tool was not called' : 'what this returned'}. ${reason}`
  if (request.method !== 'tools/call') return failure(request.id, said)
  // Newer versions of the protocol name the kind of a result.
  const isNamed = isRecord(message.result) && 'resultType' in message.result
  const result = { ...(isNamed && { resultType: 'complete' }), content: [{ type: 'text', text: said }], isError: true }
  return { jsonrpc: '2.0', id: request.id, result }
}
