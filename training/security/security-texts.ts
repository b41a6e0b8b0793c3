import type { Split } from '../encoder/learn-text.ts'
import { learnTexts } from '../encoder/learn-texts.ts'

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

/** The texts of the encoder's fit of which it is known whether they attack, in the same splits. About a minute. */
export function securityTexts(folder: string): SecurityTexts {
  const { texts, ...about } = learnTexts(folder)
  return {
    ...about,
    texts: texts.flatMap(({ text, second, security, source, pool, split, language, attackSpan }): SecurityText[] => {
      if (security === null || second !== null) return []
      return [{ text, isAttack: security === 1, source, kind: pool, split, language, attackSpan }]
    }),
  }
}
