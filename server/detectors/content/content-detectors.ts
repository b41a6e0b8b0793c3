import type { Encoder } from '../../domain/guard/encoder.ts'
import { networksOf } from '../../domain/guard/encoder.ts'
import type { HarmKeyOf } from '../../domain/policy/harm-key.ts'
import type { PolicyDetector } from '../detector.ts'
import type { ReadingEncoder } from '../meaning/encode-reading.ts'
import { loadContentCalibration } from './content-calibration.ts'
import { harmCategories, referencePolicies } from './content-categories.ts'
import type { ContentParts } from './content-finding.ts'
import { createContentReader } from './content-reader.ts'
import { createHarmDetector } from './harm-detector.ts'
import { withOwnExamples } from './own-examples.ts'
import { createProfanityDetector } from './profanity-detector.ts'
import { createReferenceDetector } from './reference-detector.ts'

/** What the content detectors are made with. */
export interface ContentDetectorsOptions {
  readonly encoder: Encoder
  readonly encode: ReadingEncoder
}

/**
 * The detectors of the default policies on harm, rough words, advice, false claims and copying, for messages and answers
 * alike. Throws when models/content-calibration.json is missing or belongs to another encoder. Beyond the shared encoding
 * all of them together cost under a millisecond for a short text; an alarm reads up to six sentences more.
 */
export function createContentDetectors({ encoder, encode }: ContentDetectorsOptions): readonly PolicyDetector[] {
  const calibration = loadContentCalibration(networksOf(encoder))
  return listContentDetectors({ encoder, calibration, read: createContentReader({ encoder, encode, calibration }) })
}

/** The same from parts at hand. */
export function listContentDetectors(parts: ContentParts): readonly PolicyDetector[] {
  const roughWords = {
    profanity: createProfanityDetector(parts),
  } satisfies Readonly<Record<HarmKeyOf<'rough-words'>, PolicyDetector>>
  return [
    ...Object.values(roughWords),
    ...harmCategories.map((category) => createHarmDetector(category, parts)),
    ...referencePolicies.map((policy) => createReferenceDetector(policy, parts)),
  ].map(heedingExamples)
}

/** A detector whose findings the owner's examples of the policy may change. */
function heedingExamples(detector: PolicyDetector): PolicyDetector {
  return {
    ...detector,
    async evaluate(reading, check, scope) {
      const finding = await detector.evaluate(reading, check, scope)
      return finding.status === 'scored' ? withOwnExamples(finding, reading, check) : finding
    },
  }
}

/** Ids of all content detectors, the cheapest first; they share one encoding, so that only the first pays for it. */
export const contentDetectorIds: readonly string[] = [
  'profanity',
  ...harmCategories.map(({ id }) => id),
  ...referencePolicies.map(({ id }) => id),
]
