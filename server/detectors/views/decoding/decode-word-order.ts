import { decodeReversed } from '../../../transforms/ciphers/reversed.ts'
import type { Piece } from '../../../transforms/piece.ts'
import { isKnownWord } from './known-words.ts'

const hint = new RegExp(
  [
    "backwards?\\b(?![- ]?compat)|(?:reversed?|opposite) (?:word )?order|words? (?:are |is )?(?:in )?revers|read .{0,20}\\breverse|last word first|right to left|rückwärts|umgekehrter reihenfolge|à l'envers|ordre inverse",
    'al revés|orden inverso|al contrario|ordine inverso|ao contrário|ordem inversa|achterstevoren|od tyłu|od końca|tersten|задом наперед|наоборот|обратном порядке',
    '倒序|倒着|反过来|逆順|逆から|거꾸로|ngược|بالعكس|उल्टे क्रम',
  ].join('|'),
  'gi',
)
const wordsMin = 4
const hintDistanceMax = 80

/**
 * The order of words turned round, in parts between line breaks, colons and double quotes of four words or more. Taken for turned when a hint such as
 * "backwards" in one of a dozen languages stands shortly before the part, or anywhere and the part ends with the capital or begins with the stop
 * of its sentence. Linear. Misses: turned words without a hint, which no letter betrays.
 */
export function wordOrderPieces(text: string): Piece[] {
  if (text.search(hint) < 0) return []
  const hints = Array.from(text.matchAll(hint), (match) => ({ start: match.index, end: match.index + match[0].length }))
  const pieces: Piece[] = []
  let nextHint = 0
  let lastHint = -Infinity
  for (const match of text.matchAll(/[^\n:"“”]+/g)) {
    for (let found = hints[nextHint]; found !== undefined && found.end <= match.index; found = hints[++nextHint])
      lastHint = found.start
    const written = match[0].trim()
    if (written.split(/\s+/, wordsMin).length < wordsMin) continue
    const start = match.index + match[0].indexOf(written)
    const announced = /[:"“]/.test(text.charAt(match.index - 1)) && lastHint >= match.index - hintDistanceMax
    const plain = announced || looksTurned(written) ? decodeReversed(written, 'words') : null
    if (plain !== null) pieces.push({ start, end: start + written.length, text: plain })
  }
  return pieces
}

/** The first word ends a sentence, or the last alone has a capital and is no name. */
function looksTurned(words: string): boolean {
  const first = /^\S{1,40}/.exec(words)?.[0] ?? ''
  const last = /\S{1,40}$/.exec(words.slice(-41))?.[0] ?? ''
  if (/[.!?]$/.test(last) || !/^[a-z]/.test(first)) return false
  return /[a-z][.!?]$/.test(first) || (/^[A-Z][a-z]+$/.test(last) && isKnownWord(last))
}
