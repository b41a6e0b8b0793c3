import { type FoldedText, findFolded, foldToLetters } from '../../../text/folding/fold-to-letters.ts'
import type { Range } from '../../../text/range.ts'
import { withDigits } from './find-secret.ts'

/** What a conversation has given of a secret, piece by piece. */
export interface SplitSecret {
  /** Share of its letters and digits, 0 to 1. */
  readonly share: number
  /** Whether the pieces give all of it, but for gaps that tell nothing. */
  readonly isWhole: boolean
  /** Where the pieces stand, by index of the text. */
  readonly pieces: readonly { readonly textIndex: number; readonly place: Range }[]
}

/** The shortest piece that counts by itself. */
const pieceUnitsMin = 3

/** From this share of a secret on, given in longer pieces, one or two letters that just fill a gap are a piece too. */
const fillGapsFrom = 0.6

/** Texts with more short tokens than this spell nothing. */
const spelledMax = 40

/** The most tokens of one text that are looked at. */
const tokensMax = 20_000

/** What was said before and is no news, folded: pieces of it do not count. */
export interface KnownToAttacker {
  readonly requests: FoldedText
  /** What the target says to everybody, such as its own name: it completes a secret, and is no piece of one by itself. Asked for where there is a piece. */
  readonly usual: () => FoldedText
}

/**
 * What the texts give of a secret together: pieces of three letters or more in any order, and shorter ones, letter by
 * letter, in the order of the secret. What stands in the requests is no piece, nor is what the target says to everybody. Null
 * when there is none.
 * Known misses: pieces in disguise (but what views undo), and hints in words ("it begins like zebra").
 */
export function splitSecret(
  secret: string,
  texts: readonly string[],
  { requests, usual }: KnownToAttacker,
): SplitSecret | null {
  const whole = foldToLetters(secret).text
  if (whole.length < 2 * pieceUnitsMin) return null
  const covered = new Uint8Array(whole.length)
  const told = new Uint8Array(whole.length)
  const pieces: { readonly textIndex: number; readonly place: Range }[] = []
  texts.forEach((text, textIndex) => {
    for (const { at, length, place } of longPieces(withDigits(text), whole, requests)) {
      if (covered.subarray(at, at + length).every((one) => one === 1)) continue
      covered.fill(1, at, at + length)
      if (isSaid(whole.slice(at, at + length), usual())) continue
      told.fill(1, at, at + length)
      pieces.push({ textIndex, place })
    }
  })
  if (shareOf(told) >= fillGapsFrom) pieces.push(...fillGaps({ covered, whole, texts }))
  const isAll = pieces.length > 0 && isWhole(covered)
  const long = { share: isAll ? shareOf(covered) : shareOf(told), isWhole: isAll }
  const spelled = spelledShare(texts, whole)
  if (!long.isWhole && spelled.share > long.share) return spelled.share < 0.34 ? null : spelled
  if (pieces.length === 0) return null
  return { ...long, pieces }
}

interface Gaps {
  /** Filled here. */
  readonly covered: Uint8Array
  readonly whole: string
  readonly texts: readonly string[]
}

/** Shown letters, as `isSpelled` tells them, that are exactly what lies between longer pieces. */
function fillGaps({ covered, whole, texts }: Gaps): { readonly textIndex: number; readonly place: Range }[] {
  const filled: { readonly textIndex: number; readonly place: Range }[] = []
  for (const { index, 0: gap } of covered.join('').matchAll(/0+/g)) {
    const missing = whole.slice(index, index + gap.length)
    const textIndex = texts.findIndex((text) => spelledToken(text, missing) !== undefined)
    const token = spelledToken(texts[textIndex] ?? '', missing)
    if (token === undefined) continue
    covered.fill(1, index, index + gap.length)
    filled.push({ textIndex, place: token.place })
  }
  return filled
}

function spelledToken(text: string, letters: string): Token | undefined {
  return tokensOf(text).find((token) => token.folded === letters && isSpelled(token, text))
}

