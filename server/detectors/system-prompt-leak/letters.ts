/**
 * The letters of a text and nothing else: case, accents, digits, blanks and punctuation are gone, so that a text reads the
 * same when it is spaced out, numbered, or written one word a line.
 */
export interface Letters {
  /** One code for each letter. An ideograph counts three, a kana two, because each says as much as that many letters. */
  readonly codes: Uint16Array
  /** Where each letter starts in the text. */
  readonly starts: Int32Array
}

/** Reads the letters of a text. Linear; each character beyond ASCII is folded once a process. */
export function lettersOf(text: string): Letters {
  let codes = new Uint16Array(text.length + 16)
  let starts = new Int32Array(text.length + 16)
  let count = 0
  for (let at = 0; at < text.length; ) {
    const code = text.codePointAt(at) ?? 0
    const width = code > 0xffff ? 2 : 1
    if (code < 128) {
      const lower = code | 32
      if (lower >= 97 && lower <= 122) {
        codes[count] = lower
        starts[count++] = at
      }
    } else {
      const folded = foldedOf(code)
      if (count + folded.length + text.length - at > codes.length) {
        codes = grown(codes, new Uint16Array(codes.length * 2 + folded.length))
        starts = grown(starts, new Int32Array(codes.length))
      }
      for (const letter of folded) {
        codes[count] = letter
        starts[count++] = at
      }
    }
    at += width
  }
  return { codes: codes.subarray(0, count), starts: starts.subarray(0, count) }
}

const foldedMax = 20_000
const foldedBefore = new Map<number, readonly number[]>()

function foldedOf(code: number): readonly number[] {
  const known = foldedBefore.get(code)
  if (known !== undefined) return known
  const folded = fold(code)
  if (foldedBefore.size < foldedMax) foldedBefore.set(code, folded)
  return folded
}

function fold(code: number): readonly number[] {
  const letters = String.fromCodePoint(code).normalize('NFKD').toLowerCase()
  return [...letters]
    .filter((letter) => /\p{L}/u.test(letter))
    .slice(0, 8)
    .flatMap((letter) => {
      const unit = (letter.codePointAt(0) ?? 0) & 0xffff
      return Array<number>(weightOf(letter)).fill(unit)
    })
}

function weightOf(letter: string): number {
  if (/\p{Script=Han}/u.test(letter)) return 3
  return /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(letter) ? 2 : 1
}

function grown<Values extends Uint16Array | Int32Array>(from: Values, to: Values): Values {
  to.set(from)
  return to
}
