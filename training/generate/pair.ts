import type { SeededRandom } from '../seeded-random.ts'

/** An attack and a benign text that differs from it in intent only. */
export interface Pair {
  readonly attack: string
  readonly benign: string
  /** Name of the wording that made the attack: a tenth of all wordings is held out. */
  readonly wording: string
  /** Name of the wording that made the benign twin, where a family keeps some from the fit: all its texts share one split. */
  readonly benignWording?: string
  /** ISO 639-1. */
  readonly language: string
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
  /** How many pairs one run makes. */
  readonly count: number
  make(ground: Ground): Pair
}
