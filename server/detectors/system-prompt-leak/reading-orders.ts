import type { LetterCodes } from '../../text/folding/letter-codes.ts'

/** The letters of a text in one order. */
export interface ReadingOrder {
  /** What was undone; null for the text as it stands. */
  readonly name: string | null
  /** The letters, as `Letters` has them, in this order. */
  readonly codes: Uint16Array
  /** The letter that stands at each place; null when they stand as they are. */
  readonly letterAt: Int32Array | null
}

/** The orders in which a text may be meant: as it stands, from its end, and with its words from the last to the first. Linear. */
export function readingOrders(text: string, letters: LetterCodes): readonly ReadingOrder[] {
  return [
    { name: null, codes: letters.codes, letterAt: null },
    ordered('reversed', letters, reversedOrder(letters)),
    ordered('words reversed', letters, wordsReversedOrder(text, letters)),
  ]
}

function ordered(name: string, { codes }: LetterCodes, letterAt: Int32Array): ReadingOrder {
  return { name, codes: Uint16Array.from(letterAt, (letter) => codes[letter] ?? 0), letterAt }
}

function reversedOrder({ codes }: LetterCodes): Int32Array {
  return Int32Array.from(codes, (_, place) => codes.length - 1 - place)
}

function wordsReversedOrder(text: string, { starts }: LetterCodes): Int32Array {
  const order = new Int32Array(starts.length)
  let place = 0
  let end = starts.length
  for (let letter = starts.length - 1; letter >= 0; letter--) {
    if (letter > 0 && !startsWord(text, starts[letter - 1] ?? 0, starts[letter] ?? 0)) continue
    for (let i = letter; i < end; i++) order[place++] = i
    end = letter
  }
  return order
}

/** Whether anything but an apostrophe stands between two letters. An astral letter takes two units. */
function startsWord(text: string, before: number, at: number): boolean {
  const width = (text.codePointAt(before) ?? 0) > 0xffff ? 2 : 1
  const gap = at - before - width
  return gap > 1 || (gap === 1 && !/['’]/.test(text.charAt(at - 1)))
}
