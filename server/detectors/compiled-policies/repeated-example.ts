import type { PolicyExamples } from '../../domain/policy.ts'
import type { Reading } from '../reading.ts'
import { sentenceWords } from '../topics/sentence-words.ts'

/** An example of the owner that a text repeats word for word. */
export interface RepeatedExample {
  readonly text: string
  readonly kind: 'violating' | 'allowed'
}

/**
 * The example that a text, or one of its sentences, repeats but for case, accents and punctuation; null when it repeats
 * none. Of both kinds a violating one counts; an allowed one has to be the whole text, so that it excuses nothing beside
 * it. Meaning is blind where the encoder knows no words; the owner's own examples are never missed.
 * Cost: one pass over the text for all policies, and over the examples of each policy once.
 */
export function findRepeated(reading: Reading, examples: PolicyExamples): RepeatedExample | null {
  const { whole, sentences } = piecesOf(reading)
  const known = foldedOf(examples)
  let found: RepeatedExample | null = null
  for (const piece of [whole, ...sentences]) {
    const example = known.get(piece)
    if (example?.kind === 'violating') return example
    if (example !== undefined && piece === whole) found = example
  }
  return found
}

interface Pieces {
  readonly whole: string
  readonly sentences: readonly string[]
}

/** Examples are looked for so far into a text. */
const textUnitsMax = 100_000

const pieces = new WeakMap<Reading, Pieces>()

function piecesOf(reading: Reading): Pieces {
  const before = pieces.get(reading)
  if (before !== undefined) return before
  const view = reading.views.find(({ kind }) => kind === 'normalised') ?? reading.views[0]
  const { words, starts } = sentenceWords((view?.text ?? reading.exchange.text).slice(0, textUnitsMax))
  const sentences = starts.map((from, at) => words.slice(from, starts[at + 1] ?? words.length).join(' '))
  const made = { whole: words.join(' '), sentences }
  pieces.set(reading, made)
  return made
}

const folded = new WeakMap<PolicyExamples, ReadonlyMap<string, RepeatedExample>>()

function foldedOf(examples: PolicyExamples): ReadonlyMap<string, RepeatedExample> {
  const before = folded.get(examples)
  if (before !== undefined) return before
  const made = new Map<string, RepeatedExample>()
  for (const kind of ['allowed', 'violating'] as const) {
    for (const text of examples[kind]) {
      const words = sentenceWords(text).words.join(' ')
      if (words !== '') made.set(words, { text, kind })
    }
  }
  folded.set(examples, made)
  return made
}
