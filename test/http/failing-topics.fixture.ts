import { catalogue as whole } from '../../server/detectors/catalogue.ts'
import type { DetectorCatalogue } from '../../server/detectors/pool/detector-catalogue.ts'

/** The product's catalogue with a comparison of topics that never works. */
export const catalogue: DetectorCatalogue = {
  ...whole,
  topicsDetector: {
    id: 'topics',
    about: { title: 'Broken', version: '0', source: 'made for a test', knownMisses: 'everything' },
    evaluate() {
      throw new Error('broken')
    },
  },
}
