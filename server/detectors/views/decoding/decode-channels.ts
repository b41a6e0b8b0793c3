import { utf8Text } from '../../../transforms/encodings/bytes.ts'
import { bidiOverridePieces } from '../../../transforms/hidden/bidi-override.ts'
import { tagCharacterPieces } from '../../../transforms/hidden/tag-characters.ts'
import { selectorByte } from '../../../transforms/hidden/variation-selectors.ts'
import type { Piece } from '../../../transforms/piece.ts'
import type { Decoder } from './decoder.ts'
import { isPrintable } from './plausible-text.ts'

/** Text in a right-to-left override, as it shows. */
export const bidiOverrideDecoder: Decoder = {
  name: 'bidi-override',
  kind: 'channel',
  mayOccur: (features) => features.beyondAscii,
  find: (text) => bidiOverridePieces(text).filter((piece) => piece.text.length > 2),
}

/** Text in invisible variation selectors behind one character. */
export const variationSelectorDecoder: Decoder = {
  name: 'variation-selectors',
  kind: 'channel',
  mayOccur: (features) => features.beyondAscii,
  find: selectorRuns,
}

/** Runs of tag characters as the ASCII they stand for, runs with nothing to show left out. Linear. */
export function tagRuns(text: string): Piece[] {
  const runs: { start: number; end: number; texts: string[] }[] = []
  for (const piece of tagCharacterPieces(text)) {
    const last = runs[runs.length - 1]
    if (last !== undefined && last.end === piece.start) {
      last.end = piece.end
      last.texts.push(piece.text)
    } else runs.push({ start: piece.start, end: piece.end, texts: [piece.text] })
  }
  return runs
    .map(({ start, end, texts }) => ({ start, end, text: texts.join('') }))
    .filter((run) => run.text.trim() !== '')
}

function selectorRuns(text: string): Piece[] {
  const pieces: Piece[] = []
  for (const match of text.matchAll(/[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]+/gu)) {
    const bytes = Array.from(match[0], (character) => selectorByte(character.codePointAt(0) ?? 0))
    const decoded = bytes.length < 3 ? null : utf8Text(Uint8Array.from(bytes))
    if (decoded !== null && isPrintable(decoded))
      pieces.push({ start: match.index, end: match.index + match[0].length, text: decoded })
  }
  return pieces
}
