import { textHash } from '../../server/text/random/text-hash.ts'
import type { LearnText, Split } from '../encoder/learn-text.ts'
import { learnTexts } from '../encoder/learn-texts.ts'
import { gatheredTexts } from '../gathered-texts.ts'

/** One text of the security fits, whole and as sent. */
export interface SecurityText {
  readonly text: string
  readonly isAttack: boolean
  /** The set, or `generated-<family>`. */
  readonly source: string
  /** The kind of benign text in the calibration pool; null for attacks and for harmful requests, which are no part of it. */
  readonly kind: string | null
  readonly split: Split
  /** ISO 639-1 or as the set writes it; `en` where unknown. */
  readonly language: string
  /** Where in `text` the attack stands, in UTF-16 units, when it is only a part; null = anywhere. */
  readonly attackSpan: readonly [number, number] | null
}

/** Texts of the security fits with what is told of them in the model files. */
export interface SecurityTexts {
  readonly texts: readonly SecurityText[]
  readonly dropped: Readonly<Record<string, number>>
  readonly licences: Readonly<Record<string, string>>
  readonly seed: number
}

/** Everyday sentences in ten languages, of which the encoder keeps the embedding alone: none of them attacks anything. */
const sentences = 'similarity-stsb'

/** The texts of the encoder's fit of which it is known whether they attack, in the same splits. About a minute. */
export function securityTexts(folder: string): SecurityTexts {
  const { texts, ...about } = learnTexts(folder)
  return {
    ...about,
    texts: [...texts, ...gatheredTexts()].flatMap((one): SecurityText[] => {
      const { text, second, security, source, pool, split, language, attackSpan } = one
      if (source === sentences && language !== 'en') return [everyday(one)]
      if (security === null || second !== null) return []
      return [{ text, isAttack: security === 1, source, kind: pool, split, language, attackSpan }]
    }),
  }
}

/** Half of the sentences that the encoder was not fitted on are for the calibration. */
function everyday({ text, source, split, language }: LearnText): SecurityText {
  const isPool = split !== 'fit' && textHash(text) % 2 === 0
  return {
    text,
    isAttack: false,
    source,
    kind: 'languages',
    split: isPool ? 'calibration' : split,
    language,
    attackSpan: null,
  }
}
