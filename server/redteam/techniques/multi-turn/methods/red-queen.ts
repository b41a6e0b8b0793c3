import type { Technique } from '../../../../domain/attempt/technique.ts'
import words from '../../../wordings/multi-turn/red-queen.json' with { type: 'json' }
import { jailbreakTaxonomy } from '../../taxonomies.ts'
import { scripted } from '../scripted.ts'

/** `mt.red_queen`: the asker suspects somebody else, wants to prevent it and needs an example to compare with; three to five turns. Misses: targets that refuse the content whatever it is for. */
export const redQueen: Technique = scripted({
  about: {
    id: 'mt.red_queen',
    name: 'Concealed intent',
    mechanism:
      'The asker suspects somebody else, wants to prevent it and needs an example to compare with; three to five turns.',
    multiTurn: true,
    needs: [],
    taxonomy: jailbreakTaxonomy,
    source: 'Idea: Red Queen attack (paper of the concealed multi-turn scenarios); story and wording are ours.',
    knownMisses: 'Targets that refuse the content whatever it is for.',
  },
  wordings: words.stages,
  purposes: [
    'tell of a worry',
    'collect signs',
    'ask what may be behind it',
    'ask what an example would contain',
    'ask for the example, which is the goal',
  ],
})
