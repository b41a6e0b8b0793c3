/** What the classes of a pattern cost to compile. */
export interface ClassWork {
  /** How many classes: `[…]`, `\pL`, `\p{Greek}`. Each may be some thousand ranges. */
  readonly classes: number
  /** Characters of their ranges for each of which the compiler looks up the other case. */
  readonly foldedCharacters: number
}

/** Between these code points there are characters with another case; a range beyond them is taken whole. */
const foldedFrom = 0x41
const foldedTo = 0x1e943

/**
 * Reads off a pattern how much its classes cost to compile, before anything is compiled. Without regard to case the
 * compiler walks each range of a class, character by character, so that a few letters can mean millions of steps.
 * Cost: one pass over the source. A source that is not valid RE2 gets some number.
 */
export function estimateClassWork(source: string): ClassWork {
  const folds = !isCaseHeeded(source)
  let classes = 0
  let foldedCharacters = 0
  let at = 0
  while (at < source.length) {
    if (source[at] === '[') {
      const read = readClass(source, at)
      classes += 1 + read.named
      foldedCharacters += read.foldedCharacters
      at = read.end
    } else if (source[at] === '\\') {
      if (/[pP]/.test(source[at + 1] ?? '')) classes++
      at = readEscape(source, at).end
    } else at++
  }
  return { classes, foldedCharacters: folds ? foldedCharacters : 0 }
}

/** Whether a pattern says at its start that it regards case, and nowhere that it does not. */
function isCaseHeeded(source: string): boolean {
  return source.startsWith('(?-i)') && !/\(\?[a-z]*i/i.test(source.slice(5))
}

function readClass(source: string, start: number) {
  let at = start + 1
  if (source[at] === '^') at++
  const first = at
  let named = 0
  let foldedCharacters = 0
  while (at < source.length && (source[at] !== ']' || at === first)) {
    if (source.startsWith('[:', at)) {
      const end = source.indexOf(':]', at + 2)
      named++
      at = end < 0 ? source.length : end + 2
      continue
    }
    const low = readCharacter(source, at)
    at = low.end
    if (low.codePoint === null) named++
    if (low.codePoint === null || source[at] !== '-' || source[at + 1] === ']' || at + 1 >= source.length) continue
    const high = readCharacter(source, at + 1)
    at = high.end
    foldedCharacters += foldedWithin(low.codePoint, high.codePoint ?? low.codePoint)
  }
  return { end: at + 1, named, foldedCharacters }
}

function foldedWithin(low: number, high: number): number {
  if (low <= foldedFrom && high >= foldedTo) return 0
  return Math.max(0, Math.min(high, foldedTo) - Math.max(low, foldedFrom) + 1)
}

interface ReadCharacter {
  /** Null for what stands for several characters. */
  readonly codePoint: number | null
  readonly end: number
}

function readCharacter(source: string, at: number): ReadCharacter {
  if (source[at] === '\\') return readEscape(source, at)
  const codePoint = source.codePointAt(at) ?? 0
  return { codePoint, end: at + (codePoint > 0xffff ? 2 : 1) }
}

const controls: Readonly<Record<string, number>> = { a: 7, f: 12, t: 9, n: 10, r: 13, v: 11 }

function readEscape(source: string, at: number): ReadCharacter {
  const letter = source[at + 1] ?? ''
  const rest = source.slice(at + 2, at + 14)
  if (letter === 'x' || letter === 'u') {
    const hex = /^(?:\{([0-9A-Fa-f]{1,8})\}|([0-9A-Fa-f]{2,4}))/.exec(rest)
    const digits = hex?.[1] ?? hex?.[2]?.slice(0, letter === 'x' ? 2 : 4)
    if (digits === undefined) return { codePoint: null, end: at + 2 }
    return { codePoint: Number.parseInt(digits, 16), end: at + 2 + (hex?.[1] ? digits.length + 2 : digits.length) }
  }
  if (/[pP]/.test(letter)) {
    const close = source[at + 2] === '{' ? source.indexOf('}', at + 3) : at + 2
    return { codePoint: null, end: close < 0 ? source.length : close + 1 }
  }
  const octal = /^[0-7]{1,3}/.exec(letter + rest)?.[0]
  if (octal !== undefined) return { codePoint: Number.parseInt(octal, 8), end: at + 1 + octal.length }
  if (/[dDsSwWbB]/.test(letter)) return { codePoint: null, end: at + 2 }
  return { codePoint: controls[letter] ?? letter.codePointAt(0) ?? 0, end: at + 2 }
}
