import type { DetectorCatalogue } from '../server/detectors/pool/detector-catalogue.ts'
import { readExchange } from '../server/detectors/views/read-exchange.ts'
import { failed, scored } from '../server/domain/guard/finding.ts'
import { policyCatalogue } from '../server/domain/policy/policy-catalogue.ts'

const about = { title: 'words', version: '1', source: 'made for tests', knownMisses: 'everything' }

/**
 * Detectors that need no model: security minds "jailbreak", a policy of the catalogue its own key, an owner's policy its
 * violating examples and deny patterns. What is "undecidable" no policy can judge; "valued .7" says what it measures.
 */
export const catalogue: DetectorCatalogue = {
  securityDetector: {
    id: 'security',
    about,
    evaluate: ({ exchange }) => scored(exchange.text.includes('jailbreak') ? 2 : 0),
  },
  policyDetectors: [
    ...policyCatalogue.map(({ detector }) => ({
      id: detector,
      about,
      evaluate: ({ exchange }: { readonly exchange: { readonly text: string } }) =>
        scored(exchange.text.includes(detector) ? 1 : 0),
    })),
    ...['patterns', 'compiled'].map((id): DetectorCatalogue['policyDetectors'][number] => ({
      id,
      about,
      evaluate({ exchange: { text } }, { policy }) {
        if (text.includes('undecidable')) return failed('It is undecidable.')
        const [, valued] = /valued (\.\d+)/.exec(text) ?? []
        if (valued !== undefined) return scored(Number(valued))
        const isExample = policy.examples.violating.some((example) => text.includes(example))
        return scored(isExample || policy.patterns.deny.some((deny) => new RegExp(deny, 'i').test(text)) ? 1 : 0)
      },
    })),
  ],
  cheapestFirst: [],
  readExchange,
}
