import type { ScoredFinding, Span } from '../../domain/finding.ts'
import type { PolicyExamples } from '../../domain/policy.ts'
import type { PolicyCheck } from '../detector.ts'
import type { Reading } from '../reading.ts'
import { compareText } from '../topics/compare-text.ts'
import { createSentenceIndex, type TopicIndex } from '../topics/topic-index.ts'

/** From this likeness of words on, a text repeats an example. */
const repeatedFrom = 0.9
/** What a repeated example is worth: it was given to decide. */
const violatingValue = 0.95
const allowedValue = 0.2

/**
 * The finding as the owner's own examples of a catalogue policy change it: a text that repeats one nearly word for word
 * has that example's verdict. Source: the owner's examples. Known misses: the same meaning in other words. Cost: linear in
 * the text; the index of a policy's examples is kept.
 */
export function withOwnExamples(finding: ScoredFinding, reading: Reading, { policy }: PolicyCheck): ScoredFinding {
  const { violating, allowed } = policy.examples
  if (violating.length + allowed.length === 0) return finding
  const index = indexOf(policy.examples)
  const text = (reading.views.find(({ kind }) => kind === 'normalised') ?? reading.views[0])?.text ?? ''
  const { similarities } = compareText(text, index)
  let best = -1
  similarities.forEach((similarity, at) => {
    if (similarity >= repeatedFrom && similarity > (similarities[best] ?? 0)) best = at
  })
  const example = index.examples[best]
  if (example === undefined) return finding
  if (example.kind === 'allowed') {
    // An allowed sentence does not excuse what stands around it.
    const isWhole = text.trim().length <= 1.5 * example.text.length
    if (!isWhole) return finding
    return {
      ...finding,
      value: Math.min(finding.value, allowedValue),
      reason: `Repeats the allowed example ${quoted(example.text)}.`,
      spans: [],
    }
  }
  const span: Span = { start: 0, end: reading.exchange.text.length, view: 'as sent', label: 'repeats an example' }
  return {
    ...finding,
    value: Math.max(finding.value, violatingValue),
    reason: `Repeats the violating example ${quoted(example.text)}.`,
    spans: [span],
  }
}

/** Examples of so many units together are compared; an example counts with its beginning, which nobody repeats by chance. */
const unitsMax = 200_000
const exampleUnitsMax = 1_000

interface ExampleIndex extends TopicIndex {
  /** In the order of `sentences`. */
  readonly examples: readonly { readonly text: string; readonly kind: 'violating' | 'allowed' }[]
}

const indexes = new WeakMap<PolicyExamples, ExampleIndex>()

function indexOf(examples: PolicyExamples): ExampleIndex {
  const known = indexes.get(examples)
  if (known !== undefined) return known
  const index = createIndex(examples)
  indexes.set(examples, index)
  return index
}

function createIndex({ violating, allowed }: PolicyExamples): ExampleIndex {
  let units = 0
  const examples = [
    ...violating.map((text) => ({ text, kind: 'violating' as const })),
    ...allowed.map((text) => ({ text, kind: 'allowed' as const })),
  ].filter(({ text }) => {
    units += Math.min(text.length, exampleUnitsMax)
    return units <= unitsMax
  })
  const sentences = examples.map(({ text }, topic) => ({ topic, id: '', text: text.slice(0, exampleUnitsMax) }))
  return { ...createSentenceIndex(sentences), examples }
}

/** A text in quotation marks, shortened for a sentence. */
export function quoted(text: string): string {
  return `“${text.length > 80 ? `${text.slice(0, 79)}…` : text}”`.toWellFormed()
}
