import type { OpenCatalogue } from '../../server/detectors/pool/detector-catalogue.ts'
import { openCatalogue as openWhole } from '../../server/guard-catalogue.ts'

/** The product's catalogue with a comparison of topics that never works. */
export const openCatalogue: OpenCatalogue = async (scope) => ({
  ...(await openWhole(scope)),
  topicsDetector: {
    id: 'topics',
    about: { title: 'Broken', version: '0', source: 'made for a test', knownMisses: 'everything' },
    evaluate() {
      throw new Error('broken')
    },
  },
})
