import type { OpenCatalogue } from '../../server/detectors/pool/detector-catalogue.ts'
import { scored } from '../../server/domain/guard/finding.ts'
import { openCatalogue as openWorking } from '../../server/guard-catalogue.ts'

const spoken: ReadonlySet<string> = new Set(['compiled', 'hate', 'pii'])

/** The working catalogue; its policies that are judged by meaning get the value that a text names behind theirs: `votes .48`. */
export const openCatalogue: OpenCatalogue = async (scope) => {
  const working = await openWorking(scope)
  return {
    ...working,
    policyDetectors: [
      ...working.policyDetectors.filter(({ id }) => !spoken.has(id)),
      ...[...spoken].map((id) => ({
        id,
        about: { title: id, version: '1', source: 'made for tests', knownMisses: 'everything' },
        evaluate: (
          { exchange: { text } }: { readonly exchange: { readonly text: string } },
          { policy }: { readonly policy: object },
        ) => scored(valueNamed(text, policy)),
      })),
    ],
  }
}

/** The pool hands over whole policies, although detectors ask for less. */
function valueNamed(text: string, policy: object): number {
  const name = 'name' in policy ? policy.name : ''
  return Number(new RegExp(`${name} ([\\d.]*\\d)`).exec(text)?.[1] ?? 0)
}
