import { htmlEntityPieces } from '../../../transforms/encodings/html-entities.ts'
import { percentPieces } from '../../../transforms/encodings/percent.ts'
import { quotedPrintablePieces } from '../../../transforms/encodings/quoted-printable.ts'
import { unicodeEscapePieces } from '../../../transforms/encodings/unicode-escapes.ts'
import type { Piece } from '../../../transforms/piece.ts'
import { occurs } from '../features.ts'
import type { Decoder } from './decoder.ts'

const lettersMin = 3

/** URL percent escapes that hide letters or stand for spaces between words. */
export const percentDecoder: Decoder = {
  name: 'percent',
  kind: 'inline',
  mayOccur: (features) => occurs(features, '%'),
  find: (text) => {
    const pieces = percentPieces(text)
    const blanks = pieces.filter((piece) => piece.text === ' ').length
    return blanks >= 2 || hideLetters(pieces) ? pieces : []
  },
}

/** HTML character references that hide letters. */
export const htmlEntitiesDecoder: Decoder = {
  name: 'html-entities',
  kind: 'inline',
  mayOccur: (features) => occurs(features, '&'),
  find: (text) => {
    const pieces = htmlEntityPieces(text)
    return hideLetters(pieces) ? pieces : []
  },
}

/** Quoted-printable in which escapes hide letters. Misses: text with `=` in other meanings beside it is still read. */
export const quotedPrintableDecoder: Decoder = {
  name: 'quoted-printable',
  kind: 'inline',
  mayOccur: (features) => occurs(features, '='),
  find: (text) => {
    const pieces = quotedPrintablePieces(text)
    return hideLetters(pieces) && !pieces.some((piece) => /[^\P{C}\r\n\t]/u.test(piece.text)) ? pieces : []
  },
}

/** `\u0069`, `\u{69}`, `\x69` and `U+0069` that hide letters. */
export const unicodeEscapesDecoder: Decoder = {
  name: 'unicode-escapes',
  kind: 'inline',
  mayOccur: (features) => occurs(features, '\\') || occurs(features, '+'),
  find: (text) => {
    const pieces = unicodeEscapePieces(text)
    return hideLetters(pieces) ? pieces : []
  },
}

function hideLetters(pieces: readonly Piece[]): boolean {
  let letters = 0
  for (const piece of pieces) if (/^\p{L}/u.test(piece.text) && ++letters >= lettersMin) return true
  return false
}
