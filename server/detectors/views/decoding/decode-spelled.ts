import { decodeMorse } from '../../../transforms/ciphers/morse.ts'
import { decodeNato, natoMeaning, natoWords } from '../../../transforms/ciphers/nato.ts'
import { decodeBraille } from '../../../transforms/encodings/braille.ts'
import type { Piece } from '../../../transforms/piece.ts'
import { occurs } from '../features.ts'
import { type Token, tokensOf } from '../tokens.ts'
import type { Decoder } from './decoder.ts'

/** Morse code in dots and dashes of several looks. Misses: fewer than 16 characters. */
export const morseDecoder: Decoder = {
  name: 'morse',
  kind: 'block',
  mayOccur: (features) => features.beyondAscii || (occurs(features, '.') && occurs(features, '-')),
  find: (text) =>
    tokensOf(text, /[.\-·•∙⋅–—−_/|\s]+/g).flatMap((token) =>
      wholeOrLines(text, token, { lengthMin: 16, decode: decodeMorse }),
    ),
}

/** Words spelt in the NATO alphabet, at least four letters in a row. */
export const natoDecoder: Decoder = {
  name: 'nato',
  kind: 'block',
  mayOccur: (features) => features.tokenLengthMax >= 4,
  find: (text) => (mayHoldNato(text) ? natoPieces(text) : []),
}

/** Uncontracted Braille, at least four cells. */
export const brailleDecoder: Decoder = {
  name: 'braille',
  kind: 'block',
  mayOccur: (features) => features.beyondAscii,
  find: (text) =>
    /[\u2801-\u28ff]/.test(text)
      ? tokensOf(text, /[\u2800-\u28ff\s]+/g).flatMap((token) =>
          wholeOrLines(text, token, { lengthMin: 4, decode: decodeBraille }),
        )
      : [],
}

/** A run decoded as a whole or, where a stray sign spoils that, line by line. */
function wholeOrLines(
  text: string,
  token: Token,
  how: { lengthMin: number; decode: (encoded: string) => string | null },
): Piece[] {
  const run = trimmed(text, token)
  if (run.end - run.start < how.lengthMin) return []
  const whole = how.decode(text.slice(run.start, run.end))
  if (whole !== null) return [{ ...run, text: whole }]
  const pieces: Piece[] = []
  for (let start = run.start; start < run.end; ) {
    const lineBreak = text.indexOf('\n', start)
    const end = lineBreak < 0 || lineBreak > run.end ? run.end : lineBreak
    const line = trimmed(text, { start, end })
    const decoded = line.end - line.start < how.lengthMin ? null : how.decode(text.slice(line.start, line.end))
    if (decoded !== null) pieces.push({ ...line, text: decoded })
    start = end + 1
  }
  return pieces
}

function trimmed(text: string, { start, end }: Token): Token {
  let from = start
  let to = end
  while (from < to && /\s/.test(text.charAt(from))) from++
  while (to > from && /\s/.test(text.charAt(to - 1))) to--
  return { start: from, end: to }
}

const natoSieve = new Uint8Array(4096)
for (const word of natoWords) natoSieve[natoHash(word)] = 1

/** Whether four words in a row may be of the alphabet, by a sieve that needs no allocation. */
function mayHoldNato(text: string): boolean {
  let hash = 0
  let letters = 0
  let inARow = 0
  for (let i = 0; i <= text.length; i++) {
    const lower = i < text.length ? text.charCodeAt(i) | 32 : 32
    if (lower >= 97 && lower <= 122) {
      hash = (Math.imul(hash, 31) + lower) & 4095
      letters++
      continue
    }
    if (letters > 0) {
      // `x-ray` counts as two words here, of which only the second is listed.
      if (natoSieve[hash] === 1) {
        if (++inARow >= 4) return true
      } else if (letters > 1) inARow = 0
    }
    hash = 0
    letters = 0
  }
  return false
}

function natoHash(word: string): number {
  let hash = 0
  for (let i = 0; i < word.length; i++) hash = (Math.imul(hash, 31) + word.charCodeAt(i)) & 4095
  return hash
}

function natoPieces(text: string): Piece[] {
  const pieces: Piece[] = []
  let run: Token[] = []
  const finish = (): void => {
    const first = run[0]
    const last = run[run.length - 1]
    if (first !== undefined && last !== undefined && run.length >= 4) {
      const decoded = decodeNato(text.slice(first.start, last.end).replaceAll(/[-;:]+(?!ray)/gi, ' '))
      if (decoded !== null) pieces.push({ start: first.start, end: last.end, text: decoded })
    }
    run = []
  }
  for (const match of text.matchAll(/[A-Za-z]+(?:-ray)?/g)) {
    const token = { start: match.index, end: match.index + match[0].length }
    const last = run[run.length - 1]
    if (natoMeaning(match[0]) === null) finish()
    else {
      if (
        last !== undefined &&
        (token.start - last.end > 4 || !/^[\s,.;:/|-]+$/.test(text.slice(last.end, token.start)))
      )
        finish()
      run.push(token)
    }
  }
  finish()
  return pieces
}
