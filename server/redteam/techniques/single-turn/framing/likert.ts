import { likerts } from '../../../wordings/single-turn/context.ts'
import { singleTurn } from '../../single-turn.ts'
import { jailbreakTaxonomy } from '../../taxonomies.ts'

/** The target writes examples for a rating scale; the one for the top fulfils the request. Source and known misses as stated in it. */
export const likert = singleTurn({
  about: {
    id: 'likert.single',
    name: 'Likert scale',
    mechanism: 'The target writes examples for a rating scale; the one for the top fulfils the request.',
    taxonomy: jailbreakTaxonomy,
    source: 'idea: promptfoo strategies/likert.ts',
    knownMisses: 'Examples may be invented where facts are asked.',
  },
  tries: 'Have it write the top example of a rating scale.',
  wordings: likerts,
})
