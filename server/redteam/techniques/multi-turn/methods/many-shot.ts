import type { Technique } from '../../../../domain/attempt/technique.ts'
import words from '../../../wordings/multi-turn/many-shot.json' with { type: 'json' }
import { jailbreakTaxonomy } from '../../taxonomies.ts'
import { scripted } from '../scripted.ts'

/** `mt.many_shot`: builds a row of questions that were all answered at once, over real turns, and puts the goal as one more. Misses: far fewer shots than a forged context holds. */
export const manyShot: Technique = scripted({
  about: {
    id: 'mt.many_shot',
    name: 'Many shots over turns',
    mechanism:
      'Builds a row of questions that were all answered at once, over real turns, and puts the goal as one more.',
    multiTurn: true,
    needs: [],
    taxonomy: jailbreakTaxonomy,
    source: 'Idea: many-shot in FuzzyAI and PyRIT, with real turns in place of forged ones; wording is ours.',
    knownMisses: 'Far fewer shots than a forged context holds.',
  },
  wordings: words.stages,
  purposes: ['open a round of short answers', 'second round', 'third round', 'put the goal as one more question'],
  holdsOn: false,
  hasLead: false,
})
