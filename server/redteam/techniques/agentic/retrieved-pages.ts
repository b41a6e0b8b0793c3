import type { Technique } from '../../../domain/attempt/technique.ts'
import words from '../../wordings/agent/retrieved-pages.json' with { type: 'json' }
import { tactical } from '../multi-turn/methods/tactical.ts'
import { indirectTaxonomy } from '../taxonomies.ts'

/** `ind.web_rag`: hands over a page, search results, an article or a readme as found; the order to do the goal stands in it. Misses: the page stands in the prompt, not on the web; no exfiltration is tracked. */
export const retrievedPages: Technique = tactical({
  about: {
    id: 'ind.web_rag',
    name: 'Order inside a retrieved page',
    mechanism:
      'Hands over a page, search results, an article or a readme as found; the order to do the goal stands in it.',
    multiTurn: true,
    needs: ['documents'],
    taxonomy: indirectTaxonomy,
    source: 'Idea: indirectWebPwn and rag-poisoning in promptfoo; pages are ours.',
    knownMisses: 'The page stands in the prompt, not on the web; no exfiltration is tracked.',
  },
  tactics: [
    { name: 'page', purpose: 'hide the order in the source of a page' },
    { name: 'search results', purpose: 'hide the order in a search result', goodAfter: ['refused'] },
    {
      name: 'article',
      purpose: 'hide the order in an article of the knowledge base',
      goodAfter: ['deflected', 'strayed'],
    },
    { name: 'readme', purpose: 'hide the order in a readme', goodAfter: ['silent'] },
  ],
  wordings: words.stages,
  takesBack: true,
  hasLead: false,
})
