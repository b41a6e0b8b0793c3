import type { Technique } from '../../../../domain/attempt/technique.ts'
import words from '../../../wordings/multi-turn/persuasion-ladder.json' with { type: 'json' }
import { persuasionTaxonomy } from '../../taxonomies.ts'
import { tactical } from './tactical.ts'

/** `mt.persuasion_ladder`: climbs from reason over give and take, others, feeling and rank to haste, a rung for each answer that did not give it. Misses: targets that weigh what is asked and not how. */
export const persuasionLadder: Technique = tactical({
  about: {
    id: 'mt.persuasion_ladder',
    name: 'Persuasion ladder',
    mechanism:
      'Climbs from reason over give and take, others, feeling and rank to haste, a rung for each answer that did not give it.',
    multiTurn: true,
    needs: [],
    taxonomy: persuasionTaxonomy,
    source: 'Idea: persuasion taxonomies (FuzzyAI taxonomy, PyRIT persuasion converter); rungs and wording are ours.',
    knownMisses: 'Targets that weigh what is asked and not how.',
  },
  tactics: [
    { name: 'reason', purpose: 'give a sound reason' },
    { name: 'give and take', purpose: 'offer something in return' },
    { name: 'others', purpose: 'say that all others did it', goodAfter: ['deflected'] },
    { name: 'feeling', purpose: 'ask for pity', goodAfter: ['refused'] },
    { name: 'rank', purpose: 'speak for somebody in charge' },
    { name: 'haste', purpose: 'leave no time', goodAfter: ['strayed', 'silent'] },
  ],
  wordings: words.stages,
  takesBack: false,
})
