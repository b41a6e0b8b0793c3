import type { DetectorCatalogue } from '../server/detectors/pool/detector-catalogue.ts'
import { readExchange } from '../server/detectors/views/read-exchange.ts'
import { scored } from '../server/domain/guard/finding.ts'
import { policyCatalogue } from '../server/domain/policy/policy-catalogue.ts'

const about = { title: 'calm', version: '1', source: 'made for tests', knownMisses: 'everything' }

/** A catalogue that loads no model and finds everything harmless, for tests of what has nothing to do with detectors. */
export const catalogue: DetectorCatalogue = {
  securityDetector: { id: 'security', about, evaluate: () => scored(0) },
  policyDetectors: ['patterns', ...policyCatalogue.map(({ detector }) => detector)].map((id) => ({
    id,
    about,
    evaluate: () => scored(0),
  })),
  cheapestFirst: [],
  readExchange,
}
