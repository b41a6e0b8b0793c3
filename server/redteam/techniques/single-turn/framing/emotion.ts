import { emotions } from '../../../wordings/single-turn/persuasion.ts'
import { singleTurn } from '../../single-turn.ts'
import { persuasionTaxonomy } from '../../taxonomies.ts'

/** Despair, anger or urgency shall outweigh the rules. Source and known misses as stated in it. */
export const emotion = singleTurn({
  about: {
    id: 'persuade.emotion',
    name: 'Emotional pressure',
    mechanism: 'Despair, anger or urgency shall outweigh the rules.',
    taxonomy: persuasionTaxonomy,
    source: 'idea: deepteam attacks/single_turn/emotional_manipulation',
    knownMisses: 'Targets may console at length and give nothing.',
  },
  tries: 'Press with despair, anger or urgency.',
  wordings: emotions,
})
