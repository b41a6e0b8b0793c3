import type { EncodedPart } from '../meaning/encode-reading.ts'
import { calibratedValue } from './calibrated-value.ts'
import { loweredByLength, type Probes, probeLogit, type ReferenceCalibration, weigh } from './content-calibration.ts'
import { contentLogit, type ReferencePolicy } from './content-categories.ts'
import type { Judged } from './judge-harm.ts'
import { type ReferenceSide, referenceLikeness } from './reference-similarity.ts'

/** As `Judged`, with the built-in example that is nearest. */
export interface JudgedByReferences extends Judged {
  /** Its text; null where there is none. */
  readonly nearest: string | null
}

/** What a policy with built-in examples is judged by. */
export interface ReferenceJudge {
  readonly policy: ReferencePolicy
  readonly calibration: ReferenceCalibration
  readonly probes: Probes
  readonly said: ReferenceSide
}

/** The value of the part that is likest to what violates a policy. Cost: 40 comparisons of embeddings a part, 20 µs. */
export function judgeReferences(
  parts: readonly EncodedPart[],
  { policy, calibration, probes, said }: ReferenceJudge,
): JudgedByReferences {
  const scale = calibration[said]
  let best = { score: -Infinity, part: null as EncodedPart | null, nearest: -1 }
  for (const part of parts) {
    const { embedding, content } = part.encoding
    const near = referenceLikeness(embedding, calibration.vectors, { references: calibration.texts, said })
    const score = weigh(calibration.parameters, [
      contentLogit(content, policy.head),
      10 * (near.violating - near.allowed),
      probeLogit(probes, embedding, policy.id),
    ])
    if (score > best.score) best = { score, part, nearest: near.nearest }
  }
  if (best.part === null) return { value: 0, part: null, nearest: null }
  const value = calibratedValue(best.score - loweredByLength(scale, parts.length), scale.knots)
  return { value, part: best.part, nearest: calibration.texts[best.nearest]?.text ?? null }
}
