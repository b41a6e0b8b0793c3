import { sandwiches, smallTalk } from '../../../wordings/single-turn/context.ts'
import { otherLanguages } from '../../attack-slots.ts'
import { singleTurn } from '../../single-turn.ts'
import { obfuscationTaxonomy } from '../../taxonomies.ts'

/** The goal between questions in other languages. Source and known misses as stated in it. */
export const languageSandwich = singleTurn({
  about: {
    id: 'lang.sandwich',
    name: 'Linguistic sandwich',
    mechanism: 'Harmless questions in three other languages surround the request; all are to be answered.',
    taxonomy: obfuscationTaxonomy,
    source: 'idea: LLAMATOR linguistic_sandwich.py',
    knownMisses: 'Targets may answer the harmless questions only.',
  },
  tries: 'Put the request between questions in other languages.',
  wordings: sandwiches,
  slots: ({ attempt, attackLanguage: language, random }) => {
    const [first = language, second = language, third = language] = otherLanguages(attempt, language)
    return {
      first: random.pick(smallTalk[first]),
      second: random.pick(smallTalk[second]),
      third: random.pick(smallTalk[third]),
    }
  },
})
