import { decodeLeet } from '../../../transforms/letters/leet.ts'
import type { Piece } from '../../../transforms/piece.ts'
import { isKnownWord } from '../decoding/known-words.ts'
import { type MappedText, originOf, rewrite } from '../mapped-text.ts'
import type { DisguiseLog } from './disguises.ts'

const token = /[A-Za-z0-9@$€!|]+/g
const tokenLengthMax = 32

/**
 * `source` with words that have digits or signs for letters ("1gn0r3", "pr3v10u5") read as the words they look like. A token counts when it has
 * a letter and reads as a known word of four letters or more; shorter ones only beside such, unknown ones only beside three
 * such. Noted as `leet`. Linear. Misses: unknown words in texts with fewer.
 */
export function undoLeet(source: MappedText, log: DisguiseLog): MappedText {
  const found: Piece[] = []
  const unknown: Piece[] = []
  let strong = 0
  for (const match of source.text.matchAll(token)) {
    const plain = leetWord(match[0])
    if (plain === null) {
      const mixed = mixedWord(match[0])
      if (mixed !== null) unknown.push({ start: match.index, end: match.index + mixed.length, text: mixed })
      continue
    }
    if (isStrong(match[0], plain)) strong++
    found.push({ start: match.index, end: match.index + plain.length, text: plain })
  }
  if (strong === 0) return source
  const pieces: Piece[] = []
  const words = strong < wholeTextFrom ? found : [...found, ...unknown].sort((a, b) => a.start - b.start)
  for (const word of words) {
    log.add('leet', originOf(source, word))
    for (let i = 0; i < word.text.length; i++) {
      const at = word.start + i
      if (source.text.charAt(at) !== word.text.charAt(i))
        pieces.push({ start: at, end: at + 1, text: word.text.charAt(i) })
    }
  }
  return rewrite(source, pieces)
}

/** From so many sure words on the whole text is taken to be written so, words that are not known among them. */
const wholeTextFrom = 3

/** An unknown word with signs between or beside small letters, as letters; null for numbers, names in capitals and plain words. */
function mixedWord(written: string): string | null {
  if (written.length < 3 || written.length > tokenLengthMax || !/[a-z]/.test(written)) return null
  return /[a-z][0-9@$€!|]+[a-z]|[0-9@$€][a-z]{2}/.test(written) ? decodeLeet(written.replaceAll('|', '1')) : null
}

/** The word that `written` looks like, or null when it is written plainly, is an ordinal or looks like no known word. */
function leetWord(written: string): string | null {
  if (written.length < 2 || written.length > tokenLengthMax || /^[A-Za-z]+!*$/.test(written)) return null
  if (/^\d*(?:1st|2nd|3rd|[04-9]th|\ds|\dx)!*$/i.test(written)) return null
  const whole = written.replace(/[!|]{1,32}$/, '')
  for (const candidate of [written, whole]) {
    const asI = decodeLeet(candidate.replaceAll('|', '1'))
    if (asI === null) continue
    for (const plain of [asI, withL(candidate)]) if (isKnownWord(plain)) return plain
  }
  return null
}

/** The reading in which `1` and `|` are the letter l. */
function withL(written: string): string {
  const letters = written.replace(/[1|]/g, 'l')
  return decodeLeet(letters) ?? letters
}

/** A sign inside the word, and letters enough: digits at its end number it, a sign before it makes it a variable, mostly digits make it a number. */
function isStrong(written: string, plain: string): boolean {
  if (!/[A-Za-z][^A-Za-z]{1,4}[A-Za-z]/.test(written)) return false
  return plain.length > 3 && (written.match(/[A-Za-z]/g)?.length ?? 0) > 1
}
