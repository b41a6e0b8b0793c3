import type { SeededRandom } from '../../server/text/random/seeded-random.ts'
import { en } from './languages/all-languages.ts'

/** A way of typing, drawn by chance: mostly as it is, else in one case, without the last mark, or with slips of the fingers. */
export function typing(random: SeededRandom): (text: string) => string {
  const chance = random.next()
  if (chance < 0.62) return (text) => text
  if (chance < 0.76) return (text) => text.toLowerCase()
  if (chance < 0.79) return (text) => text.toUpperCase()
  if (chance < 0.9) return (text) => text.replace(/[.!。]$/u, '')
  return (text) => withSlip(text, random)
}

/** Some items in a new order, without repeats. `count` may exceed the list. */
export function some<Item>(items: readonly Item[], count: number, random: SeededRandom): readonly Item[] {
  const left = [...items]
  return Array.from({ length: Math.min(count, items.length) }, () => left.splice(random.below(left.length), 1)).flat()
}

/** The item with the given chance, else nothing. */
export function maybe<Item>(item: Item, chance: number, random: SeededRandom): readonly Item[] {
  return random.next() < chance ? [item] : []
}

/** Two neighbouring small letters of a longer word swapped. */
function withSlip(text: string, random: SeededRandom): string {
  const words = text.split(' ')
  const long = [...words.keys()].filter((at) => /^[a-z]{5,}$/.test(words[at] ?? ''))
  if (long.length === 0) return text
  const at = random.pick(long)
  const word = words[at] ?? ''
  const swap = 1 + random.below(word.length - 2)
  words[at] = word.slice(0, swap) + word.charAt(swap + 1) + word.charAt(swap) + word.slice(swap + 2)
  return words.join(' ')
}

/** A greeting before and a wish after any English message, drawn once for both texts of a pair; mostly neither. */
export function address(random: SeededRandom): (text: string) => string {
  const lead = maybe(random.pick(en.leads), 0.2, random)
  const tail = maybe(random.pick(en.tails), 0.2, random)
  return (text) => [...lead, text, ...tail].join(' ')
}
