import { tagCharacterPieces } from '../../../transforms/hidden/tag-characters.ts'
import { selectorByte } from '../../../transforms/hidden/variation-selectors.ts'
import { isZeroWidth } from '../../../transforms/hidden/zero-width.ts'
import { isCombiningMark, isOverlayMark } from '../../../transforms/letters/combining-marks.ts'
import type { Piece } from '../../../transforms/piece.ts'
import { joinsLegitimately, selectsLegitimately } from '../decoding/orthography.ts'
import { type MappedText, originOf, rewrite } from '../mapped-text.ts'
import type { DisguiseLog } from './disguises.ts'

/** More marks than this on one character are a flood; Vietnamese and polytonic Greek need two, phonetics three. */
const marksMax = 3
/** A character of one unit whose compatibility form is longer stands for a word or a formula, not for letters in disguise. */
const expandedMax = 4
/** By how many units all compatibility forms together may outgrow a text, besides its own length. */
const growthMin = 1024

/**
 * `source` in compatibility form (NFKC), without zero-width characters, bidi controls, tag characters, variation selectors, marks that strike
 * letters through and floods of marks. Joiners and selectors that emoji and scripts need stay. What was removed is noted in `log`,
 * except bidi marks in right-to-left text, a byte-order mark at the start, and soft hyphens. At most twice as long as the text plus 1,024 units:
 * from there on characters that would grow stay, and are noted as unread. Linear; costs nothing to speak of for ASCII.
 * Misses: characters that stand for more than four units, as the Arabic formulas do; they stay.
 */
export function cleanCharacters(source: MappedText, log: DisguiseLog): MappedText {
  const shown = rewrite(source, invisiblePieces(source, log))
  return rewrite(shown, compatibilityPieces(shown, log))
}

function invisiblePieces(source: MappedText, log: DisguiseLog): Piece[] {
  const { text } = source
  const hasRightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/.test(text)
  const flagTags = flagTagRanges(text)
  const pieces: Piece[] = []
  let marksStart = -1
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    if (unit < 0xad) {
      marksStart = -1
      continue
    }
    const code = (unit & 0xfc00) === 0xd800 ? (text.codePointAt(i) ?? unit) : unit
    const end = i + (code > 0xffff ? 2 : 1)
    if (!isCombiningMark(unit)) marksStart = -1
    else if (marksStart < 0) marksStart = i
    const kind = invisibleKind(text, { code, start: i, end, marksStart, flagTags })
    i = end - 1
    if (kind === null) continue
    pieces.push({ start: end - (code > 0xffff ? 2 : 1), end, text: '' })
    const silent = kind === 'soft-hyphen' || (kind === 'bidi-mark' && hasRightToLeft) || (code === 0xfeff && end === 1)
    if (!silent)
      log.add(kind === 'bidi-mark' ? 'bidi' : kind, originOf(source, { start: end - (code > 0xffff ? 2 : 1), end }))
  }
  return pieces
}

interface Place {
  readonly code: number
  readonly start: number
  readonly end: number
  /** Where the run of combining marks that holds `start` begins, or -1. */
  readonly marksStart: number
  readonly flagTags: ReadonlySet<number>
}

function invisibleKind(text: string, place: Place): string | null {
  const { code, start, end } = place
  if (code === 0xad) return 'soft-hyphen'
  if (code < 0x300) return null
  if (place.marksStart >= 0) return strayMark(text, place)
  if (code === 0x200c || code === 0x200d || code === 0x200b) return joinsLegitimately(text, start) ? null : 'zero-width'
  if (isZeroWidth(code) || isFiller(code)) return 'zero-width'
  if (code === 0x200e || code === 0x200f || code === 0x61c) return 'bidi-mark'
  if ((code >= 0x202a && code <= 0x202e) || (code >= 0x2066 && code <= 0x206f)) return 'bidi'
  if (selectorByte(code) >= 0) return selectsLegitimately(text, start, end) ? null : 'variation-selector'
  if (code >= 0xe0000 && code <= 0xe007f) return place.flagTags.has(start) ? null : 'tag-characters'
  return null
}

function isFiller(code: number): boolean {
  return (
    code === 0x115f ||
    code === 0x1160 ||
    code === 0x3164 ||
    code === 0xffa0 ||
    (code >= 0xfff9 && code <= 0xfffb) ||
    (code >= 0x1d173 && code <= 0x1d17a)
  )
}

