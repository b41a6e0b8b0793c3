import { createReadingEncoder } from '../../server/detectors/meaning/encode-reading.ts'
import type { OpenCatalogue } from '../../server/detectors/pool/detector-catalogue.ts'
import { readExchange } from '../../server/detectors/views/read-exchange.ts'
import { scored } from '../../server/domain/guard/finding.ts'
import { loadEncoder } from '../../server/models/encoder/load-encoder.ts'

/** A catalogue that encodes and does nothing else: what a pool costs around the encoder. */
export const openCatalogue: OpenCatalogue = async ({ uninterrupted }) => {
  const encode = createReadingEncoder(await loadEncoder({ uninterrupted }))
  return {
    securityDetector: {
      id: 'encodes',
      about: { title: 'Encodes', version: '1', source: 'made for the bench', knownMisses: 'everything' },
      async evaluate(reading) {
        const { parts } = await encode(reading)
        return scored(parts.length)
      },
    },
    policyDetectors: [],
    cheapestFirst: [],
    readExchange,
  }
}
