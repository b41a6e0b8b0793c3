import { digitValue } from './digit-value.ts'

/**
 * The letters of a text and nothing else: case, accents, digits, blanks and punctuation are gone, so that a text reads
 * the same when it is spaced out, numbered, or written one word a line.
 */
export interface LetterCodes {
  /** One code for each letter. An ideograph counts three, a kana two, because each says as much as that many letters. */
  readonly codes: Uint16Array
  /** Where each letter starts in the text. */
  readonly starts: Int32Array
}

/** Reads the letters of a text. Linear; each character beyond ASCII is folded once a process. */
export function letterCodes(text: string): LetterCodes {
  return read(text, lettersOnly)
}

/**
 * Reads letters and digits, for codes and passwords. Digits of every script are read as 0 to 9. Cost as `letterCodes`.
 */
export function letterAndDigitCodes(text: string): LetterCodes {
  return read(text, withDigits)
}

/** Which characters are read, and what those beyond ASCII were folded to. */
interface Folding {
  readonly hasDigits: boolean
  readonly kept: RegExp
  readonly before: Map<number, readonly number[]>
}

const lettersOnly: Folding = { hasDigits: false, kept: /\p{L}/u, before: new Map() }
const withDigits: Folding = { hasDigits: true, kept: /[\p{L}\p{Nd}]/u, before: new Map() }

function read(text: string, folding: Folding): LetterCodes {
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
      } else if (folding.hasDigits && code >= 48 && code <= 57) {
        codes[count] = code
        starts[count++] = at
      }
    } else {
      const folded = foldedOf(code, folding)
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

function foldedOf(code: number, { before, kept }: Folding): readonly number[] {
  const known = before.get(code)
  if (known !== undefined) return known
  const folded = fold(code, kept)
  if (before.size < foldedMax) before.set(code, folded)
  return folded
}

function fold(code: number, kept: RegExp): readonly number[] {
  const letters = String.fromCodePoint(code).normalize('NFKD').toLowerCase()
  return [...letters]
    .filter((letter) => kept.test(letter))
    .slice(0, 8)
    .flatMap((letter) => {
      const unit = unitOf(letter)
      return Array<number>(weightOf(letter)).fill(unit)
    })
}

function unitOf(letter: string): number {
  const code = letter.codePointAt(0) ?? 0
  return /\p{Nd}/u.test(letter) ? 48 + digitValue(letter) : code & 0xffff
}

function weightOf(letter: string): number {
  if (/\p{Script=Han}/u.test(letter)) return 3
  return /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(letter) ? 2 : 1
}

function grown<Values extends Uint16Array | Int32Array>(from: Values, to: Values): Values {
  to.set(from)
  return to
}
