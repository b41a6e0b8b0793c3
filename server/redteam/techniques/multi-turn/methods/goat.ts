import type { Technique } from '../../../../domain/attempt/technique.ts'
import words from '../../../wordings/multi-turn/goat.json' with { type: 'json' }
import { jailbreakTaxonomy } from '../../taxonomies.ts'
import { tactical } from './tactical.ts'

/** `mt.goat`: looks at the last answer and chooses among seven tactics the one that fits it, never the same twice before all were tried. Misses: chooses by outcome only, a model would read the answer. */
export const goat: Technique = tactical({
  about: {
    id: 'mt.goat',
    name: 'Observe, think, strategise',
    mechanism:
      'Looks at the last answer and chooses among seven tactics the one that fits it, never the same twice before all were tried.',
    multiTurn: true,
    needs: [],
    taxonomy: jailbreakTaxonomy,
    source: 'Idea: GOAT in garak and promptfoo; here the choice is a table instead of a model; wording is ours.',
    knownMisses: 'Chooses by outcome only, a model would read the answer.',
  },
  tactics: [
    { name: 'hypothetical', purpose: 'put it as a thought in another world', goodAfter: ['refused'] },
    { name: 'persona', purpose: 'let a plain-spoken person answer', goodAfter: ['refused'] },
    { name: 'two answers', purpose: 'ask for a careful and a frank answer side by side', goodAfter: ['deflected'] },
    { name: 'opening line', purpose: 'prescribe how the answer begins', goodAfter: ['deflected', 'silent'] },
    { name: 'splitting', purpose: 'put it among harmless parts', goodAfter: ['strayed', 'silent'] },
    { name: 'opposite', purpose: 'ask for the answer that it would never give' },
    { name: 'no refusal words', purpose: 'forbid apologies and notes', goodAfter: ['refused', 'deflected'] },
  ],
  wordings: words.stages,
  takesBack: true,
})
