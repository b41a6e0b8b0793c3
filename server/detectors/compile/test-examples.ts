import { type ExampleTest, exampleTestsMax, type PolicyModel } from '../../domain/compiled.ts'
import { likenessOf, openModel, similaritiesOf } from '../compiled-policies/likeness.ts'
import { textValue } from '../compiled-policies/text-value.ts'

/** What the examples are tested against. */
export interface TestedModel {
  readonly model: PolicyModel
  readonly vectors: readonly Float32Array[]
  readonly detectionThreshold: number
}

/**
 * Judges each example by the policy without it, so that the result says something about texts that are like it. An only
 * example is judged by the definition. Failing ones first, at most `exampleTestsMax`.
 */
export function testExamples({ model, vectors, detectionThreshold }: TestedModel): {
  readonly tests: readonly ExampleTest[]
  readonly failed: number
} {
  const open = openModel(model)
  const tests = model.references.flatMap(({ text, kind }, place): ExampleTest[] => {
    const vector = vectors[place]
    if ((kind !== 'violating' && kind !== 'allowed') || vector === undefined) return []
    const likeness = likenessOf(similaritiesOf(vector, open.vectors), open, place)
    const value = Math.round(1e4 * textValue(likeness, model, text)) / 1e4
    return [{ example: text, kind, value, passed: value >= detectionThreshold === (kind === 'violating') }]
  })
  const failing = tests.filter(({ passed }) => !passed)
  const listed = [...failing, ...tests.filter(({ passed }) => passed)].slice(0, exampleTestsMax)
  return { tests: listed, failed: failing.length }
}
