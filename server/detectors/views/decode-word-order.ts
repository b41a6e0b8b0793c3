import type { Piece } from '../../transforms/piece.ts'
import { decodeReversed } from '../../transforms/reversed.ts'
import type { Decoder } from './decoder.ts'

const hint =
  /backward|revers|right to left|last word first|rückwärts|umgekehrt|à l'envers|inverse|al revés|invers|rovesci|contrario|achterstevoren|od tyłu|ters|задом|наоборот|倒|逆|거꾸로|ngược|معكوس|उल्ट/i
const wordsMin = 4
const partLengthMax = 4000
const partsMax = 8

/**
 * The order of words turned round, in each part of a line (up to and from its colons) of four words or more, when the text speaks of such an order
 * in one of a dozen languages. Misses: turned words without a hint, which no letter betrays.
 */
export const wordOrderDecoder: Decoder = {
  name: 'reversed-words',
  kind: 'block',
  mayOccur: () => true,
  find: (text) => {
    if (!hint.test(text)) return []
    const pieces: Piece[] = []
    for (const match of text.matchAll(/[^\n:"“”]+/g)) {
      const piece = turned(match[0], match.index)
      if (piece !== null) pieces.push(piece)
    }
    return pieces.slice(-partsMax)
  },
}

function turned(part: string, offset: number): Piece | null {
  if (part.length > partLengthMax) return null
  const words = part.trim()
  if (words.split(/\s+/, wordsMin).length < wordsMin) return null
  const plain = decodeReversed(words, 'words')
  const start = offset + part.indexOf(words)
  return plain === null ? null : { start, end: start + words.length, text: plain }
}
