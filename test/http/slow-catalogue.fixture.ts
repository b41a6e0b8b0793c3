import type { DetectorCatalogue } from '../../server/detectors/pool/detector-catalogue.ts'
import { scored } from '../../server/domain/guard/finding.ts'

const about = { title: 'Takes its time', version: '1', source: 'made for tests', knownMisses: 'everything' }

/** A security detector that takes 15 ms of a core for each text and finds nothing. */
export const catalogue: DetectorCatalogue = {
  securityDetector: {
    id: 'slow',
    about,
    evaluate() {
      const startedMs = performance.now()
      while (performance.now() - startedMs < 15);
      return scored(0)
    },
  },
  policyDetectors: [],
  cheapestFirst: [],
  readExchange(exchange) {
    const view = { kind: 'as-sent', label: 'as sent', text: exchange.text, starts: null, ends: null } as const
    return { exchange, segments: [], views: [view], disguises: [], unread: [] }
  },
}
