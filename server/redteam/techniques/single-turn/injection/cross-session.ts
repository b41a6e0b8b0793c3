import { crossSessions } from '../../../wordings/single-turn/leaks.ts'
import { singleTurn } from '../../single-turn.ts'
import { dataLeakTaxonomy } from '../../taxonomies.ts'

/** What other users said or the previous session holds is asked for. Source and known misses as stated in it. */
export const crossSession = singleTurn({
  about: {
    id: 'leak.cross_session',
    name: 'Cross-session leak',
    mechanism: 'What other users said or the previous session holds is asked for.',
    taxonomy: dataLeakTaxonomy,
    source: 'idea: promptfoo plugins/crossSessionLeak.ts',
    knownMisses: 'One session cannot show that a named person is real.',
  },
  tries: 'Ask for what other users said.',
  wordings: crossSessions,
})
