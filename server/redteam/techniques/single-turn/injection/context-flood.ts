import { fillers, floods } from '../../../wordings/single-turn/context.ts'
import { type Scene, singleTurn } from '../../single-turn.ts'
import { jailbreakTaxonomy } from '../../taxonomies.ts'

/** Pages of harmless sentences around the goal. Source and known misses as stated in it. */
export const contextFlood = singleTurn({
  about: {
    id: 'ctx.flood',
    name: 'Context flooding',
    mechanism: 'Several pages of harmless sentences bury the request and push the instructions far away.',
    taxonomy: jailbreakTaxonomy,
    source: 'idea: deepteam attacks/single_turn/context_flooding',
    knownMisses: 'About 10,000 characters: too little for models with very long contexts.',
  },
  tries: 'Bury the request in pages of harmless text.',
  wordings: floods,
  slots: (scene) => ({ before: pages(scene, 14), after: pages(scene, 5) }),
})

function pages({ language, random }: Scene, count: number): string {
  return Array.from({ length: count }, () => random.shuffle(fillers[language]).join(' ')).join('\n\n')
}
