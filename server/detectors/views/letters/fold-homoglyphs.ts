import { asciiLookAlike, decodeHomoglyphs } from '../../../transforms/letters/homoglyphs.ts'
import type { Piece } from '../../../transforms/piece.ts'
import { isKnownWord } from '../decoding/known-words.ts'
import { type MappedText, originOf, rewrite } from '../mapped-text.ts'
import type { DisguiseLog } from './disguises.ts'

// Bounded, because the engine keeps a place to return to for each character of a match and gives up after some millions.
const word = /[\p{L}\p{Nd}\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}\u{1f1e6}-\u{1f1ff}]{1,4096}/gu
/** Letters of Latin orthographies, which are never look-alikes: `ł`, `ı`, `ß` mean themselves. */
const orthographicLatin = /[\u00aa-\u024f\u1e00-\u1eff]/

/**
 * `source` with look-alike letters folded to ASCII in words that mix them with ASCII letters, and in words wholly made of look-alikes when the
 * text has no genuine word of that script. Words with a letter that looks like none stay what they are. Noted as `homoglyphs`.
 * Linear. Misses: accents of Latin orthographies put on for show.
 */
export function foldHomoglyphs(source: MappedText, log: DisguiseLog): MappedText {
  const strong: Piece[] = []
  const weak: Piece[] = []
  const wholly: { readonly script: string; readonly pieces: readonly Piece[] }[] = []
  const genuine = new Set<string>()
  for (const match of source.text.matchAll(word)) {
    const judged = judgeWord(match[0], match.index)
    if (judged.kind === 'genuine') genuine.add(judged.script)
    else if (judged.kind === 'wholly') wholly.push(judged)
    else if (judged.kind === 'mixed') {
      const target = isDisguisedWord(match[0], judged) ? strong : weak
      for (const piece of judged.pieces) target.push(piece)
    }
  }
  const foreign = wholly.filter(({ script }) => !genuine.has(script))
  // A lone name of another alphabet may consist of look-alikes by chance; a known word hardly does.
  const isDisguise = foreign.some(
    ({ pieces }) => pieces.length > 2 && isKnownWord(pieces.map(({ text }) => text).join('')),
  )
  for (const { pieces } of foreign) for (const piece of pieces) (isDisguise ? strong : weak).push(piece)
  // One sign of another alphabet beside a letter, as in a unit or a formula, is a disguise only where words are disguised too.
  if (strong.length === 0) return source
  const pieces = [...strong, ...weak].sort((a, b) => a.start - b.start)
  for (const piece of pieces) log.add('homoglyphs', originOf(source, piece))
  return rewrite(source, pieces)
}

type JudgedWord =
  | { readonly kind: 'plain' }
  | { readonly kind: 'genuine'; readonly script: string }
  | { readonly kind: 'mixed'; readonly script: string; readonly pieces: readonly Piece[] }
  | { readonly kind: 'wholly'; readonly script: string; readonly pieces: readonly Piece[] }

function judgeWord(text: string, offset: number): JudgedWord {
  const pieces: Piece[] = []
  let asciiLetters = 0
  let genuine = ''
  let script = ''
  let at = offset
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0
    const end = at + character.length
    if (code < 128) asciiLetters += code > 64 ? 1 : 0
    else if (!orthographicLatin.test(character)) {
      script = scriptOf(code)
      const plain = asciiLookAlike(character)
      if (plain === null) genuine ||= script
      else pieces.push({ start: at, end, text: plain })
    }
    at = end
  }
  if (genuine !== '') return { kind: 'genuine', script: genuine }
  if (pieces.length === 0) return { kind: 'plain' }
  if (script === 'emblem')
    return isKnownWord(pieces.map((piece) => piece.text).join(''))
      ? { kind: 'wholly', script, pieces }
      : { kind: 'plain' }
  return asciiLetters > 0 ? { kind: 'mixed', script, pieces } : { kind: 'wholly', script, pieces }
}

/** Two look-alikes among ASCII letters are no accident, save where suffixes of another script are written to foreign words; one is, unless it makes a word. */
function isDisguisedWord(
  written: string,
  { script, pieces }: { readonly script: string; readonly pieces: readonly Piece[] },
): boolean {
  if (pieces.length > 1 && script !== 'eastern') return true
  return isKnownWord(decodeHomoglyphs(written) ?? '')
}

/** A name for the alphabet of a code point that has look-alikes, coarse on purpose. `emblem`: letters that serve as flags and buttons. */
function scriptOf(code: number): string {
  if (code >= 0x370 && code < 0x400) return 'greek'
  if (code >= 0x400 && code < 0x530) return 'cyrillic'
  if (code >= 0x530 && code < 0x590) return 'armenian'
  if (code >= 0x590 && code < 0x1100) return 'eastern'
  return code >= 0x1f100 && code <= 0x1f1ff ? 'emblem' : `block-${code >> 8}`
}
