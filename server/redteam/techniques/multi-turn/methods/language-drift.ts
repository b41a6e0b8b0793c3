import type { AttemptView, Technique } from '../../../../domain/attempt/technique.ts'
import { type AttackLanguage, attackLanguages } from '../../../../domain/red-team-test/test-policy.ts'
import { languageDriftWordings } from '../../../wordings/multi-turn/pieces.ts'
import { continuations, openers } from '../../../wordings/reactions.ts'
import { whatHappened } from '../../reactions.ts'
import { jailbreakTaxonomy } from '../../taxonomies.ts'
import { languagesOfGoal, readConversation } from '../conversation.ts'
import { promptOfLine } from '../prompt-of-line.ts'

/**
 * `mt.language_drift`: starts harmlessly in the test's language, then asks for the goal in one language after the other,
 * those first that the target answers in; given a part, it stays in that language. Misses: languages beyond en, fr, de
 * and es; where the goal is known in one language only, the frame alone changes.
 */
export const languageDrift: Technique = {
  about: {
    id: 'mt.language_drift',
    name: 'Language drift',
    mechanism: 'Changes the language from turn to turn and asks for the goal in each.',
    multiTurn: true,
    needs: [],
    taxonomy: jailbreakTaxonomy,
    source:
      'Idea: multilingual attacks (garak low-resource buff, deepteam multilingual, LLAMATOR sandwich), turn by turn; wording is ours.',
    knownMisses: 'Languages beyond en, fr, de and es; goals known in one language change their frame only.',
  },
  nextPrompt(attempt) {
    const conversation = readConversation(attempt)
    const { turn, turnsTotal, reaction } = conversation
    const what = whatHappened(reaction)
    if (reaction.kind === 'partial') {
      const wordings = continuations[conversation.language]
      return promptOfLine({
        conversation,
        wordings,
        strategy: `${what} Stay in ${conversation.language}, ask for the rest.`,
      })
    }
    const order = languageOrder(attempt)
    // The harmless start is worth a turn only when every other language still has one.
    const starts = turnsTotal > order.length ? 1 : 0
    if (turn < starts) {
      const spoken = { ...conversation, language: attempt.language }
      const strategy = `${what} Start harmlessly in ${attempt.language}.`
      return promptOfLine({
        conversation: spoken,
        wordings: rotated(languageDriftWordings.start[attempt.language], attempt.tryIndex),
        strategy,
      })
    }
    const place = turn - starts
    const language = order[place % order.length] ?? attempt.language
    const ways = rotated(languageDriftWordings.ask[language], attempt.tryIndex + Math.floor(place / order.length))
    return promptOfLine({
      conversation: { ...conversation, language },
      wordings: [...ways, ...openers[language].flatMap((opener) => ways.map((way) => `${opener} ${way}`))],
      strategy: `${what} Ask for the goal in ${language}.`,
      transforms: language === attempt.language ? [] : [`language:${language}`],
      takesBack: reaction.kind === 'refused' || reaction.kind === 'silent',
    })
  },
}

/** Each language once, the test's own last; another one leads in another try. */
function languageOrder(attempt: AttemptView): readonly AttackLanguage[] {
  const known = languagesOfGoal(attempt)
  const unknown = attackLanguages.filter((language) => language !== attempt.language && !known.includes(language))
  return [...rotated([...known, ...unknown], attempt.tryIndex), attempt.language]
}

function rotated<Item>(items: readonly Item[], by: number): readonly Item[] {
  const start = by % Math.max(items.length, 1)
  return [...items.slice(start), ...items.slice(0, start)]
}
