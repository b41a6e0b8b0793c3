import { createPatternsDetector } from './patterns/patterns-detector.ts'
import type { DetectorCatalogue } from './pool/detector-catalogue.ts'
import { createSecurityDetector } from './security/security-detector.ts'
import { createDisclosureDetector, createSecurityWithLeaks } from './system-prompt-leak/system-prompt-leak.ts'
import { createTopicsDetector } from './topics/topics-detector.ts'
import { readExchange } from './views/read-exchange.ts'

const attacks = createSecurityDetector()

/** Every detector that exists, listed by hand. Workers load this module; nothing else needs to. */
export const catalogue: DetectorCatalogue = {
  securityDetector: createSecurityWithLeaks(attacks),
  policyDetectors: [createPatternsDetector(), createDisclosureDetector(attacks)],
  topicsDetector: createTopicsDetector(),
  cheapestFirst: ['patterns', 'system-prompt-disclosure'],
  readExchange,
}
