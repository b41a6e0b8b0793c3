import type { DetectorCatalogue } from '../../server/detectors/pool/detector-catalogue.ts'
import { scored } from '../../server/domain/guard/finding.ts'

const about = { title: 'Takes its time', version: '1', source: 'made for tests', knownMisses: 'everything' }

/** At this text the worker stands still for 3 s, so that what is asked meanwhile has arrived by then, however busy the machine. */
export const holdingText = 'hold'

const never = new Int32Array(new SharedArrayBuffer(4))

/** A security detector that takes 15 ms of a core for each other text and finds nothing. */
export const catalogue: DetectorCatalogue = {
  securityDetector: {
    id: 'slow',
    about,
    evaluate({ exchange }) {
      if (exchange.text === holdingText) Atomics.wait(never, 0, 0, 3_000)
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
