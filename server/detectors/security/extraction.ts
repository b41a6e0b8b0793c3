import type { Range } from '../../text/range.ts'
import type { Reading } from '../reading.ts'
import type { Kind } from './feature-list.ts'
import type { FeatureVector } from './feature-vector.ts'

/** What the parts of a feature extraction share. */
export interface Extraction {
  readonly reading: Reading
  readonly vector: FeatureVector
  /** Where each kind of sign was seen in the text as sent, at most 64 of each. */
  readonly places: Map<Kind, Range[]>
  /** Whether a range of the text as sent lies in quoted, attached or returned data. */
  readonly inDocument: (range: Range) => boolean
}

const placesMax = 64

/** Remembers where a kind of sign was seen. */
export function addPlace({ places }: Extraction, kind: Kind, range: Range): void {
  const known = places.get(kind)
  if (known === undefined) places.set(kind, [range])
  else if (known.length < placesMax) known.push(range)
}
