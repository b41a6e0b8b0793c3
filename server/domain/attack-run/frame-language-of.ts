import { fnv1a } from '../../text/random/text-hash.ts'
import type { Combination } from '../attempt/combination.ts'
import {
  type ChosenLanguage,
  type FrameLanguage,
  frameLanguages,
  spokenLanguages,
} from '../red-team-test/frame-language.ts'
import { writesInAny } from '../red-team-test/framed-techniques.ts'
import type { AttackPlan } from './attack-plan.ts'

/** What of a plan decides about the language of a frame. */
export type PlannedLanguages = Pick<AttackPlan, 'methods' | 'profile' | 'language'>

/**
 * The language that the frame of an attempt was asked for in; null where nobody asked, where the technique has no frames in
 * it, and where only spoken languages are wanted and none was found: then all is in the language of the test. Tries go
 * through the languages in turn, first those that the target speaks; which one comes first differs by scenario and
 * technique, so that a run meets each. Constant work.
 */
export function frameLanguageOf(
  plan: PlannedLanguages,
  { scenarioId, techniqueId, tryIndex }: Combination,
): FrameLanguage | null {
  if (!writesInAny(techniqueId)) return null
  const { spoken, others } = chosenLanguages(plan)
  const place = placeOf(`${scenarioId}/${techniqueId}`)
  const order = [...turned(spoken, place), ...turned(others, place)]
  return order[tryIndex % order.length] ?? null
}

/** What was asked for, each once: what the target was found to speak apart from the rest. */
function chosenLanguages({ methods, profile }: PlannedLanguages): {
  readonly spoken: readonly FrameLanguage[]
  readonly others: readonly FrameLanguage[]
} {
  const { languages = [] } = methods
  const isSpoken = (language: FrameLanguage): boolean => profile.languages.includes(language)
  const named = languages.flatMap((one: ChosenLanguage) =>
    one === spokenLanguages ? frameLanguages.filter(isSpoken) : [one],
  )
  const all = [...new Set(named)]
  return { spoken: all.filter(isSpoken), others: all.filter((language) => !isSpoken(language)) }
}

function turned<Item>(items: readonly Item[], by: number): readonly Item[] {
  const first = items.length === 0 ? 0 : by % items.length
  return [...items.slice(first), ...items.slice(0, first)]
}

/** A number that follows from a text and spreads evenly. */
function placeOf(text: string): number {
  return (fnv1a(text) >>> 8) & 0xffff
}
