import type { ScoredFinding, Span } from '../../domain/guard/finding.ts'
import type { PolicyExamples } from '../../domain/policy/policy.ts'
import { findRepeated } from '../compiled-policies/repeated-example.ts'
import type { PolicyCheck } from '../detector.ts'
import type { Reading } from '../reading.ts'
import { compareText } from '../topics/compare-text.ts'
import { createSentenceIndex, type TopicIndex } from '../topics/topic-index.ts'

/** From this likeness of words on, a text repeats a violating example. */
const repeatedFrom = 0.9
/** What a repeated example is worth: it was given to decide. */
const violatingValue = 0.95
const allowedValue = 0.2

/**
 * The finding as the owner's own examples of a catalogue policy change it: a text that repeats a violating one nearly word
 * for word violates; one that says what an allowed one says, and nothing beside it, is allowed. Of both a violating one
 * counts. Source: the owner's examples. Known misses: the same meaning in other words; allowed examples with hidden or
 * encoded parts. Cost: linear in the text; the index of a policy's examples is kept.
 */
export function withOwnExamples(finding: ScoredFinding, reading: Reading, { policy }: PolicyCheck): ScoredFinding {
  const { violating, allowed } = policy.examples
  if (violating.length + allowed.length === 0) return finding
  const repeated = findRepeated(reading, policy.examples)
  const violated = repeated?.kind === 'violating' ? repeated.text : nearestViolating(reading, policy.examples)
  if (violated !== null) {
    const span: Span = { start: 0, end: reading.exchange.text.length, view: 'as sent', label: 'repeats an example' }
    return {
      ...finding,
      value: Math.max(finding.value, violatingValue),
      reason: `Repeats the violating example ${quoted(violated)}.`,
      spans: [span],
    }
  }
  if (repeated === null) return finding
  return {
    ...finding,
    value: Math.min(finding.value, allowedValue),
    reason: `Repeats the allowed example ${quoted(repeated.text)}.`,
    spans: [],
  }
}

function nearestViolating({ views }: Reading, examples: PolicyExamples): string | null {
  if (examples.violating.length === 0) return null
  const index = indexOf(examples)
  const text = (views.find(({ kind }) => kind === 'normalised') ?? views[0])?.text ?? ''
  const { similarities } = compareText(text, index)
  let best = -1
  similarities.forEach((similarity, at) => {
    if (similarity >= repeatedFrom && similarity > (similarities[best] ?? 0)) best = at
  })
  return index.examples[best] ?? null
}

/** Examples of so many units together are compared; an example counts with its beginning, which nobody repeats by chance. */
const unitsMax = 200_000
const exampleUnitsMax = 1_000

interface ExampleIndex extends TopicIndex {
  /** The violating examples in the order of `sentences`. */
  readonly examples: readonly string[]
}

const indexes = new WeakMap<PolicyExamples, ExampleIndex>()

function indexOf(examples: PolicyExamples): ExampleIndex {
  const known = indexes.get(examples)
  if (known !== undefined) return known
  const index = createIndex(examples)
  indexes.set(examples, index)
  return index
}

function createIndex({ violating }: PolicyExamples): ExampleIndex {
  let units = 0
  const examples = violating.filter((text) => {
    units += Math.min(text.length, exampleUnitsMax)
    return units <= unitsMax
  })
  const sentences = examples.map((text, topic) => ({ topic, id: '', text: text.slice(0, exampleUnitsMax) }))
  return { ...createSentenceIndex(sentences), examples }
}

/** A text in quotation marks, shortened for a sentence. */
export function quoted(text: string): string {
  return `“${text.length > 80 ? `${text.slice(0, 79)}…` : text}”`.toWellFormed()
}
