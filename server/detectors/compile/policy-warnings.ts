import type { CompileWarning, PolicyDraft, PolicyModel } from '../../domain/policy/compiled.ts'
import { similarity, unpackVectors } from '../vectors/pack-vectors.ts'
import type { References } from './choose-references.ts'

/** What is known of a policy when its owner is warned. */
export interface WarnedPolicy {
  readonly draft: PolicyDraft
  readonly references: References
  /** Null when there is nothing to judge by. */
  readonly model: PolicyModel | null
  /** How many examples are not judged as their owner says. */
  readonly failedTests: number
  /** Shares of all ordinary texts, and of those near its subject, that are flagged, where they are many; else null. */
  readonly common: { readonly all: number; readonly near: number | null } | null
}

/** From this similarity on, two examples say the same. */
const sameFrom = 0.97

/** What the owner should know, the most important first. Cost: violating times allowed examples. */
export function policyWarnings({
  draft,
  references,
  model,
  failedTests,
  common,
}: WarnedPolicy): readonly CompileWarning[] {
  const warnings: CompileWarning[] = []
  const has = (kind: string): boolean => references.texts.some((text) => text.kind === kind)
  if (model === null) {
    const message = draft.denyPatterns > 0 ? 'Only its patterns can match' : 'Nothing can violate this policy'
    warnings.push({
      code: 'empty',
      message: `${message}: the definition has no words to judge by, and there are no examples.`,
    })
  } else if (!has('violating')) {
    const message =
      'It is judged by its definition only. Four violating and four allowed examples help many policies, a little on the average: try texts of your own with and without them. What violates is understood best; of a rule about what every answer must contain, say which answers break it.'
    warnings.push({ code: 'definition-only', message })
  }
  if (references.definition.instructsJudge) {
    const message = 'The definition gives orders to a judge. There is none to obey them; those sentences are left out.'
    warnings.push({ code: 'instructs-the-judge', message })
  }
  const pair = model === null ? null : contradiction(model)
  if (pair !== null) {
    const message = `The examples contradict each other: ${quoted(pair[0])} violates and ${quoted(pair[1])} is allowed.`
    warnings.push({ code: 'contradictory', message })
  }
  if (references.leftOut > 0) {
    const message = `${references.leftOut} examples are compared by their words only: so many are more than meaning is kept for.`
    warnings.push({ code: 'many-examples', message })
  }
  if (common !== null) {
    const near = common.near === null ? '' : `, of those near its subject about ${Math.round(100 * common.near)} %`
    const message = `Ordinary texts often speak of this: about ${(100 * common.all).toFixed(1)} % of them would be flagged${near}. More allowed examples, or a higher threshold, make it block less.`
    warnings.push({ code: 'common-subject', message })
  }
  if (failedTests > 0) {
    const message = `${failedTests} of the examples would be judged wrongly without being examples; see tests.`
    warnings.push({ code: 'failing-examples', message })
  }
  return warnings
}

function contradiction({ references, vectors: packed }: PolicyModel): readonly [string, string] | null {
  const vectors = unpackVectors(packed)
  const row = (place: number): Float32Array =>
    vectors.numbers.subarray(
      (place * vectors.numbers.length) / vectors.count,
      ((place + 1) * vectors.numbers.length) / vectors.count,
    )
  for (const [place, violating] of references.entries()) {
    if (violating.kind !== 'violating') continue
    for (const [other, allowed] of references.entries()) {
      if (allowed.kind !== 'allowed') continue
      if (similarity(row(place), vectors, other) >= sameFrom) return [violating.text, allowed.text]
    }
  }
  return null
}

function quoted(text: string): string {
  return `“${text.length > 80 ? `${text.slice(0, 79)}…` : text}”`.toWellFormed()
}
