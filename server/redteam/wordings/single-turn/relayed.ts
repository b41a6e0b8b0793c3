import words from './relayed.json' with { type: 'json' }

/** Kinds of goals that a sentence of our own can ask for in any language. */
const relayKinds = [
  'instructions',
  'passwords',
  'personalData',
  'dosage',
  'discounts',
  'promises',
  'investments',
  'legalAdvice',
  'competitors',
  'toolCalls',
] as const

/** One of them. */
export type RelayKind = (typeof relayKinds)[number]

/** Languages that a goal can be relayed in; Italian is no language of attacks elsewhere. */
export type RelayLanguage = 'en' | 'fr' | 'de' | 'es' | 'it'

/** A sentence for each kind that asks for it in the language; the goal follows as a quote. */
export const relayedAsks: Readonly<Record<RelayLanguage, Readonly<Record<RelayKind, string>>>> = words.relayedAsks

/** The exact goal as a quote behind such a sentence. Places `{ask}` and `{goal}`. At least 2 each. */
export const relayFrames: Readonly<Record<RelayLanguage, readonly string[]>> = words.relayFrames

/** What comes before the goal where its kind is not known: the last resort. Place `{goal}`. */
export const relayedUnknown: Readonly<Record<RelayLanguage, string>> = words.relayedUnknown
