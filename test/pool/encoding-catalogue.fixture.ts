import type { OpenCatalogue } from '../../server/detectors/pool/detector-catalogue.ts'
import { scored } from '../../server/domain/guard/finding.ts'
import { loadEncoder } from '../../server/models/encoder/load-encoder.ts'

const about = { title: 'Encodes', version: '1', source: 'made for tests', knownMisses: 'everything' }

/** A security detector that encodes once, or for ever when the text says so, for tests of how the pool ends threads. */
export const openCatalogue: OpenCatalogue = async ({ uninterrupted }) => {
  const encoder = await loadEncoder({ uninterrupted })
  return {
    securityDetector: {
      id: 'encodes',
      about,
      async evaluate({ exchange: { text } }) {
        const windows = encoder.windowsOf('word '.repeat(120), 1)
        do await encoder.encode(windows)
        while (text.includes('for ever'))
        return scored(0.5)
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
