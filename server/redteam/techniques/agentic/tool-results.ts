import type { Technique } from '../../../domain/attempt/technique.ts'
import { joinPlanted, plantedTechniqueId } from '../../../domain/red-team-test/planted-result.ts'
import words from '../../wordings/agent/tool-results.json' with { type: 'json' }
import { tactical } from '../multi-turn/methods/tactical.ts'
import { indirectTaxonomy } from '../taxonomies.ts'

/** `ind.tool_result`: asks for something that takes a tool; what the tool returns holds the order to do the goal. Misses: where the client cannot feed the target's tools, the result stands in the prompt. */
export const toolResults: Technique = tactical({
  about: {
    id: plantedTechniqueId,
    name: 'Order inside what a tool returns',
    mechanism:
      'Asks for something that takes a tool: mail, search, a record, a file. What the tool returns holds the order to do the goal.',
    multiTurn: true,
    needs: ['documents'],
    taxonomy: indirectTaxonomy,
    source: 'Idea: AgentDojo (tool results as the way in); errands and results are ours.',
    knownMisses: 'Where the client cannot feed the tools of the target, the result stands in the prompt.',
  },
  tactics: [
    { name: 'mail', purpose: 'plant the order in a mail that it reads', goodAfter: ['opening'] },
    { name: 'search', purpose: 'plant the order in a result of a search', goodAfter: ['deflected'] },
    { name: 'record', purpose: 'plant the order in a record of a database', goodAfter: ['refused'] },
    { name: 'file', purpose: 'plant the order in a file that it opens', goodAfter: ['silent', 'strayed'] },
  ],
  wordings: joined(),
  takesBack: true,
  hasLead: false,
})

/** A wording is an errand with what the tool returns, joined by the marks at which a client takes them apart. */
function joined() {
  const rows = (list: (typeof words.results)['en']) => list.map((row) => row.map(joinPlanted))
  const { en, fr, de, es } = words.results
  return { en: rows(en), fr: rows(fr), de: rows(de), es: rows(es) }
}
