import type { OpenCatalogue } from '../../server/detectors/pool/detector-catalogue.ts'
import { scored } from '../../server/domain/guard/finding.ts'

const about = { title: 'Encodes', version: '1', source: 'made for tests', knownMisses: 'everything' }

/** A security detector with one native run for each 100 characters; its value is the number of runs of all texts so far. */
export const openCatalogue: OpenCatalogue = async ({ uninterrupted }) => {
  let runs = 0
  return {
    securityDetector: {
      id: 'counts',
      about,
      async evaluate({ exchange: { text } }) {
        for (let at = 0; at < text.length; at += 100) {
          await uninterrupted(() => new Promise<void>((resolve) => setTimeout(resolve, 1)))
          runs++
        }
        return scored(runs)
      },
    },
    policyDetectors: [],
    cheapestFirst: [],
    readExchange(exchange) {
      const view = { kind: 'as-sent', label: 'as sent', text: exchange.text, starts: null, ends: null } as const
      return { exchange, segments: [], views: [view], disguises: [], unread: [] }
    },
  }
}
