import type { Technique } from '../../../../domain/attempt/technique.ts'
import words from '../../../wordings/multi-turn/deceptive-delight.json' with { type: 'json' }
import { jailbreakTaxonomy } from '../../taxonomies.ts'
import { scripted } from '../scripted.ts'

/** `mt.deceptive_delight`: weaves the topic between two pleasant ones in a story, then asks to go deeper into that thread. Misses: what comes back may stay fiction without the real content. */
export const deceptiveDelight: Technique = scripted({
  about: {
    id: 'mt.deceptive_delight',
    name: 'Deceptive delight',
    mechanism: 'Weaves the topic between two pleasant ones in a story, then asks to go deeper into that thread.',
    multiTurn: true,
    needs: [],
    taxonomy: jailbreakTaxonomy,
    source: 'Idea: deceptive delight as published by Palo Alto Unit 42; wording is ours.',
    knownMisses: 'What comes back may stay fiction without the real content.',
  },
  wordings: words.stages,
  purposes: ['weave three topics into a story', 'deepen every thread', 'let the story say the goal'],
})
