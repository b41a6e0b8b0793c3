import { existsSync } from 'node:fs'
import type { DetectorCatalogue } from '../../server/detectors/pool/detector-catalogue.ts'
import { scored } from '../../server/domain/guard/finding.ts'

const about = { title: 'Waits for a file', version: '1', source: 'made for tests', knownMisses: 'everything' }

/**
 * A security detector that finds an attack in every text that says so. A text that says `wait for <path>` it judges once that
 * file is there, so that a test decides what happens meanwhile; after five seconds it is an attack as well.
 */
export const catalogue: DetectorCatalogue = {
  securityDetector: {
    id: 'waiting',
    about,
    evaluate({ exchange: { text } }) {
      const path = /wait for (\S+)/.exec(text)?.[1]
      const clock = new Int32Array(new SharedArrayBuffer(4))
      const startedMs = performance.now()
      while (path !== undefined && !existsSync(path)) {
        if (performance.now() - startedMs > 5_000) return scored(1)
        Atomics.wait(clock, 0, 0, 2)
      }
      return scored(text.includes('attack') ? 1 : 0)
    },
  },
  policyDetectors: [],
  cheapestFirst: [],
  readExchange(exchange) {
    const view = { kind: 'as-sent', label: 'as sent', text: exchange.text, starts: null, ends: null } as const
    return { exchange, segments: [], views: [view], disguises: [], unread: [] }
  },
}
