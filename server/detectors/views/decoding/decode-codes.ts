import { characterCodesText } from '../../../transforms/encodings/character-codes.ts'
import { occurs } from '../features.ts'
import type { Copied } from '../mapped-text.ts'
import type { DecodedPiece, Decoder } from './decoder.ts'

const codesMin = 12
const gapLengthMax = 3

/** Characters as decimal numbers apart by blanks or commas, "73 103 110". Misses: fewer than 12; characters beyond ASCII. */
export const decimalDecoder: Decoder = {
  name: 'decimal',
  kind: 'block',
  mayOccur: (features) => occurs(features, '1') && occurs(features, '3') && occurs(features, '2'),
  find: (text) => codePieces(text, 10),
}

/** Characters as octal numbers of two or three digits, apart by blanks, commas or backslashes. Misses: fewer than 12; characters beyond ASCII. */
export const octalDecoder: Decoder = {
  name: 'octal',
  kind: 'block',
  mayOccur: (features) => occurs(features, '1') && occurs(features, '4') && occurs(features, '0'),
  find: (text) => codePieces(text, 8),
}

function codePieces(text: string, radix: 8 | 10): DecodedPiece[] {
  const pieces: DecodedPiece[] = []
  let run: Copied[] = []
  const finish = (): void => {
    const first = run[0]
    const last = run[run.length - 1]
    if (first !== undefined && last !== undefined && run.length >= codesMin)
      pieces.push({ start: first.start, end: last.end, text: run.map((part) => part.text).join(''), parts: run })
    run = []
  }
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    if (isDigit(unit)) {
      const end = endOfDigits(text, i)
      const character = end - i > 3 ? null : characterCodesText(text.slice(i, end), radix)
      if (character === null) finish()
      else run.push({ start: i, end, text: character })
      i = end - 1
    } else if (run.length > 0 && (!isGap(unit) || i - (run[run.length - 1]?.end ?? i) >= gapLengthMax)) finish()
  }
  finish()
  return pieces
}

function endOfDigits(text: string, at: number): number {
  let end = at
  while (end < text.length && isDigit(text.charCodeAt(end))) end++
  return end
}

function isDigit(unit: number): boolean {
  return unit >= 48 && unit <= 57
}

/** White space, a comma, a semicolon, a backslash. */
function isGap(unit: number): boolean {
  return unit === 32 || (unit >= 9 && unit <= 13) || unit === 44 || unit === 59 || unit === 92
}
