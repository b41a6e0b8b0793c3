import type { FrameLanguage } from '../../../domain/red-team-test/frame-language.ts'
import { inFurther } from '../frame-languages/catalogue.ts'
import type { FrameWordings } from '../wordings.ts'
import type { RelayKind } from './relay-kind.ts'
import words from './relayed.json' with { type: 'json' }

/** A sentence for each kind that asks for it in the language; the goal follows as a quote. */
export const relayedAsks: Readonly<Record<FrameLanguage, Readonly<Record<RelayKind, string>>>> = {
  ...words.relayedAsks,
  ...inFurther(({ relay }) => relay.asks),
}

/** The exact goal as a quote behind such a sentence. Places `{ask}` and `{goal}`. At least 2 each. */
export const relayFrames: FrameWordings = { ...words.relayFrames, ...inFurther(({ relay }) => relay.frames) }

/** What comes before the goal where its kind is not known: the last resort. Place `{goal}`. */
export const relayedUnknown: Readonly<Record<FrameLanguage, string>> = {
  ...words.relayedUnknown,
  ...inFurther(({ relay }) => relay.unknown),
}
