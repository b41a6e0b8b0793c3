import type { OpenCatalogue } from '../../server/detectors/pool/detector-catalogue.ts'
import type { Reading } from '../../server/detectors/reading.ts'
import { type Finding, failed, scored } from '../../server/domain/guard/finding.ts'
import { openCatalogue as openWorking } from '../../server/guard-catalogue.ts'

/**
 * The working catalogue with detectors that a text tells what to say: `security 1.3`, `hate .7`; without it they say 0.
 * A text that says `slowly` takes 50 ms, one that says `broken` cannot be judged.
 */
export const openCatalogue: OpenCatalogue = async (scope) => {
  const working = await openWorking(scope)
  return {
    ...working,
    securityDetector: { ...working.securityDetector, evaluate: (reading) => spoken('security', reading) },
    policyDetectors: [
      ...working.policyDetectors.filter(({ id }) => id !== 'hate'),
      {
        id: 'hate',
        about: { title: 'hate', version: '1', source: 'made for tests', knownMisses: 'everything' },
        evaluate: (reading) => spoken('hate', reading),
      },
    ],
  }
}

async function spoken(what: string, { exchange: { text } }: Reading): Promise<Finding> {
  if (text.includes('slowly')) await new Promise((resolve) => setTimeout(resolve, 50))
  if (text.includes('broken')) return failed('The text says so.')
  return scored(Number(new RegExp(`${what} ([\\d.]+)`).exec(text)?.[1] ?? 0))
}
