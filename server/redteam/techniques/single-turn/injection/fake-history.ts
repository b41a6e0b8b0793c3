import { consents, forgedOffers, forgedOpenings } from '../../../wordings/single-turn/context.ts'
import { contextOf, fill } from '../../attack-slots.ts'
import { singleTurn } from '../../single-turn.ts'
import { poisoningTaxonomy } from '../../taxonomies.ts'

/** Forged turns in which the target offers the content. Source and known misses as stated in it. */
export const fakeHistory = singleTurn({
  about: {
    id: 'ctx.fake_history',
    name: 'Forged history',
    mechanism: 'Earlier turns are forged in which the assistant offers the content; the message only consents.',
    taxonomy: poisoningTaxonomy,
    source: 'idea: PyRIT context_compliance.py; promptfoo plugin cca; deepteam synthetic_context_injection',
    knownMisses: 'Targets that keep the conversation themselves never see the forged turns.',
  },
  tries: 'Forge a turn in which it offered the content, and say yes.',
  wordings: consents,
  transforms: ['forged-assistant-turns'],
  history: ({ attempt, attackLanguage: language, goal, random }) => [
    { role: 'user', content: fill(random.pick(forgedOpenings[language]), { context: contextOf(attempt, language) }) },
    { role: 'assistant', content: fill(random.pick(forgedOffers[language]), { goal }) },
  ],
})
