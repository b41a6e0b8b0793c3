import { isCall, presentItem, presentText, type ResponseItem, type TextPlace } from './response-items.ts'

/** An item whose texts leave piece by piece. */
export interface TextSource {
  readonly kind: 'message' | 'reasoning'
  readonly id: string
  /** What was sealed by the time at which the item ends; null = nothing. */
  readonly encrypted: string | null
}

interface OpenText {
  /** Tells the texts of an item apart. */
  readonly key: string
  readonly place: TextPlace
  readonly pieces: string[]
}

interface OpenItem {
  readonly source: TextSource
  readonly id: string
  readonly texts: OpenText[]
}

type ItemStatus = 'completed' | 'incomplete'

/** In which events a text leaves. */
const eventsOf = {
  output_text: { text: 'response.output_text', part: 'response.content_part', index: 'content_index', whole: 'text' },
  refusal: { text: 'response.refusal', part: 'response.content_part', index: 'content_index', whole: 'refusal' },
  reasoning_text: {
    text: 'response.reasoning_text',
    part: 'response.content_part',
    index: 'content_index',
    whole: 'text',
  },
  summary_text: {
    text: 'response.reasoning_summary_text',
    part: 'response.reasoning_summary_part',
    index: 'summary_index',
    whole: 'text',
  },
} as const satisfies Readonly<Record<TextPlace, object>>

/**
 * The events of one streamed response, numbered in the order in which they leave. Items are numbered anew, because some of
 * those of the upstream stay behind. One item is open at a time: text of another one ends it.
 */
export class ResponseEvents {
  readonly #left: ResponseItem[] = []
  readonly #ids = new Set<string>()
  #sequence = 0
  #open: OpenItem | null = null

  /** The items that have left. */
  get output(): readonly ResponseItem[] {
    return this.#open === null ? this.#left : [...this.#left, itemOf(this.#open)]
  }

  /** The item that is open; null = none. */
  get open(): TextSource | null {
    return this.#open?.source ?? null
  }

  /** Where the text stands that left last, if it is one that the user reads; null otherwise. */
  get speaking(): { readonly source: TextSource; readonly key: string } | null {
    const last = this.#open?.texts.at(-1)
    return this.#open !== null && last?.place === 'output_text' ? { source: this.#open.source, key: last.key } : null
  }

  /** One event. */
  event(type: string, fields: object): string {
    return `event: ${type}\ndata: ${JSON.stringify({ type, sequence_number: this.#sequence++, ...fields })}\n\n`
  }

  /** A piece of a text of an item; goes on with the one that is open where it is the same. */
  *say(source: TextSource, { key, place }: Omit<OpenText, 'pieces'>, piece: string): Generator<string> {
    if (this.#open?.source !== source) {
      yield* this.close()
      this.#open = { source, id: this.#freshId(source.id), texts: [] }
      yield this.#itemEvent('added', { ...itemOf(this.#open) }, 'in_progress')
    }
    const { texts } = this.#open
    if (texts.at(-1)?.key !== key) {
      yield* this.#closeText()
      texts.push({ key, place, pieces: [] })
      yield this.event(`${eventsOf[place].part}.added`, { ...this.#where(), part: presentText({ place, text: '' }) })
    }
    texts.at(-1)?.pieces.push(piece)
    yield this.event(`${eventsOf[place].text}.delta`, {
      ...this.#where(),
      delta: piece,
      ...(place === 'output_text' && { logprobs: [] }),
    })
  }

  /** An item at once. */
  *whole(item: ResponseItem, status: ItemStatus): Generator<string> {
    yield* this.close()
    if (isCall(item)) {
      yield this.#itemEvent('added', { ...item, arguments: '' }, 'in_progress')
      const [type, field] =
        item.kind === 'function_call'
          ? (['response.function_call_arguments', 'arguments'] as const)
          : (['response.custom_tool_call_input', 'input'] as const)
      const where = { item_id: item.id, output_index: this.#left.length }
      yield this.event(`${type}.delta`, { ...where, delta: item.arguments })
      yield this.event(`${type}.done`, { ...where, name: item.name, [field]: item.arguments })
    } else yield this.#itemEvent('added', item, 'in_progress')
    yield this.#itemEvent('done', item, status)
    this.#left.push(item)
  }

  /** Ends the item that is open. */
  *close(status: ItemStatus = 'completed'): Generator<string> {
    if (this.#open === null) return
    yield* this.#closeText()
    const item = itemOf(this.#open)
    yield this.#itemEvent('done', item, status)
    this.#open = null
    this.#left.push(item)
  }

  *#closeText(): Generator<string> {
    const last = this.#open?.texts.at(-1)
    if (last === undefined) return
    const { text: type, part, whole } = eventsOf[last.place]
    const text = last.pieces.join('')
    const logprobs = last.place === 'output_text' ? { logprobs: [] } : {}
    yield this.event(`${type}.done`, { ...this.#where(), [whole]: text, ...logprobs })
    yield this.event(`${part}.done`, { ...this.#where(), part: presentText({ place: last.place, text }) })
  }

  /** Where the text that was opened last stands. */
  #where(): object {
    const texts = this.#open?.texts ?? []
    const { index } = eventsOf[texts.at(-1)?.place ?? 'output_text']
    const before = texts.slice(0, -1).filter(({ place }) => eventsOf[place].index === index)
    return { item_id: this.#open?.id, output_index: this.#left.length, [index]: before.length }
  }

  #itemEvent(what: 'added' | 'done', item: ResponseItem, status: ItemStatus | 'in_progress'): string {
    const fields = { output_index: this.#left.length, item: presentItem(item, status) }
    return this.event(`response.output_item.${what}`, fields)
  }

  /** An item that goes on after another one is one more item. */
  #freshId(id: string): string {
    let fresh = id
    for (let count = 2; this.#ids.has(fresh); count++) fresh = `${id}_${count}`
    this.#ids.add(fresh)
    return fresh
  }
}

function itemOf({ source: { kind, encrypted }, id, texts }: OpenItem): ResponseItem {
  const said = texts.map(({ place, pieces }) => ({ place, text: pieces.join('') }))
  return kind === 'message' ? { kind, id, texts: said } : { kind, id, texts: said, encrypted }
}
