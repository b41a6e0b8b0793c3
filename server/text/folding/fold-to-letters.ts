import type { Range } from '../range.ts'
import { digitValue } from './digit-value.ts'

/** A text as its letters and digits alone, with the way back. */
export interface FoldedText {
  /** Lower case, no accents, no blanks, no punctuation; digits of every script as 0 to 9. */
  readonly text: string
  /** The text that was folded. */
  readonly source: string
  /** Where each unit of `text` starts in `source`. */
  readonly starts: Int32Array
}

/**
 * Folds a text, in which what is hidden or said again is looked for. Linear. `digits: false` leaves digits out, so that
 * numbers of lists do not part what they number. `letterCodes` weighs ideographs, for measuring how much is shared.
 */
export function foldToLetters(source: string, { digits = true }: { readonly digits?: boolean } = {}): FoldedText {
  const units: string[] = []
  const starts: number[] = []
  for (let at = 0; at < source.length; ) {
    const code = source.codePointAt(at) ?? 0
    const width = code > 0xffff ? 2 : 1
    const lower = code | 32
    if (code < 128) {
      if (lower >= 97 && lower <= 122) {
        units.push(String.fromCharCode(lower))
        starts.push(at)
      } else if (digits && code >= 48 && code <= 57) {
        units.push(String.fromCharCode(code))
        starts.push(at)
      }
    } else {
      for (const unit of foldedUnits(code)) {
        if (!digits && unit >= '0' && unit <= '9') continue
        units.push(unit)
        starts.push(at)
      }
    }
    at += width
  }
  return { text: units.join(''), source, starts: Int32Array.from(starts) }
}

const known = new Map<number, readonly string[]>()
const knownMax = 20_000

function foldedUnits(code: number): readonly string[] {
  const before = known.get(code)
  if (before !== undefined) return before
  const letters = [...String.fromCodePoint(code).normalize('NFKD').toLowerCase()].filter((one) =>
    /[\p{L}\p{Nd}]/u.test(one),
  )
  const units = letters
    .slice(0, 8)
    .flatMap((letter) => [...(/\p{Nd}/u.test(letter) ? String(digitValue(letter)) : letter)])
  if (known.size < knownMax) known.set(code, units)
  return units
}

/** Where `length` units of a folded text from `at` on stand in its source. */
export function placeInSource({ starts, source }: FoldedText, at: number, length: number): Range {
  const start = starts[at] ?? 0
  const last = starts[at + length - 1] ?? start
  const code = source.codePointAt(last) ?? 0
  return { start, end: last + (code > 0xffff ? 2 : 1) }
}

/** Whether no letter or digit touches a place of a text from outside. */
export function standsAlone(source: string, { start, end }: Range): boolean {
  return !touches.test(source.slice(Math.max(0, start - 1), start)) && !touches.test(source.slice(end, end + 1))
}

const touches = /[\p{L}\p{N}]/u

/**
 * The first place where `needle` stands in a folded text; with `alone` no letter or digit may touch it. Null for none.
 */
export function findFolded(text: FoldedText, needle: string, alone: boolean): Range | null {
  if (needle === '') return null
  for (let at = text.text.indexOf(needle); at !== -1; at = text.text.indexOf(needle, at + 1)) {
    const place = placeInSource(text, at, needle.length)
    if (!alone || standsAlone(text.source, place)) return place
  }
  return null
}
