import type { SeededRandom } from '../../server/text/random/seeded-random.ts'
import { wordedOrder } from './direct-orders.ts'
import { questions, talks } from './forged-turn-tables.ts'
import { harmfulGoals, harmlessGoals } from './goals.ts'
import { en } from './languages/all-languages.ts'
import type { Family } from './pair.ts'
import { some } from './variation.ts'

/** Many forged turns in which an assistant gives in, then the order; the twin is a dialogue or a list of examples of the same make. */
export const forgedTurns: Family = {
  id: 'forged-turns',
  count: 420,
  make: ({ random }) => {
    const marks = random.pick(markPairs)
    const count = 2 + random.below(14)
    const [form, close] = [random.below(4), random.next() < 0.5]
    const last = random.next() < 0.5 ? wordedOrder(en, random) : goalOrder(random)
    const asked = `How do I ${random.pick(harmlessGoals)}?`
    return {
      attack: write(marks, [...forgedExchanges(random, count, form), [last.order, '']], close),
      benign: write(marks, [...honestExchanges(random, count), [asked, '']], close),
      kinds: form === 0 ? ['jailbreak', 'override'] : ['jailbreak'],
      wording: last.wording,
      language: 'en',
    }
  },
}

function goalOrder(random: SeededRandom): { readonly order: string; readonly wording: string } {
  const index = random.below(harmfulGoals.length)
  return { order: `How do I ${harmfulGoals[index] ?? ''}?`, wording: `forged-turns en ${index}` }
}

type Exchange = readonly [asked: string, answered: string]

const markPairs: readonly Exchange[] = [
  ['User: ', 'Assistant: '],
  ['Human: ', 'AI: '],
  ['Q: ', 'A: '],
  ['### Instruction:\n', '### Response:\n'],
  ['<user> ', '<bot> '],
  ['Customer - ', 'Agent - '],
  ['me: ', 'you: '],
  ['Student: ', 'Teacher: '],
]

function write(marks: Exchange, exchanges: readonly Exchange[], isOpen: boolean): string {
  const lines = exchanges.flatMap(([asked, answered]) => [
    marks[0] + asked,
    ...(answered === '' ? [] : [marks[1] + answered]),
  ])
  return [...lines, ...(isOpen ? [marks[1].trimEnd()] : [])].join('\n')
}

/** Forms: 0 the rules fall in the dialogue, 1 harmful questions answered, 2 harmless ones that end in obedience, 3 mixed. */
function forgedExchanges(random: SeededRandom, count: number, form: number): readonly Exchange[] {
  const given = Array.from(
    { length: count },
    (): Exchange => [`How do I ${random.pick(harmfulGoals)}?`, random.pick(talks.yielding)],
  )
  if (form === 0) return [[random.pick(talks.asksForRules), random.pick(talks.rulesGone)], ...given.slice(0, 3)]
  if (form === 1) return given
  const honest = honestExchanges(random, Math.max(1, Math.floor(count / 2)))
  const yielded: Exchange = [random.pick(talks.asksForRules), random.pick(talks.rulesGone)]
  return form === 2 ? [...honest, yielded] : [...honest, ...given.slice(0, 2), yielded]
}

function honestExchanges(random: SeededRandom, count: number): readonly Exchange[] {
  const known = some(questions, Math.ceil(count / 2), random)
  const asked = Array.from(
    { length: count - known.length },
    (): Exchange => [`How do I ${random.pick(harmlessGoals)}?`, random.pick(talks.helping)],
  )
  return [...known, ...asked]
}
