import type { AttemptView } from '../../../domain/redteam/technique.ts'
import type { AttackLanguage } from '../../../domain/redteam/test-policy.ts'
import { languageAsks, relayedGoals } from '../../wordings/single-turn-context.ts'
import { fill, otherLanguages } from '../attack-slots.ts'
import { type Scene, singleTurn } from '../single-turn.ts'
import { obfuscationTaxonomy } from '../taxonomies.ts'

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
      'English, French, German and Spanish only; goals that a person wrote are quoted in their own language, to be translated first.',
  },
  tries: 'Ask in another language.',
  wordings: languageAsks,
  slots: (scene) => ({ ask: askIn(scene) }),
  transforms: ['language-switch'],
  language: languageAt,
})

/** Goes through the languages in a fixed order, so that the tries of a scenario together ask in each of them. */
function languageAt(attempt: AttemptView, step: number): AttackLanguage {
  const others = otherLanguages(attempt, attempt.language)
  return others[(attempt.tryIndex + step) % others.length] ?? attempt.language
}

/** The goal in the language; where nobody knows it so, the goal as it stands with the ask to translate it first. */
function askIn({ attempt, language, goal }: Scene): string {
  const isKnown = attempt.scenario.goals[language] !== undefined
  return isKnown ? goal : fill(relayedGoals[language][0] ?? '{goal}', { goal })
}
