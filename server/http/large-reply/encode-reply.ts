/** A reply whose long texts stand beside it, each once. */
export interface SplitReply {
  /** The reply with `mark` and a number in place of each long text. */
  readonly value: unknown
  /** In the order of their numbers. */
  readonly texts: readonly string[]
  /** Starts each placeholder; cannot be guessed by who wrote the texts. */
  readonly mark: string
}

/** Texts from this length on are taken out, in UTF-16 units. */
const longUnits = 16_384

/** Takes long texts out of a reply, so that one that stands in it three times crosses to another thread once. */
export function splitReply(reply: unknown, mark: string): SplitReply {
  const numbers = new Map<string, number>()
  const walk = (value: unknown): unknown => {
    if (typeof value === 'string') {
      if (value.length < longUnits) return value
      const number = numbers.get(value) ?? numbers.size
      numbers.set(value, number)
      return `${mark}${number}`
    }
    if (Array.isArray(value)) return value.map(walk)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, walk(inner)]))
  }
  return { value: walk(reply), texts: [...numbers.keys()], mark }
}

/** The UTF-8 bytes of the JSON text of a reply; each long text is encoded once. */
export function encodeReply({ value, texts, mark }: SplitReply): Uint8Array<ArrayBuffer> {
  const encoded = texts.map((text) => Buffer.from(JSON.stringify(text)))
  const parts: Uint8Array[] = []
  for (const [index, piece] of JSON.stringify(value).split(`"${mark}`).entries()) {
    if (index === 0) {
      parts.push(Buffer.from(piece))
      continue
    }
    // A placeholder ends with its number and the closing quotation mark.
    const end = piece.indexOf('"')
    const text = encoded[Number(piece.slice(0, end))]
    if (text) parts.push(text)
    parts.push(Buffer.from(piece.slice(end + 1)))
  }
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let offset = 0
  for (const part of parts) {
    bytes.set(part, offset)
    offset += part.length
  }
  return bytes
}
