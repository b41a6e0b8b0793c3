import type { SeededRandom } from '../../server/text/random/seeded-random.ts'

/** What an attack tries, in the names of the encoder's security head. */
export type AttackKind = 'override' | 'extraction' | 'jailbreak' | 'injected-in-data' | 'obfuscated'

/** An attack and a benign text that differs from it in intent only. */
export interface Pair {
  readonly attack: string
  readonly benign: string
  /** Everything that `attack` tries; at least one. */
  readonly kinds: readonly AttackKind[]
  /** Where the order stands in `attack` (UTF-16 units, `end` exclusive) when the rest is benign ground; else absent. */
  readonly attackSpan?: Span
  /** Name of the wording that made the attack: a tenth of all wordings is held out. */
  readonly wording: string
  /** Name of the wording that made the benign twin, where a family keeps some from the fit: all its texts share one split. */
  readonly benignWording?: string
  /** ISO 639-1. */
  readonly language: string
}

/** A stretch of a text in UTF-16 units. */
export interface Span {
  readonly start: number
  /** Exclusive. */
  readonly end: number
}

/** What a family may draw on. */
export interface Ground {
  readonly random: SeededRandom
  /** Benign passages of the training sets, 300 to 1,800 characters, into which orders may be put. */
  readonly documents: readonly string[]
}

/** One kind of attack with its benign twins. */
export interface Family {
  /** Kebab-case; also the technique in the tables. */
  readonly id: string
  /** How many pairs one run makes, at most. */
  readonly count: number
  /** Whether the whole family is kept from every fit, so that what is new to the model can be measured. */
  readonly heldOut?: true
  make(ground: Ground): Pair
}

/** Where `order` stands in `text`. Throws when it does not. */
export function spanOf(text: string, order: string): Span {
  const start = text.indexOf(order)
  if (start === -1 || order === '') throw new Error(`"${order}" does not stand in "${text}"`)
  return { start, end: start + order.length }
}
