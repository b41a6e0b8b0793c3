import { createPatternsDetector } from './patterns/patterns-detector.ts'
import type { DetectorCatalogue } from './pool/detector-catalogue.ts'
import { createSecurityDetector } from './security/security-detector.ts'
import { readExchange } from './views/read-exchange.ts'

/** Every detector that exists, listed by hand. Workers load this module; nothing else needs to. */
export const catalogue: DetectorCatalogue = {
  securityDetector: createSecurityDetector(),
  policyDetectors: [createPatternsDetector()],
  cheapestFirst: ['patterns'],
  readExchange,
}
