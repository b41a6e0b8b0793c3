import { type ExampleTest, exampleTestsMax, type PolicyModel } from '../../domain/policy/compiled.ts'
import { likenessOf, openModel, similaritiesOf } from '../compiled-policies/likeness.ts'
import { type PairMeasures, pairValue, scaledNearness } from '../compiled-policies/pair-value.ts'
import { contrastOf, rarityOf, textValue } from '../compiled-policies/text-value.ts'
import type { FittedPair } from './fit-pair.ts'

/** What the examples are tested against. */
export interface TestedModel {
  readonly model: PolicyModel
  /** The direction of each reference of `model`, in their order. */
  readonly vectors: readonly Float32Array[]
  /** How the examples read beside the definition; null when there is none. Those not read are judged by likeness. */
  readonly read: FittedPair | null
  /** That of the policy, 0 to 1. */
  readonly detectionThreshold: number
}

/**
 * Judges each example by the policy without it, so that the result says something about texts that are like it. An only
 * example is judged by the definition. Failing ones first, at most `exampleTestsMax`.
 */
export function testExamples({ model, vectors, read, detectionThreshold }: TestedModel): {
  readonly tests: readonly ExampleTest[]
  readonly failed: number
} {
  const open = openModel(model)
  const tests = model.references.flatMap(({ text, kind }, place): ExampleTest[] => {
    const vector = vectors[place]
    if ((kind !== 'violating' && kind !== 'allowed') || vector === undefined) return []
    const likeness = likenessOf(similaritiesOf(vector, open.vectors), open, place)
    const logit = read?.logits[place] ?? null
    const rarity = rarityOf(likeness.violating, model.scale)
    const judged =
      read === null || logit === null
        ? textValue(likeness, model, text)
        : valueBeside(place, { logit, rarity, contrast: contrastOf(likeness, model) }, read)
    const value = Math.round(1e4 * judged) / 1e4
    return [{ example: text, kind, value, passed: value >= detectionThreshold === (kind === 'violating') }]
  })
  const failing = tests.filter(({ passed }) => !passed)
  const listed = [...failing, ...tests.filter(({ passed }) => passed)].slice(0, exampleTestsMax)
  return { tests: listed, failed: failing.length }
}

/** As if the example had not been given: neither its gate nor its share in the level counts. */
function valueBeside(place: number, measures: Omit<PairMeasures, 'nearness'>, read: FittedPair): number {
  const pair = read.pairWithout(place)
  return pairValue({ ...measures, nearness: scaledNearness(read.nearnessOf(place), pair) }, pair)
}
