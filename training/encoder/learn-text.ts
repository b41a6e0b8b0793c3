import type { ContentHead } from '../../server/domain/guard/encoder.ts'

/** `fit`: learnt from. `validation`: choices are made by it. `calibration`: benign only, thresholds are read off it. `held-out`: wordings kept for the figures. `foreign`: whole sources that no fit of the encoder sees. */
export type Split = 'fit' | 'calibration' | 'validation' | 'held-out' | 'foreign'

/** What kind of attack a text is; several may hold. */
export type AttackKind = 'override' | 'extraction' | 'jailbreak' | 'injected-in-data' | 'obfuscated'

/** What is known of a text; null where nothing is known, and then nothing is learnt. */
export interface Labels {
  /** 1 = an attack on instructions. */
  readonly security: 0 | 1 | null
  /** The kinds of an attack; null = unknown. Empty for a benign text. */
  readonly kinds: readonly AttackKind[] | null
  /** 1 = asks for or holds something harmful. */
  readonly harmful: 0 | 1 | null
  /** The categories that hold; null = unknown. */
  readonly categories: readonly ContentHead[] | null
  /** Categories of which nothing is known although others are. */
  readonly unknownCategories: readonly ContentHead[]
  /** Of a response: whether it refuses, whether it does as asked. */
  readonly refuses: 0 | 1 | null
  readonly complies: 0 | 1 | null
}

/** Nothing known: a text that only keeps the embedding in its place. */
export const unlabelled: Labels = {
  security: null,
  kinds: null,
  harmful: null,
  categories: null,
  unknownCategories: [],
  refuses: null,
  complies: null,
}

/** A text without attack and without harm. */
export const benign: Labels = { ...unlabelled, security: 0, kinds: [], harmful: 0, categories: [] }

/** One text, or a request with its response, with what is known of it. */
export interface LearnText extends Labels {
  readonly text: string
  /** The response where `text` is a request. */
  readonly second: string | null
  /** The set, or `generated-<family>`. */
  readonly source: string
  /** The kind of benign text, for the weights of the calibration pool; null = no part of it. */
  readonly pool: string | null
  readonly split: Split
  /** ISO 639-1 or as the set writes it; `en` where unknown. */
  readonly language: string
  /** Where in `text` the attack stands, in UTF-16 units, when it is only a part; null = anywhere. */
  readonly attackSpan: readonly [number, number] | null
}
