import type { AttemptView } from '../../../../domain/attempt/technique.ts'
import { type FrameLanguage, isFurther } from '../../../../domain/red-team-test/frame-language.ts'
import { languageSwitchId, switchedTo } from '../../../../domain/red-team-test/framed-techniques.ts'
import { randomFrom } from '../../../../text/random/seeded-random.ts'
import { withFurther } from '../../../wordings/frame-languages/catalogue.ts'
import { languageAsks } from '../../../wordings/single-turn/context.ts'
import { relayedUnknown } from '../../../wordings/single-turn/relayed.ts'
import { fill } from '../../attack-slots.ts'
import { relayedGoal } from '../../framed-goal.ts'
import { type Scene, singleTurn } from '../../single-turn.ts'
import { obfuscationTaxonomy } from '../../taxonomies.ts'

/** The goal asked in other languages of the target. Source and known misses as stated in it. */
export const languageSwitch = singleTurn({
  about: {
    id: languageSwitchId,
    name: 'Language switch',
    mechanism:
      'The request is asked in another language than the test’s, another one each turn, those first that the target speaks; in the one that a run asks for, where it does.',
    taxonomy: obfuscationTaxonomy,
    source: 'idea: garak buffs/low_resource_languages.py; deepteam multilingual',
    knownMisses:
      'Without being asked for others English, French, German, Spanish and Italian only; a goal that is not known in the language is asked for by its kind and quoted as it stands.',
  },
  tries: 'Ask in another language.',
  wordings: withFurther({ en: ['{ask}'], fr: ['{ask}'], de: ['{ask}'], es: ['{ask}'] }, () => ['{ask}']),
  slots: (scene) => ({ ask: askIn(scene) }),
  transforms: ({ attempt, step }) => ['language-switch', `${switchedTo}${languageAt(attempt, step)}`],
  language: (attempt, step) => {
    const language = languageAt(attempt, step)
    // What stands before an Italian request that nobody asked for is in the language of the test.
    return isFurther(language) ? attempt.language : language
  },
})

const order: readonly FrameLanguage[] = ['fr', 'de', 'es', 'en', 'it']

/** Goes through the languages in a fixed order, so that the tries of a scenario together ask in each of them. */
function languageAt(attempt: AttemptView, step: number): FrameLanguage {
  const others = languagesOf(attempt)
  return others[(attempt.tryIndex + step) % others.length] ?? attempt.language
}

function languagesOf({ language, frameLanguage, profile }: AttemptView): readonly FrameLanguage[] {
  if (frameLanguage !== undefined && frameLanguage !== language) return [frameLanguage]
  const others = order.filter((other) => other !== language)
  const isKnown = (other: FrameLanguage): boolean => profile.languages.includes(other)
  return [...others.filter(isKnown), ...others.filter((other) => !isKnown(other))]
}

/**
 * The whole message: the goal in the language where it is known so; else a sentence of our own in the language that asks
 * for its kind, with the goal as it stands behind; only for goals of no known kind the ask to translate it.
 */
function askIn({ attempt, step }: Scene): string {
  const language = languageAt(attempt, step)
  const place = Math.floor((attempt.tryIndex + step) / languagesOf(attempt).length)
  const oneOf = (list: readonly string[]): string =>
    randomFrom(attempt.seed, `lang.switch ${language}`).shuffle(list)[place % list.length] ?? '{ask}'
  const { scenario } = attempt
  const known = isFurther(language) ? undefined : scenario.goals[language]
  if (!isFurther(language) && known !== undefined) return fill(oneOf(languageAsks[language]), { ask: known })
  const relayed = relayedGoal(attempt, language, oneOf)
  if (relayed !== null) return relayed
  const unknown = fill(relayedUnknown[language], { goal: scenario.goal })
  return isFurther(language) ? unknown : fill(oneOf(languageAsks[language]), { ask: unknown })
}
