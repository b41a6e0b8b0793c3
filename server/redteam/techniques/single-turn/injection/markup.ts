import { markupAsks } from '../../../wordings/single-turn/context.ts'
import { singleTurn } from '../../single-turn.ts'
import { overrideTaxonomy } from '../../taxonomies.ts'

/** The request stands in tags or notes that look like the operator’s. Source and known misses as stated in it. */
export const markup = singleTurn({
  about: {
    id: 'struct.markup',
    name: 'Authoritative markup',
    mechanism: 'The request stands in tags or notes that look like the operator’s.',
    taxonomy: overrideTaxonomy,
    source: 'idea: promptfoo strategies/authoritativeMarkupInjection.ts',
    knownMisses: 'Targets that strip markup see a plain request.',
  },
  tries: 'Dress the request as the operator’s markup.',
  wordings: markupAsks,
})
