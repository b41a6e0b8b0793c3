import type { Technique } from '../../../domain/attempt/technique.ts'
import words from '../../wordings/agent/latent-documents.json' with { type: 'json' }
import { tactical } from '../multi-turn/methods/tactical.ts'
import { indirectTaxonomy } from '../taxonomies.ts'

/** `ind.latent`: hands over an e-mail, review, minutes, table or text to be worked on; the order to do the goal stands in it. Misses: the document stands in the prompt, not in a store that the target reads by itself. */
export const latentDocuments: Technique = tactical({
  about: {
    id: 'ind.latent',
    name: 'Order inside a document',
    mechanism:
      'Hands over an e-mail, review, minutes, table or text to be worked on; the order to do the goal stands in it.',
    multiTurn: true,
    needs: ['documents'],
    taxonomy: indirectTaxonomy,
    source: 'Idea: garak latentinjection and PyRIT xpia; documents are ours.',
    knownMisses: 'The document stands in the prompt, not in a store that the target reads by itself.',
  },
  tactics: [
    { name: 'e-mail', purpose: 'hide the order in an e-mail' },
    { name: 'review', purpose: 'hide the order in a review' },
    { name: 'minutes', purpose: 'hide the order in minutes', goodAfter: ['refused'] },
    { name: 'table', purpose: 'hide the order in a table', goodAfter: ['deflected', 'silent'] },
    { name: 'translation', purpose: 'hide the order in a text to translate', goodAfter: ['strayed'] },
  ],
  wordings: words.stages,
  takesBack: true,
  hasLead: false,
})
