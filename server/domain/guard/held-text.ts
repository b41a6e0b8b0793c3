/** A piece of a text with the field that it belongs to. */
export interface TextPart<Field extends string> {
  /** Where in the answer it belongs; texts of two fields are two paragraphs. */
  readonly field: Field
  /** A stretch of it, in the order in which it arrived. */
  readonly text: string
}

interface Held<Field extends string> extends TextPart<Field> {
  /** Where it begins in the whole text. */
  readonly start: number
}

/** What stands between texts of two fields, so that they are judged as two paragraphs. */
const between = '\n\n'
/** How far back a border looks. */
const tailUnits = 64
/** A word of so many characters may be a key or an address that goes on behind an end of line. */
const longWordUnits = 16

/**
 * A text that arrives in pieces and leaves up to borders of sentences. It knows where sentences end; whether what precedes
 * a border may leave is decided elsewhere. A border never stands within something that may go on behind it: between two
 * digits, in a line that ends without a mark, behind a long word at the end of a line, or in a block that begins with
 * `-----BEGIN` and has not ended. Cost: linear in the text, however it is cut into pieces.
 */
export class HeldText<Field extends string> {
  #held: Held<Field>[] = []
  readonly #pieces: string[] = []
  #tail = ''
  #field: Field | null = null
  #units = 0
  #border = 0
  #released = 0
  #isInBlock = false

  /** Units of the whole text so far. */
  get units(): number {
    return this.#units
  }

  /** The last place at which a sentence ends; 0 = none has ended yet. */
  get border(): number {
    return this.#border
  }

  /** How much has left. */
  get released(): number {
    return this.#released
  }

  /** Adds what has arrived. A text of another field than the one before begins a paragraph. */
  append(field: Field, text: string): void {
    if (text === '') return
    if (this.#field !== null && this.#field !== field) {
      this.#scan(between)
      this.#border = this.#units
    }
    this.#field = field
    this.#held.push({ field, text, start: this.#units })
    this.#scan(text)
  }

  /** The whole text up to a place, well formed; half a character at its edge is U+FFFD. */
  upTo(end: number): string {
    return this.#pieces.join('').slice(0, end).toWellFormed()
  }

  /** Lets go of the text up to a place. Texts of one field that follow each other come as one. */
  release(end: number): readonly TextPart<Field>[] {
    const parts: { field: Field; text: string }[] = []
    let gone = 0
    for (const { field, text, start } of this.#held) {
      if (start >= end) break
      const piece = text.slice(Math.max(0, this.#released - start), end - start)
      const last = parts.at(-1)
      if (last?.field === field) last.text += piece
      else if (piece !== '') parts.push({ field, text: piece })
      if (start + text.length <= end) gone += 1
    }
    this.#held = this.#held.slice(gone)
    this.#released = Math.max(this.#released, end)
    return parts
  }

  #scan(text: string): void {
    const seen = this.#tail + text
    const offset = this.#units - this.#tail.length
    for (let at = this.#tail.length; at < seen.length; at++) {
      this.#watchBlock(seen, at)
      if (!this.#isInBlock && isBorder(seen, at)) this.#border = offset + at
    }
    this.#pieces.push(text)
    this.#units += text.length
    this.#tail = seen.slice(-tailUnits)
  }

  #watchBlock(seen: string, at: number): void {
    if (seen[at] === 'N' && seen.startsWith('-----BEGIN', at - 9)) this.#isInBlock = true
    else if (seen[at] === 'D' && seen.startsWith('-----END', at - 7)) this.#isInBlock = false
  }
}

/** Whether a sentence ends just before `at`, which is where the next one begins. */
function isBorder(seen: string, at: number): boolean {
  const next = seen[at] ?? ''
  const previous = seen[at - 1] ?? ''
  if (/\s/.test(next)) return false
  if (/[。！？]/.test(previous)) return true
  if (!/\s/.test(previous)) return false
  const before = seen.slice(Math.max(0, at - tailUnits), at)
  const text = before.trimEnd()
  // All that can be seen is space: what stood before it was looked at when it ended.
  if (text === '') return false
  const gap = before.slice(text.length)
  const word = /\S*$/.exec(text)?.[0] ?? ''
  const bare = word.replace(/[^\p{L}\p{N}]+$/u, '')
  if (/\p{N}$/u.test(bare) && /\p{N}/u.test(next)) return false
  const isBlankLine = /\n[^\S\n]*\n/.test(gap)
  if (word.length >= longWordUnits && gap.includes('\n') && !isBlankLine) return false
  if (/[.!?…][\p{Pe}\p{Pf}"'*_]*$/u.test(text)) return true
  if (!gap.includes('\n')) return false
  return isBlankLine || /[^\p{L}\p{N}\s]$/u.test(text) || /[-*#|`>•]/.test(next)
}
