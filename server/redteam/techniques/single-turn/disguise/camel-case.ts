import { encodeCamelCase } from '../../../../transforms/letters/camel-case.ts'
import { disturbedTechnique } from '../../encoded.ts'

/** The goal without spaces. Source and known misses as stated in it. */
export const camelCase = disturbedTechnique({
  id: 'obf.camelcase',
  name: 'Camel case',
  mechanism: 'The request has no spaces: capitals or underscores mark its words, as in the names of a program.',
  source: 'idea: promptfoo strategies/otherEncodings.ts',
  knownMisses: 'Filters that split identifiers into words see the request.',
  disguises: [
    { name: 'camel-case', label: 'camelCase', apply: (goal) => encodeCamelCase(goal) },
    { name: 'snake-case', label: 'snake_case', apply: (goal) => goal.toLowerCase().trim().replaceAll(/\s+/g, '_') },
    { name: 'kebab-case', label: 'kebab-case', apply: (goal) => goal.toLowerCase().trim().replaceAll(/\s+/g, '-') },
  ],
})
