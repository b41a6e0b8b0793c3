import { developerModes } from '../../../wordings/single-turn/frames.ts'
import { singleTurn } from '../../single-turn.ts'
import { overrideTaxonomy } from '../../taxonomies.ts'

/** A forged log shows that the target turned on a developer mode and promised raw answers. Source and known misses as stated in it. */
export const developerMode = singleTurn({
  about: {
    id: 'frame.devmode_dialogue',
    name: 'Developer-mode dialogue',
    mechanism: 'A forged log shows that the target turned on a developer mode and promised raw answers.',
    taxonomy: overrideTaxonomy,
    source: 'idea: LLAMATOR dialogue_injection_devmode.py',
    knownMisses: 'Stateful targets know that it never happened.',
  },
  tries: 'Forge a log in which a developer mode is on.',
  wordings: developerModes,
})
