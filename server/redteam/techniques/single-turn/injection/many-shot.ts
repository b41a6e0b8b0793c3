import { compliantPairs, manyShots } from '../../../wordings/single-turn/context.ts'
import { type Scene, singleTurn } from '../../single-turn.ts'
import { jailbreakTaxonomy } from '../../taxonomies.ts'

const marks = { en: ['Q', 'A'], fr: ['Q ', 'R '], de: ['F', 'A'], es: ['P', 'R'] } as const

/** Many answered questions before the goal. Source and known misses as stated in it. */
export const manyShotMessage = singleTurn({
  about: {
    id: 'ctx.manyshot',
    name: 'Many-shot',
    mechanism:
      'A long row of questions that are all answered willingly precedes the request, which continues the pattern.',
    taxonomy: jailbreakTaxonomy,
    source: 'idea: FuzzyAI manyshot; PyRIT executor/attack/single_turn/many_shot_jailbreak.py',
    knownMisses: 'The pairs are harmless and repeat themselves in another order: a weaker pattern than harmful ones.',
  },
  tries: 'Show many willing answers before the request.',
  wordings: manyShots,
  slots: (scene) => ({ pairs: pairs(scene) }),
})

/** 24, 48, 72 or 96 pairs: more with every step. */
function pairs({ attackLanguage: language, random, step }: Scene): string {
  const [question, answer] = marks[language]
  const rounds = 2 + 2 * (step % 4)
  return Array.from({ length: rounds }, () => random.shuffle(compliantPairs[language]))
    .flat()
    .map((pair) => {
      const [asked = '', answered = ''] = pair.split('|')
      return `${question}: ${asked}\n${answer}: ${answered}`
    })
    .join('\n\n')
}
