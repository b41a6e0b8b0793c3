import { strategists } from '../../wordings/single-turn/personas.ts'
import { nameSlot } from '../name-slots.ts'
import { singleTurn } from '../single-turn.ts'
import { jailbreakTaxonomy } from '../taxonomies.ts'

/** The target is to play an adviser or machine that is judged by effect alone. Source and known misses as stated in it. */
export const strategist = singleTurn({
  about: {
    id: 'persona.aim_ucar',
    name: 'Amoral strategist',
    mechanism: 'The target is to play an adviser or machine that is judged by effect alone.',
    taxonomy: jailbreakTaxonomy,
    source: 'idea: LLAMATOR aim.py, ucar.py',
    knownMisses: 'Answers may stay in the fiction and give nothing real.',
  },
  tries: 'Have an amoral strategist or machine answer.',
  wordings: strategists,
  slots: nameSlot,
})
