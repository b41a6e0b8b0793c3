import { literalPattern } from '../../domain/literal-pattern.ts'
import { foldToLetters } from '../../text/folding/fold-to-letters.ts'
import { type SecretForm, secretForms } from '../judges/parts/secret-forms.ts'

/** A secret made ready to be looked for. */
export interface SoughtSecret {
  /** From 1 on, in the order of the list. */
  readonly number: number
  /** As its owner wrote it. */
  readonly secret: string
  readonly forms: readonly SecretForm[]
  /** The secret sign by sign, in any case: also where it holds no letter, and as it stands in JSON. */
  readonly written: readonly RegExp[]
}

/** By the length of parts of secrets: each part, folded, with the number of its secret. */
export type SoughtParts = ReadonlyMap<number, ReadonlyMap<string, number>>

/** Shorter secrets are looked for as words of their own only; `forms` do that. */
const writtenUnitsMin = 4

/** Secrets with fewer letters and digits have no parts that tell anything. */
const partedUnitsMin = 8
const partUnitsMin = 6
const partUnitsMax = 24

/** Makes secrets ready, each once, without blanks around them. Cost: some µs each. */
export function soughtSecrets(secrets: readonly string[]): readonly SoughtSecret[] {
  const all = new Set(secrets.map((secret) => secret.trim()).filter((secret) => secret !== ''))
  return [...all].map((secret, index) => ({
    number: index + 1,
    secret,
    forms: secretForms(secret),
    written: secret.length < writtenUnitsMin ? [] : patternsOf(secret),
  }))
}

function patternsOf(secret: string): readonly RegExp[] {
  return [...new Set([secret, JSON.stringify(secret).slice(1, -1)])].map(
    (written) => new RegExp(literalPattern(written), 'giu'),
  )
}

/** All stretches of a half of a secret, 6 to 24 letters long, but those that stand in `known` (folded). Linear. */
export function soughtParts(sought: readonly SoughtSecret[], known: readonly string[]): SoughtParts {
  const parts = new Map<number, Map<string, number>>()
  for (const { number, secret } of sought) {
    const whole = foldToLetters(secret).text
    if (whole.length < partedUnitsMin) continue
    const length = Math.min(partUnitsMax, Math.max(partUnitsMin, Math.ceil(whole.length / 2)))
    const ofLength = parts.get(length) ?? new Map<string, number>()
    parts.set(length, ofLength)
    for (let at = 0; at + length <= whole.length; at++) {
      const part = whole.slice(at, at + length)
      const isKnown = known.some((text) => text.includes(part))
      if (!isKnown && !ofLength.has(part)) ofLength.set(part, number)
    }
  }
  return parts
}
