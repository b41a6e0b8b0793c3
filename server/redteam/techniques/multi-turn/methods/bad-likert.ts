import type { Technique } from '../../../../domain/attempt/technique.ts'
import words from '../../../wordings/multi-turn/bad-likert.json' with { type: 'json' }
import { jailbreakTaxonomy } from '../../taxonomies.ts'
import { scripted } from '../scripted.ts'

/** `mt.bad_likert`: has the target describe a rating scale, write samples for low steps, then the sample that earns the top, which is the goal. Misses: samples may be invented and give nothing real away. */
export const badLikert: Technique = scripted({
  about: {
    id: 'mt.bad_likert',
    name: 'Bad Likert judge',
    mechanism:
      'Has the target describe a rating scale, write samples for low steps, then the sample that earns the top, which is the goal.',
    multiTurn: true,
    needs: [],
    taxonomy: jailbreakTaxonomy,
    source: 'Idea: bad Likert judge as published by Palo Alto Unit 42 and in deepteam; wording is ours.',
    knownMisses: 'Samples may be invented and give nothing real away.',
  },
  wordings: words.stages,
  purposes: [
    'have it describe the scale',
    'have it write low samples',
    'have it write a middle sample',
    'have it write the top sample, which is the goal',
  ],
})
