import type { Range } from '../range.ts'

const unitsBefore = 64
const unitsAfter = 32

/** The words in front of a place, at most 64 units. */
export function wordsBefore(text: string, start: number, units: number = unitsBefore): string {
  return text.slice(Math.max(0, start - units), start)
}

/** The words behind a place, at most 32 units. */
export function wordsAfter(text: string, end: number, units: number = unitsAfter): string {
  return text.slice(end, end + units)
}

/** Whether words of a pattern stand near a place, in front or behind. The pattern has no flag `g`. Constant cost. */
export function hasWordsNear(text: string, { start, end }: Range, words: RegExp): boolean {
  const before = wordsBefore(text, start)
  if (letters.test(before) && words.test(before)) return true
  const after = wordsAfter(text, end)
  return letters.test(after) && words.test(after)
}

/** Dense numbers have no words around them: this look spares the long patterns. */
const letters = /\p{L}{2}/u

const otherNumbers =
  /(?<!\p{L})(?:order|invoice|isbn|issn|doi|tracking|ticket|part|serial|model|version|build|ref(?:erence)?|sku|item|batch|imei|bestell\p{L}*|rechnung\p{L}*|commande|facture|pedido|factura|ordine|fattura)(?!\p{L})[^.!?\n]{0,16}$/iu

/** Whether the words just before announce a number of another sort, such as an order or a part. */
export function announcesOtherNumber(text: string, start: number): boolean {
  return otherNumbers.test(wordsBefore(text, start, 32))
}
