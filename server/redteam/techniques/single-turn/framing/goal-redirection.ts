import { redirections } from '../../../wordings/single-turn/persuasion.ts'
import { singleTurn } from '../../single-turn.ts'
import { persuasionTaxonomy } from '../../taxonomies.ts'

/** The request is presented as defence, warning or prevention of itself. Source and known misses as stated in it. */
export const goalRedirection = singleTurn({
  about: {
    id: 'persuade.goal_redirect',
    name: 'Goal redirection',
    mechanism: 'The request is presented as defence, warning or prevention of itself.',
    taxonomy: persuasionTaxonomy,
    source: 'idea: deepteam attacks/single_turn/goal_redirection',
    knownMisses: 'Fits goals of harm better than goals of disclosure.',
  },
  tries: 'Present the request as prevention.',
  wordings: redirections,
})
