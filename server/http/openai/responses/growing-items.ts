import { asRecord, badForm, readCallId, toolCallsMax } from '../answer-text.ts'
import { isCall, type ResponseCall, type ResponseItem, readResponseItem, type TextPlace } from './response-items.ts'

type Given = Readonly<Record<string, unknown>>

/** An item that consists of texts. What has come of them is held elsewhere. */
export interface GrowingTexts {
  readonly kind: 'message' | 'reasoning'
  id: string
  /** Reasoning that only the upstream can read; null = none. */
  encrypted: string | null
  /** Units of each of its texts, by their keys. */
  readonly units: Map<string, number>
}

/** A call of a tool. */
export interface GrowingCall {
  readonly kind: ResponseCall['kind']
  id: string
  callId: string
  name: string
  /** Of its arguments, in the order in which they came. */
  pieces: string[]
}

/** An item that has not come whole. */
export type GrowingItem = GrowingTexts | GrowingCall

/** In which events of the upstream a text comes, and in which field of theirs its place is told. */
const textEvents: Readonly<Record<string, readonly [TextPlace, 'content_index' | 'summary_index']>> = {
  'response.output_text.delta': ['output_text', 'content_index'],
  'response.refusal.delta': ['refusal', 'content_index'],
  'response.reasoning_text.delta': ['reasoning_text', 'content_index'],
  'response.reasoning_summary_text.delta': ['summary_text', 'summary_index'],
}

const callEvents: Readonly<Record<string, ResponseCall['kind']>> = {
  'response.function_call_arguments.delta': 'function_call',
  'response.custom_tool_call_input.delta': 'custom_tool_call',
}

/** A text of an item as a name: in which item it stands, what it is, and the how-maniest of its kind it is. */
export interface TextField {
  /** Place of the item in the response, from 0. */
  readonly output: number
  readonly place: TextPlace
  /** From 0. */
  readonly index: number
}

/** The items of a streamed response as far as they have arrived. */
export class GrowingItems {
  readonly #items = new Map<number, GrowingItem>()
  readonly #onText: (field: string, text: string) => void
  #callUnits = 0

  /** `onText` gets each piece of a text, with its `TextField` as JSON. */
  constructor(onText: (field: string, text: string) => void) {
    this.#onText = onText
  }

  /** Units of the names and arguments of all calls. */
  get callUnits(): number {
    return this.#callUnits
  }

  /** By their numbers at the upstream, in the order in which they began. */
  get all(): ReadonlyMap<number, GrowingItem> {
    return this.#items
  }

  /** The item of a text. */
  sourceOf({ output }: TextField): GrowingTexts {
    const item = this.#items.get(output)
    if (item === undefined || isGrowingCall(item)) throw new Error('a text without an item')
    return item
  }

  /** Takes in an event of the upstream. Throws `UpstreamFailure` when it has not the form of the protocol. */
  read(event: Given): void {
    const { type, output_index: output } = event
    if (typeof type !== 'string') throw badForm()
    const text = textEvents[type]
    const call = callEvents[type]
    if (text) {
      const [place, index] = text
      this.#append(output, place, event[index], event.delta)
    } else if (call) {
      this.#growCall(output, call, event.delta)
    } else if (type === 'response.output_item.added') {
      this.#begin(output, asRecord(event.item))
    } else if (type === 'response.output_item.done') {
      const item = readResponseItem(event.item)
      if (item) this.readWhole(output, item)
    }
  }

  #begin(output: unknown, { type, id, call_id: callId, name }: Given): void {
    if (type === 'message' || type === 'reasoning') {
      const item = this.#textsAt(output, type)
      if (id) item.id = readCallId(id)
    } else if (type === 'function_call' || type === 'custom_tool_call') {
      const item = this.#callAt(output, type)
      if (id) item.id = readCallId(id)
      if (callId) item.callId = readCallId(callId)
      if (typeof name === 'string') this.#rename(item, name)
    }
  }

  #append(output: unknown, place: TextPlace, index: unknown, delta: unknown): void {
    if (typeof delta !== 'string') throw badForm()
    const item = this.#textsAt(output, place === 'output_text' || place === 'refusal' ? 'message' : 'reasoning')
    if (delta === '') return
    const named: TextField = { output: indexOf(output), place, index: indexOf(index) }
    const field = JSON.stringify(named)
    item.units.set(field, (item.units.get(field) ?? 0) + delta.length)
    this.#onText(field, delta)
  }

  /** An item that is told whole: what of it has not come in pieces is added. */
  readWhole(output: unknown, item: ResponseItem): void {
    if (isCall(item)) {
      const call = this.#callAt(output, item.kind)
      Object.assign(call, { id: item.id, callId: item.callId })
      this.#rename(call, item.name)
      if (item.arguments !== '') {
        this.#callUnits += item.arguments.length - call.pieces.join('').length
        call.pieces = [item.arguments]
      }
      return
    }
    const known = this.#textsAt(output, item.kind)
    if (item.kind === 'reasoning') known.encrypted = item.encrypted
    if (known.units.size > 0) return
    known.id = item.id
    const counts = new Map<TextPlace, number>()
    for (const { place, text } of item.texts) {
      const index = counts.get(place) ?? 0
      counts.set(place, index + 1)
      this.#append(output, place, index, text)
    }
  }

  #growCall(output: unknown, kind: ResponseCall['kind'], piece: unknown): void {
    if (typeof piece !== 'string') throw badForm()
    const { pieces } = this.#callAt(output, kind)
    if (piece !== '') pieces.push(piece)
    this.#callUnits += piece.length
  }

  #rename(call: GrowingCall, name: string): void {
    this.#callUnits += name.length - call.name.length
    call.name = name
  }

  #textsAt(output: unknown, kind: GrowingTexts['kind']): GrowingTexts {
    const index = indexOf(output)
    const known = this.#items.get(index) ?? { kind, id: `item_${index}`, encrypted: null, units: new Map() }
    if (isGrowingCall(known) || known.kind !== kind) throw badForm()
    this.#keep(index, known)
    return known
  }

  #callAt(output: unknown, kind: ResponseCall['kind']): GrowingCall {
    const index = indexOf(output)
    const known = this.#items.get(index) ?? { kind, id: `item_${index}`, callId: '', name: '', pieces: [] }
    if (!isGrowingCall(known) || known.kind !== kind) throw badForm()
    this.#keep(index, known)
    return known
  }

  #keep(index: number, item: GrowingItem): void {
    this.#items.set(index, item)
    if (this.#items.size > toolCallsMax) throw badForm()
  }
}

function indexOf(given: unknown): number {
  if (!Number.isSafeInteger(given ?? 0) || Number(given) < 0) throw badForm()
  return Number(given ?? 0)
}

/** Whether an item is a call. */
export function isGrowingCall(item: GrowingItem): item is GrowingCall {
  return 'pieces' in item
}

/** Whether an item consists of texts of which none has come. */
export function isEmpty(item: GrowingItem): boolean {
  return !isGrowingCall(item) && item.units.size === 0
}

/** A call, of which all is there. Throws `UpstreamFailure` when it has no id. */
export function callOf({ kind, id, callId, name, pieces }: GrowingCall): ResponseCall {
  return { kind, id, callId: readCallId(callId), name, arguments: pieces.join('') }
}

/** An item that leaves at once; null for a message that says nothing. */
export function wholeOf(item: GrowingItem): ResponseItem | null {
  if (isGrowingCall(item)) return callOf(item)
  const { kind, id, encrypted } = item
  return kind === 'message' ? null : { kind, id, texts: [], encrypted }
}
