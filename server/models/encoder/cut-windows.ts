import { type EncoderWindow, windowTokensMax } from '../../domain/guard/encoder.ts'
import { besideEachOther, endsOf, endUnits } from './beside-each-other.ts'
import { type Tokens, tokenise } from './tokenise.ts'
import type { WordPieces } from './word-pieces.ts'

/** What a window holds beside its two marks. */
const contentMax = windowTokensMax - 2

/**
 * What two neighbours share: an eighth, so that most sentences which one of them cuts are whole in the other. A quarter
 * would need three windows for 1,000 characters, where two do.
 */
const overlap = Math.ceil(contentMax / 8)

/** A window that starts inside of a word moves to the next one, at most so far. */
const alignMax = 8

/** See `Encoder.windowsOf`. A text that one window cannot hold is shared out evenly, so that none is a short rest. */
export function cutWindows(pieces: WordPieces, text: string, windowsMax: number): readonly EncoderWindow[] {
  if (windowsMax < 1) return []
  const tokensMax = contentMax + (windowsMax - 1) * (contentMax - overlap)
  const tokens = tokenise(pieces, text, tokensMax)
  const count = Math.min(tokens.ids.length, tokensMax)
  if (count === 0) return []
  const windows = Math.max(1, Math.ceil((count - overlap) / (contentMax - overlap)))
  const size = Math.ceil((count + (windows - 1) * overlap) / windows)
  return Array.from({ length: windows }, (_, place) => {
    const from = wordStart(tokens, place * (size - overlap))
    return windowFrom(pieces, tokens, { from, to: Math.min(count, place * (size - overlap) + size) })
  })
}

function windowFrom(pieces: WordPieces, tokens: Tokens, { from, to }: { from: number; to: number }): EncoderWindow {
  return {
    start: tokens.starts[from] ?? 0,
    end: tokens.ends[to - 1] ?? 0,
    ids: [pieces.marks.start, ...tokens.ids.slice(from, to), pieces.marks.separator],
    secondFrom: null,
  }
}

function wordStart({ starts }: Tokens, from: number): number {
  if (from === 0) return 0
  for (let at = from; at < from + alignMax; at++) if (starts[at] !== starts[at - 1]) return at
  return from
}

/** What a window of two texts holds beside its three marks. */
const pairContentMax = windowTokensMax - 3

/** See `Encoder.windowOfPair`. Of a text that is too long its first half and its last are kept. */
export function cutPair(
  pieces: WordPieces,
  { first, second }: { readonly first: string; readonly second: string },
): EncoderWindow {
  const ids = (text: string) => endsOf(text, (part) => tokenise(pieces, part, 2 * endUnits).ids)
  return besideEachOther([ids(first), [], ids(second)], {
    room: pairContentMax,
    marks: pieces.marks,
    end: second.length,
  })
}