function strayMark(text: string, { start, marksStart }: Place): string | null {
  const unit = text.charCodeAt(start)
  if (unit === 0x34f) return 'zero-width'
  if (isOverlayMark(unit) && isLetterOrDigit(text.charCodeAt(marksStart - 1))) return 'combining-marks'
  // Of a flood nothing stays: an accent in front of it would be as meaningless as the rest.
  let end = marksStart
  while (end - marksStart <= marksMax && isCombiningMark(text.charCodeAt(end))) end++
  return end - marksStart > marksMax ? 'combining-marks' : null
}

function isLetterOrDigit(unit: number): boolean {
  const lower = unit | 32
  return (lower >= 97 && lower <= 122) || (unit >= 48 && unit <= 57) || unit >= 0xc0
}

function flagTagRanges(text: string): ReadonlySet<number> {
  const flags = new Set<number>()
  if (!text.includes('\udb40')) return flags
  const hidden = new Set(tagCharacterPieces(text).map((piece) => piece.start))
  for (let i = text.indexOf('\udb40'); i >= 0; i = text.indexOf('\udb40', i + 1)) if (!hidden.has(i)) flags.add(i)
  return flags
}

/** Characters whose compatibility form differs, each with the marks that compose with it. */
function compatibilityPieces(source: MappedText, log: DisguiseLog): Piece[] {
  const { text } = source
  const pieces: Piece[] = []
  const stayed = { start: -1, end: -1 }
  let growthLeft = text.length + growthMin
  let i = 0
  while (i < text.length) {
    const composes = (traits[text.charCodeAt(i + 1)] ?? 0) & joinsBefore
    if (traits[text.charCodeAt(i)] === 0 && (composes === 0 || i + 1 === text.length)) {
      i++
      continue
    }
    const end = clusterEnd(text, i)
    const cluster = text.slice(i, end)
    const plain = cluster.normalize('NFKC')
    const growth = plain.length - cluster.length
    if (growth > growthLeft) {
      if (stayed.start < 0) stayed.start = i
      stayed.end = end
    } else if (plain !== cluster && plain.length <= expandedMax * cluster.length) {
      growthLeft -= Math.max(0, growth)
      pieces.push({ start: i, end, text: plain })
      const style = styleOf(cluster, plain)
      if (style !== null) log.add(style, originOf(source, { start: i, end }))
    }
    i = end
  }
  if (stayed.start >= 0) log.unread.push(originOf(source, stayed))
  return pieces
}

const joinsBefore = 1
const mayChange = 2
const traits = unitTraits()

/** For each UTF-16 unit whether it composes with what stands before it, and whether its compatibility form may differ. */
function unitTraits(): Uint8Array {
  const table = new Uint8Array(65536)
  for (let unit = 0xa0; unit < 65536; unit++) {
    const character = String.fromCharCode(unit)
    const surrogate = unit >= 0xd800 && unit < 0xe000
    const vowel = unit >= 0x1160 && unit <= 0x11ff
    const voiced = unit === 0xff9e || unit === 0xff9f
    table[unit] = surrogate
      ? mayChange
      : (changes(character) ? mayChange : 0) | (vowel || voiced || /\p{M}/u.test(character) ? joinsBefore : 0)
  }
  return table
}

function changes(character: string): boolean {
  const plain = character.normalize('NFKC')
  return plain !== character && plain.length <= expandedMax
}

/** The end of the cluster at `at`: a character and the marks and Hangul vowels that compose with it. At most 64 units on. */
function clusterEnd(text: string, at: number): number {
  let end = at + 1
  if ((text.charCodeAt(at) & 0xfc00) === 0xd800 && (text.charCodeAt(end) & 0xfc00) === 0xdc00) end++
  while (end < text.length && end - at < 64 && ((traits[text.charCodeAt(end)] ?? 0) & joinsBefore) !== 0) end++
  return end
}

function styleOf(cluster: string, plain: string): string | null {
  if (!/^[A-Za-z]$/.test(plain)) return null
  const code = cluster.codePointAt(0) ?? 0
  return code >= 0xff21 && code <= 0xff5a
    ? 'full-width'
    : code >= 0x1d400 || (code >= 0x2460 && code <= 0x24ff)
      ? 'styled-letters'
      : null
}