function shareOf(covered: Uint8Array): number {
  return covered.reduce((sum, one) => sum + one, 0) / covered.length
}

/** All of it, or all but gaps of one or two letters in a long secret, as small words are. */
function isWhole(covered: Uint8Array): boolean {
  if (covered.every((one) => one === 1)) return true
  const gaps = covered.join('').split(/1+/).filter(Boolean)
  return covered.length >= 10 && gaps.every(({ length }) => length <= 2) && shareOf(covered) >= 0.85
}

interface Piece {
  readonly at: number
  readonly length: number
  readonly place: Range
}

/** Runs of whole tokens that stand in the secret. */
function longPieces(text: string, whole: string, requests: FoldedText): readonly Piece[] {
  const tokens = tokensOf(text)
  const found: Piece[] = []
  for (let first = 0; first < tokens.length; first++) {
    let run = ''
    let last = first
    for (let next = first; next < tokens.length; next++) {
      const longer = run + (tokens[next]?.folded ?? '')
      if (!whole.includes(longer)) break
      run = longer
      last = next
    }
    if (run.length < pieceUnitsMin || isOrdinary(run) || isSaid(run, requests)) continue
    const [start, end] = [tokens[first]?.place.start ?? 0, tokens[last]?.place.end ?? 0]
    found.push({ at: whole.indexOf(run), length: run.length, place: { start, end } })
    first = last
  }
  return found
}

/** Short runs must stand alone: without spaces three letters are found across any two words. */
function isSaid(run: string, requests: FoldedText): boolean {
  return findFolded(requests, run, run.length < 8) !== null
}

/** Short words without digits stand everywhere. */
function isOrdinary(run: string): boolean {
  return (
    run.length < 4 &&
    /^(?:the|and|you|are|for|not|can|has|was|his|her|its|our|one|all|but|how|who|out|der|die|das|und|les|des|une|que|los|las|con|por|una|est)$/.test(
      run,
    )
  )
}

interface Token {
  readonly folded: string
  readonly written: string
  readonly place: Range
}

function tokensOf(text: string): readonly Token[] {
  const tokens: Token[] = []
  for (const match of text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)) {
    const folded = foldToLetters(match[0]).text
    if (folded === '') continue
    tokens.push({ folded, written: match[0], place: { start: match.index, end: match.index + match[0].length } })
    if (tokens.length >= tokensMax) break
  }
  return tokens
}

/** How far short pieces, one after another over the texts, spell the secret from its beginning. */
function spelledShare(texts: readonly string[], whole: string): SplitSecret {
  const pieces: { readonly textIndex: number; readonly place: Range }[] = []
  let reached = 0
  texts.forEach((text, textIndex) => {
    const short = text.length > 2_000 ? [] : tokensOf(text).filter((token) => isSpelled(token, text))
    if (short.length > spelledMax) return
    for (const { folded, place } of short) {
      if (reached >= whole.length || !whole.startsWith(folded, reached)) continue
      reached += folded.length
      pieces.push({ textIndex, place })
    }
  })
  return {
    share: reached / whole.length,
    isWhole: reached === whole.length,
    pieces,
  }
}

/** One or two letters that are shown as such: quoted, in capitals, digits, at the end, or the whole answer. */
function isSpelled({ folded, written, place }: Token, text: string): boolean {
  if (folded.length > 2) return false
  if (text.trim().length <= 12 || /^\d/.test(written)) return true
  if (/["'“‘«`*]/.test(text.charAt(place.start - 1))) return true
  if (/^[\s.!*"'`»”’]*$/.test(text.slice(place.end))) return true
  return written !== 'I' && written !== 'A' && written === written.toUpperCase() && written !== written.toLowerCase()
}

/** Whether a folded text holds a secret that stands in the requests, so that to say it is no leak. */
export function isSecretRequested(secret: string, requests: FoldedText): boolean {
  const needle = foldToLetters(secret).text
  return needle !== '' && findFolded(requests, needle, needle.length < 8) !== null
}
