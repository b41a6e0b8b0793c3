import type { Span } from '../../domain/guard/finding.ts'
import { featureIndex, features } from './feature-list.ts'

/** A place that made a feature rise. */
export interface FeatureEvidence {
  /** Index of the feature. */
  readonly feature: number
  readonly span: Span
  /** In plain words, for reasons; null = the feature's title says it. */
  readonly words: string | null
}

/** What the fusion weighs, and why. */
export interface FeatureReading {
  /** One number from 0 to 1 for each feature, in the order of `features`. */
  readonly values: Float64Array
  readonly evidence: readonly FeatureEvidence[]
}

const evidenceOfFeatureMax = 6

/** Gathers feature values and their evidence while a reading is looked at; memory is bounded by the number of features. */
export class FeatureVector {
  readonly #values = new Float64Array(features.length)
  readonly #evidence: FeatureEvidence[] = []
  readonly #evidenceCounts = new Uint8Array(features.length)

  /** The value so far. Throws for a name that is not in the list. */
  get(name: string): number {
    return this.#values[indexOf(name)] ?? 0
  }

  /** Raises a feature to `value` if it is lower; clamps to 0 and 1. */
  raise(name: string, value: number): void {
    const index = indexOf(name)
    this.#values[index] = Math.max(this.#values[index] ?? 0, Math.min(1, value))
  }

  /** Notes a place for a feature; after six places further ones are dropped. */
  note(name: string, span: Span, words: string | null = null): void {
    const feature = indexOf(name)
    const count = this.#evidenceCounts[feature] ?? 0
    if (count >= evidenceOfFeatureMax) return
    this.#evidenceCounts[feature] = count + 1
    this.#evidence.push({ feature, span, words })
  }

  finish(): FeatureReading {
    return { values: this.#values, evidence: this.#evidence }
  }
}

function indexOf(name: string): number {
  const index = featureIndex.get(name)
  if (index === undefined) throw new Error(`unknown feature ${name}`)
  return index
}
