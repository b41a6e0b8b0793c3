import type { Evidence } from '../../domain/agent-run/evaluation.ts'
import { segmentedSentences } from '../../text/sentences/segmented-sentences.ts'

/** A text up to this length is an example as a whole. */
const wholeUnitsMax = 600

/** The longest example. */
const exampleUnitsMax = 1_000

/**
 * What of a long answer shows the breach: the sentences that hold the evidence, else the first ones. At most 1,000
 * UTF-16 units. A short answer stays as it is. Cost: linear in the answer.
 */
export function evidenceText(response: string, evidence: readonly Pick<Evidence, 'start' | 'end'>[]): string {
  if (response.length <= wholeUnitsMax) return response.trim()
  const all = segmentedSentences(response)
  const shown = all.filter((sentence) =>
    evidence.some(({ start, end }) => start < sentence.end && end > sentence.start),
  )
  return bounded((shown.length > 0 ? shown : all).map(({ text }) => text))
}

function bounded(parts: readonly string[]): string {
  let text = ''
  for (const part of parts) {
    if (text !== '' && text.length + 1 + part.length > exampleUnitsMax) break
    text = text === '' ? part : `${text} ${part}`
  }
  return text.slice(0, exampleUnitsMax).toWellFormed().trim()
}
