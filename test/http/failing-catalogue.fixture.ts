import type { PolicyDetector } from '../../server/detectors/detector.ts'
import type { DetectorCatalogue, OpenCatalogue } from '../../server/detectors/pool/detector-catalogue.ts'
import { scored } from '../../server/domain/guard/finding.ts'
import { openCatalogue as openWorking } from '../../server/guard-catalogue.ts'

/** The working catalogue with detectors that fail in every way, each in the place of a default policy's. */
export const openCatalogue: OpenCatalogue = async (scope) => failingParts(await openWorking(scope))

const failingParts = (working: DetectorCatalogue): DetectorCatalogue => ({
  ...working,
  securityDetector: {
    ...working.securityDetector,
    evaluate(reading, options, scope) {
      const { text } = reading.exchange
      if (text.includes('security throws')) throw new TypeError('quotes the secret text')
      if (text.includes('security hangs')) hang()
      if (text.includes('security talks nonsense')) return scored(Number.NaN)
      return working.securityDetector.evaluate(reading, options, scope)
    },
  },
  policyDetectors: [
    ...working.policyDetectors,
    failing('hate', () => {
      throw new TypeError('quotes the secret text')
    }),
    failing('harassment', hang),
    failing('violence', () => scored(7)),
    failing('self-harm', () => JSON.parse('{"status":"scored","value":"none"}')),
    failing('extremism', () => Promise.reject(new Error('quotes the secret text'))),
  ],
})

function failing(id: string, evaluate: PolicyDetector['evaluate']): PolicyDetector {
  return { id, about: { title: id, version: '1', source: 'made for tests', knownMisses: 'everything' }, evaluate }
}

function hang(): never {
  for (;;);
}
