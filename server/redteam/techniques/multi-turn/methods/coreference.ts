import type { Technique } from '../../../../domain/attempt/technique.ts'
import words from '../../../wordings/multi-turn/coreference.json' with { type: 'json' }
import { jailbreakTaxonomy } from '../../taxonomies.ts'
import { scripted } from '../scripted.ts'

/** `mt.coreference`: names the matter once, then speaks only of it and that, so that single turns look harmless. Misses: targets without memory cannot resolve the pronouns. */
export const coreference: Technique = scripted({
  about: {
    id: 'mt.coreference',
    name: 'Coreference',
    mechanism: 'Names the matter once, then speaks only of it and that, so that single turns look harmless.',
    multiTurn: true,
    needs: [],
    taxonomy: jailbreakTaxonomy,
    source: 'Idea: CoSafe dataset; wording is ours.',
    knownMisses: 'Targets without memory cannot resolve the pronouns.',
  },
  wordings: words.stages,
  purposes: [
    'name the matter',
    'ask who has it, without naming it',
    'ask how it looks, without naming it',
    'ask for it; the goal is named last',
  ],
  holdsOn: false,
})
