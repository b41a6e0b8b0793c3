/** Why a text is not JSON. */
export interface JsonFault {
  /** Byte offset at which it stops being JSON. */
  readonly offset: number
  /** In plain words, without quoting the text. */
  readonly problem: string
}

/**
 * The first place at which bytes stop being JSON, null when they are. Only asked after parsing failed, because the
 * parser's own words quote the text and often name no place. Cost: one pass; no recursion.
 */
export function findJsonFault(bytes: Uint8Array): JsonFault | null {
  const scan = new JsonScan(bytes)
  return scan.run()
}

type Expectation = 'value' | 'value-or-end' | 'key' | 'key-or-end' | 'colon' | 'comma-or-end' | 'nothing'

class JsonScan {
  readonly #bytes: Uint8Array
  readonly #closers: string[] = []
  #at = 0
  #expects: Expectation = 'value'
  #fault: JsonFault | null = null

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
  }

  run(): JsonFault | null {
    while (this.#fault === null) {
      this.#skipBlanks()
      const char = this.#char()
      if (char === '') {
        if (this.#expects === 'nothing') return null
        return { offset: this.#at, problem: 'the text ends too early' }
      }
      this.#take(char)
    }
    return this.#fault
  }

  #take(char: string): void {
    const expects = this.#expects
    const mayEnd = expects === 'value-or-end' || expects === 'key-or-end' || expects === 'comma-or-end'
    if (mayEnd && char === this.#closers.at(-1)) {
      this.#at++
      this.#closers.pop()
      this.#valueEnded()
    } else if (expects === 'value' || expects === 'value-or-end') this.#takeValue(char)
    else if (expects === 'key' || expects === 'key-or-end') {
      if (char === '"' && this.#takeString()) this.#expects = 'colon'
      else this.#fail('a field name in double quotes was expected')
    } else if (expects === 'colon') this.#takeMark(char === ':', 'value', 'a colon was expected')
    else if (expects === 'comma-or-end') {
      const next = this.#closers.at(-1) === '}' ? 'key' : 'value'
      this.#takeMark(char === ',', next, 'a comma or the end of the list or object was expected')
    } else this.#fail('nothing more was expected')
  }

  #takeMark(isRight: boolean, next: Expectation, problem: string): void {
    if (!isRight) this.#fail(problem)
    this.#at++
    this.#expects = next
  }

  #takeValue(char: string): void {
    if (char === '{' || char === '[') {
      this.#at++
      this.#closers.push(char === '{' ? '}' : ']')
      this.#expects = char === '{' ? 'key-or-end' : 'value-or-end'
      return
    }
    if (char === '"' ? this.#takeString() : this.#takeWord()) this.#valueEnded()
    else this.#fail('a value was expected')
  }

  #valueEnded(): void {
    this.#expects = this.#closers.length === 0 ? 'nothing' : 'comma-or-end'
  }

  /** A string from its opening quote on; fails at what may not stand in one. */
  #takeString(): boolean {
    for (let at = this.#at + 1; at < this.#bytes.length; at++) {
      const byte = this.#bytes[at] ?? 0
      if (byte === 0x22) {
        this.#at = at + 1
        return true
      }
      if (byte < 0x20) return this.#failAt(at, 'a control character stands in a string; write it as an escape')
      if (byte !== 0x5c) continue
      const sequence = this.#ascii(at, 6)
      const length = /^\\u[0-9a-fA-F]{4}/.test(sequence) ? 6 : /^\\["\\/bfnrt]/.test(sequence) ? 2 : 0
      if (length === 0) return this.#failAt(at, 'an escape in a string is not one of JSON')
      at += length - 1
    }
    return this.#failAt(this.#bytes.length, 'a string has no end')
  }

  /** A number, true, false or null. */
  #takeWord(): boolean {
    let end = this.#at
    while (end < this.#bytes.length && !isDelimiter(this.#bytes[end] ?? 0)) end++
    const length = end - this.#at
    const isValue = length <= 2_000 && /^(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)$/
    if (isValue && !isValue.test(this.#ascii(this.#at, length))) return false
    this.#at = end
    return length > 0
  }

  #ascii(from: number, length: number): string {
    return String.fromCharCode(...this.#bytes.subarray(from, from + length))
  }

  #char(): string {
    const byte = this.#bytes[this.#at]
    return byte === undefined ? '' : String.fromCharCode(byte)
  }

  #skipBlanks(): void {
    while (isBlank(this.#bytes[this.#at] ?? 0)) this.#at++
  }

  #fail(problem: string): void {
    this.#failAt(this.#at, problem)
  }

  #failAt(offset: number, problem: string): false {
    this.#fault ??= { offset, problem }
    return false
  }
}

function isBlank(byte: number): boolean {
  return byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09
}

function isDelimiter(byte: number): boolean {
  return isBlank(byte) || ',:[]{}"'.includes(String.fromCharCode(byte))
}
