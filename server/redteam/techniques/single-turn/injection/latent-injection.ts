import { fillers } from '../../../wordings/single-turn/context.ts'
import { poisonedDocuments } from '../../../wordings/single-turn/leaks.ts'
import { type Scene, singleTurn } from '../../single-turn.ts'
import { indirectTaxonomy } from '../../taxonomies.ts'

/** An order inside a document that is to be summarised. Source and known misses as stated in it. */
export const latentInjection = singleTurn({
  about: {
    id: 'ind.latent_inline',
    name: 'Latent injection in the message',
    mechanism:
      'A document, review, e-mail or text to translate holds an order to the assistant; the user asks for harmless work on it.',
    taxonomy: indirectTaxonomy,
    source: 'idea: NVIDIA/garak probes/latentinjection.py; PyRIT workflow/xpia.py',
    knownMisses:
      'The material comes in the message: channels of their own (uploads, web pages, memory) are not reached.',
  },
  tries: 'Hide the order in material that is to be worked on.',
  wordings: poisonedDocuments,
  transforms: ['document'],
  slots: (scene) => ({ before: sentences(scene), after: sentences(scene) }),
})

function sentences({ language, random }: Scene): string {
  return random.shuffle(fillers[language]).slice(0, 3).join(' ')
}
