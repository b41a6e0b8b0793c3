import type { Technique } from '../../../../domain/attempt/technique.ts'
import words from '../../../wordings/multi-turn/foot-in-the-door.json' with { type: 'json' }
import { persuasionTaxonomy } from '../../taxonomies.ts'
import { scripted } from '../scripted.ts'

/** `mt.fitd`: asks favours of growing size, so that agreeing to the last is consistent with having agreed before. Misses: targets that judge each favour alone. */
export const footInTheDoor: Technique = scripted({
  about: {
    id: 'mt.fitd',
    name: 'Foot in the door',
    mechanism: 'Asks favours of growing size, so that agreeing to the last is consistent with having agreed before.',
    multiTurn: true,
    needs: [],
    taxonomy: persuasionTaxonomy,
    source: 'Idea: garak fitd; ladder and wording are ours.',
    knownMisses: 'Targets that judge each favour alone.',
  },
  wordings: words.stages,
  purposes: [
    'ask a tiny favour',
    'ask a slightly larger one',
    'ask for an outline',
    'ask for one line under each point',
    'ask for the missing last piece, which is the goal',
  ],
})
