import { isRecord } from '../../client/is-record.ts'

/** The id of a request. */
export type MessageId = string | number

/** A JSON-RPC message as it came: what it means is for whoever reads it. */
export type Message = Readonly<Record<string, unknown>>

/** The messages of a line, several where they came as a batch; null when it holds anything else. */
export function readMessages(line: string): readonly Message[] | null {
  try {
    const value: unknown = JSON.parse(line)
    const all: readonly unknown[] = Array.isArray(value) ? value : [value]
    return all.every(isRecord) ? all : null
  } catch {
    return null
  }
}

/** What a message is: an answer is never taken for anything else. `invalid` is what nobody may rely on. */
export function kindOf(message: Message): 'request' | 'notification' | 'response' | 'invalid' {
  const isAnswer = 'result' in message || 'error' in message
  const isAsked = 'method' in message
  if (isAnswer === isAsked || ('result' in message && 'error' in message)) return 'invalid'
  if (isAnswer) return isMessageId(message.id) || message.id === null ? 'response' : 'invalid'
  if (typeof message.method !== 'string') return 'invalid'
  if (!('id' in message)) return 'notification'
  return isMessageId(message.id) ? 'request' : 'invalid'
}

/** Tells a number from the same digits as text. */
export function keyOfId(id: MessageId): string {
  return JSON.stringify(id)
}

/** Whether it can be the id of a request. */
export function isMessageId(value: unknown): value is MessageId {
  return typeof value === 'string' || (typeof value === 'number' && Number.isFinite(value))
}

/** The answer that says that a request failed here. */
export function failure(id: MessageId, message: string): Message {
  return { jsonrpc: '2.0', id, error: { code: -32_000, message } }
}
