import type { Encoder } from '../domain/guard/encoder.ts'
import type { HarmKeyOf } from '../domain/policy/harm-key.ts'
import { createCompetitorDetector } from './competitor-mention/competitor-mention.ts'
import { createCompiledDetector } from './compiled-policies/compiled-detector.ts'
import { contentDetectorIds, createContentDetectors } from './content/content-detectors.ts'
import type { PolicyDetector } from './detector.ts'
import { heedExamples } from './heed-examples.ts'
import { loadMaterialCalibration } from './material/material-calibration.ts'
import { createSecurityWithMaterial } from './material/security-with-material.ts'
import { createReadingEncoder, type ReadingEncoder } from './meaning/encode-reading.ts'
import { createSentenceEncoder, type SentenceEncoder } from './meaning/encode-sentences.ts'
import { PatternCache } from './patterns/pattern-cache.ts'
import { createPatternsDetector } from './patterns/patterns-detector.ts'
import { createPersonalDataDetectors } from './personal-data/personal-data-detectors.ts'
import type { DetectorCatalogue } from './pool/detector-catalogue.ts'
import { loadSecurityParts } from './security/load-security-parts.ts'
import { createSecurityDetector } from './security/security-detector.ts'
import { createDisclosureDetector, createSecurityWithLeaks } from './system-prompt-leak/system-prompt-leak.ts'
import { readTopicCalibration } from './topics/topic-calibration.ts'
import { createTopicsDetector } from './topics/topics-detector.ts'
import { readExchange } from './views/read-exchange.ts'

/** What detectors share: built once for each thread. */
interface SharedParts {
  readonly encoder: Encoder
  /** Encodes a reading once, however many detectors ask for it. */
  readonly encode: ReadingEncoder
  /** Encodes the sentences of a short text once, for detectors that a window is too broad for. */
  readonly sentences: SentenceEncoder
}

/** Every detector that exists, listed by hand. `server/guard-catalogue.ts` calls it with the committed encoder. */
export function createCatalogue(encoder: Encoder): DetectorCatalogue {
  return listDetectors({
    encoder,
    encode: createReadingEncoder(encoder),
    sentences: createSentenceEncoder(encoder),
  })
}

function listDetectors(shared: SharedParts): DetectorCatalogue {
  const { encoder, encode, sentences } = shared
  const parts = loadSecurityParts(shared)
  const { rules, ngrams } = parts
  const attacks = createSecurityDetector(parts)
  const madeFor = { encoder: encoder.identity.version, rules: rules.version, ngrams: ngrams.version }
  const materialJudge = { encoder, rules, ngrams, calibration: loadMaterialCalibration(madeFor) }
  const cache = new PatternCache()
  const patterns = createPatternsDetector(cache)
  const single = {
    'competitor-mention': createCompetitorDetector(),
    'system-prompt-disclosure': heedExamples(createDisclosureDetector(attacks)),
  } satisfies Readonly<Record<HarmKeyOf<'names' | 'disclosure'>, PolicyDetector>>
  return {
    securityDetector: createSecurityWithMaterial(createSecurityWithLeaks(attacks), materialJudge),
    policyDetectors: [
      patterns,
      single['competitor-mention'],
      ...createPersonalDataDetectors().map(heedExamples),
      single['system-prompt-disclosure'],
      ...createContentDetectors({ encoder, encode }),
      createCompiledDetector({ ...shared, patterns, cache }),
    ],
    topicsDetector: createTopicsDetector({
      encode,
      sentences,
      calibration: readTopicCalibration(encoder.identity.version),
    }),
    cheapestFirst: [
      'patterns',
      'competitor-mention',
      'payment-card-data',
      'pii',
      'credentials-and-secrets',
      'phi',
      'system-prompt-disclosure',
      ...contentDetectorIds,
      'compiled',
    ],
    readExchange,
  }
}
