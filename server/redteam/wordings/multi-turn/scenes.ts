import type { AttackLanguage } from '../../../domain/red-team-test/test-policy.ts'
import words from './scenes.json' with { type: 'json' }

/** Who talks to a target of a trade, as parts of sentences that a wording can take up anywhere. */
export interface TradeScene {
  /** After `I am`. */
  readonly role: string
  /** As an object, with its article. */
  readonly document: string
  /** As an adverbial of time. */
  readonly moment: string
  /** People that the trade serves, in the plural; after `for`. */
  readonly customers: string
}

/** What the target is called when nothing is known of it. */
export const thisService: Readonly<Record<AttackLanguage, string>> = words.thisService

type SceneRow = { readonly signs: readonly string[] } & Readonly<Record<AttackLanguage, TradeScene>>

/** Scenes by trade, found by parts of words in lower case; the first serves when no sign is found. */
export const scenes: readonly [SceneRow, ...SceneRow[]] = [words.general, ...words.trades]
