import { type Piece, replacePieces } from '../piece.ts'

const base = 0xe0000
const blackFlag = '\u{1f3f4}'

/** `text` as invisible tag characters (U+E0000 block); characters beyond printable ASCII are dropped. */
export function encodeTagCharacters(text: string): string {
  return Array.from(text, (character) => character.codePointAt(0) ?? 0)
    .filter((code) => code >= 32 && code < 127)
    .map((code) => String.fromCodePoint(base + code))
    .join('')
}

/** `encoded` with its tag characters shown as the ASCII they stand for; null when it has none outside flags. Linear. */
export function decodeTagCharacters(encoded: string): string | null {
  return replacePieces(encoded, tagCharacterPieces(encoded))
}

/** Each tag character and the ASCII character it stands for (empty for the language tag and cancel tag). Flags of regions keep theirs. Linear. */
export function tagCharacterPieces(text: string): Piece[] {
  const pieces: Piece[] = []
  let afterFlag = false
  for (let i = text.indexOf('\udb40'); i >= 0 && i < text.length; ) {
    const code = text.codePointAt(i) ?? 0
    if (code >= base && code < base + 128) {
      if (i >= 2 && text.startsWith(blackFlag, i - 2)) afterFlag = true
      const plain = code - base
      if (!afterFlag)
        pieces.push({ start: i, end: i + 2, text: plain >= 32 && plain < 127 ? String.fromCharCode(plain) : '' })
      // A flag's tags end with the cancel tag; what follows it is text again.
      if (plain === 127) afterFlag = false
      i += 2
      continue
    }
    afterFlag = false
    i = text.indexOf('\udb40', i + 1)
  }
  return pieces
}
