import { textOfCalls } from '../../messages/tool-calls.ts'
import { asRecord, badForm, readCallId, toolCallsMax } from '../answer-text.ts'

/** A text of an item, and where it stands in it. */
export interface ItemText {
  readonly place: TextPlace
  /** As the upstream wrote it. */
  readonly text: string
}

/** What a text of an item is. */
export type TextPlace = 'output_text' | 'refusal' | 'summary_text' | 'reasoning_text'

/** An item of an answer as far as it may leave; what the proxy does not know is left out. */
export type ResponseItem =
  | { readonly kind: 'message'; readonly id: string; readonly texts: readonly ItemText[] }
  | {
      readonly kind: 'reasoning'
      readonly id: string
      readonly texts: readonly ItemText[]
      /** Sealed by the upstream, to be sent back to it; null = none. Nobody can judge it. */
      readonly encrypted: string | null
    }
  | ResponseCall

/** A call of a tool, of which name and arguments are judged. */
export interface ResponseCall {
  readonly kind: 'function_call' | 'custom_tool_call'
  readonly id: string
  readonly callId: string
  readonly name: string
  /** JSON; of a custom tool any text. */
  readonly arguments: string
}

/** Reads an item; null for a kind that the proxy does not know. Throws `UpstreamFailure` when it has another form. */
export function readResponseItem(given: unknown): ResponseItem | null {
  const item = asRecord(given)
  const { type } = item
  if (type === 'message') return { kind: 'message', id: readId(item.id), texts: textsOf(item.content) }
  if (type === 'reasoning') {
    const texts = [...textsOf(item.summary), ...textsOf(item.content)]
    return { kind: 'reasoning', id: readId(item.id), texts, encrypted: sealed(item.encrypted_content) }
  }
  if (type !== 'function_call' && type !== 'custom_tool_call') return null
  const args = (type === 'function_call' ? item.arguments : item.input) ?? ''
  if (typeof item.name !== 'string' || typeof args !== 'string') throw badForm()
  return { kind: type, id: readId(item.id), callId: readCallId(item.call_id), name: item.name, arguments: args }
}

/** Reads the items of a whole answer. Throws `UpstreamFailure` when there are too many. */
export function readItems(output: unknown): readonly ResponseItem[] {
  if (!Array.isArray(output) || output.length > toolCallsMax) throw badForm()
  return output.flatMap((given) => readResponseItem(given) ?? [])
}

/** Everything in items that is judged, calls behind texts. */
export function textOfItems(items: readonly ResponseItem[]): string {
  const texts = items.flatMap((item) => (isCall(item) ? [] : item.texts.map(({ text }) => text)))
  return [...texts, textOfCalls(items.filter(isCall))].filter((text) => text !== '').join('\n\n')
}

/** What the assistant said, in the form in which a client will send it back. */
export function spokenIn(items: readonly ResponseItem[]): string {
  const spoken = items.map((item) => {
    if (isCall(item)) return textOfCalls([item])
    return item.kind === 'message' ? item.texts.map(({ text }) => text).join('\n\n') : ''
  })
  return spoken.filter((text) => text !== '').join('\n\n')
}

/** Whether an item is a call of a tool. */
export function isCall(item: ResponseItem): item is ResponseCall {
  return item.kind === 'function_call' || item.kind === 'custom_tool_call'
}

/** An item that may leave, on the wire. */
export function presentItem(item: ResponseItem, status: 'in_progress' | 'completed' | 'incomplete'): object {
  if (isCall(item)) {
    const { kind: type, id, callId: call_id, name, arguments: args } = item
    return { type, id, call_id, name, ...(type === 'function_call' ? { arguments: args, status } : { input: args }) }
  }
  if (item.kind === 'message') {
    return { type: 'message', id: item.id, status, role: 'assistant', content: item.texts.map(presentText) }
  }
  const content = item.texts.filter(({ place }) => place === 'reasoning_text')
  return {
    type: 'reasoning',
    id: item.id,
    summary: item.texts.filter(({ place }) => place === 'summary_text').map(presentText),
    ...(content.length > 0 && { content: content.map(presentText) }),
    ...(item.encrypted !== null && { encrypted_content: item.encrypted }),
  }
}

/** A text of an item, on the wire. */
export function presentText({ place, text }: ItemText): object {
  if (place === 'refusal') return { type: 'refusal', refusal: text }
  return place === 'output_text' ? { type: place, text, annotations: [], logprobs: [] } : { type: place, text }
}

/** The texts of parts; parts of other kinds are left out. */
function textsOf(parts: unknown): readonly ItemText[] {
  if (parts === undefined || parts === null) return []
  if (!Array.isArray(parts)) throw badForm()
  return parts.flatMap((part) => {
    const { type, text, refusal } = asRecord(part)
    const place = placeOf(type)
    if (place === null) return []
    const said = place === 'refusal' ? refusal : text
    if (typeof said !== 'string') throw badForm()
    return [{ place, text: said }]
  })
}

function placeOf(type: unknown): TextPlace | null {
  return (['output_text', 'refusal', 'summary_text', 'reasoning_text'] as const).find((known) => known === type) ?? null
}

/** The id of an item, which is no place for a text. Services that keep nothing send none. */
function readId(id: unknown): string {
  return id === undefined || id === null || id === '' ? 'item_0' : readCallId(id)
}

/** Something sealed is base64 of any of its alphabets, and so no place for words. */
function sealed(given: unknown): string | null {
  return typeof given === 'string' && /^[\w+/=.-]{1,1000000}$/.test(given) ? given : null
}
