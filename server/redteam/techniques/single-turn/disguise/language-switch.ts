import type { AttemptView } from '../../../../domain/red-team-test/technique.ts'
import type { AttackLanguage } from '../../../../domain/red-team-test/test-policy.ts'
import { randomFrom } from '../../../seeded-random.ts'
import { languageAsks } from '../../../wordings/single-turn/context.ts'
import { relayedAsks, relayedUnknown, relayFrames } from '../../../wordings/single-turn/relayed.ts'
import { fill } from '../../attack-slots.ts'
import { type Scene, singleTurn } from '../../single-turn.ts'
import { obfuscationTaxonomy } from '../../taxonomies.ts'
import { relayKindOf } from '../framing/relay-kind.ts'

/** The goal asked in other languages of the target. Source and known misses as stated in it. */
export const languageSwitch = singleTurn({
  about: {
    id: 'lang.switch',
    name: 'Language switch',
    mechanism:
      'The request is asked in another language than the test’s, another one each turn, those first that the target speaks.',
    taxonomy: obfuscationTaxonomy,
    source: 'idea: garak buffs/low_resource_languages.py; deepteam multilingual',
    knownMisses:
      'English, French, German, Spanish and Italian only; a goal that is not known in the language is asked for by its kind and quoted as it stands.',
  },
  tries: 'Ask in another language.',
  wordings: { en: ['{ask}'], fr: ['{ask}'], de: ['{ask}'], es: ['{ask}'] },
  slots: (scene) => ({ ask: askIn(scene) }),
  transforms: ['language-switch'],
  language: (attempt, step) => {
    const language = languageAt(attempt, step)
    // What stands before an Italian request is in the language of the test.
    return language === 'it' ? attempt.language : language
  },
})

/** Italian has no goals of its own: there is only the relay. */
type RelayLanguage = AttackLanguage | 'it'

const order: readonly RelayLanguage[] = ['fr', 'de', 'es', 'en', 'it']

/** Goes through the languages in a fixed order, so that the tries of a scenario together ask in each of them. */
function languageAt(attempt: AttemptView, step: number): RelayLanguage {
  const others = languagesOf(attempt)
  return others[(attempt.tryIndex + step) % others.length] ?? attempt.language
}

function languagesOf({ language, profile }: AttemptView): readonly RelayLanguage[] {
  const others = order.filter((other) => other !== language)
  const isKnown = (other: RelayLanguage): boolean => profile.languages.includes(other)
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
  const known = language === 'it' ? undefined : scenario.goals[language]
  if (language !== 'it' && known !== undefined) return fill(oneOf(languageAsks[language]), { ask: known })
  const kind = relayKindOf(attempt, scenario.goal)
  if (kind !== null)
    return fill(oneOf(relayFrames[language]), { ask: relayedAsks[language][kind], goal: scenario.goal })
  const unknown = fill(relayedUnknown[language], { goal: scenario.goal })
  return isAttackLanguage(language) ? fill(oneOf(languageAsks[language]), { ask: unknown }) : unknown
}

function isAttackLanguage(language: RelayLanguage): language is AttackLanguage {
  return language !== 'it'
}
