import { seededRandom } from '../seeded-random.ts'
import { textHash } from '../text-hash.ts'
import { directExtractions, directOverrides, roleBreaks } from './direct-orders.ts'
import { disguisedOrders } from './disguised-orders.ts'
import { injectedDocuments } from './injected-documents.ts'
import { lookAlikes } from './look-alikes.ts'
import type { Family, Pair } from './pair.ts'
import { quotedAttacks } from './quoted-attacks.ts'
import { suffixes } from './suffixes.ts'
import { trickFamilies } from './trick-templates.ts'

/** All families of generated pairs. */
export const families: readonly Family[] = [
  directOverrides,
  directExtractions,
  roleBreaks,
  ...trickFamilies,
  injectedDocuments,
  disguisedOrders,
  suffixes,
  quotedAttacks,
  ...lookAlikes,
]

/** A pair with its family. */
export interface GeneratedPair extends Pair {
  readonly family: string
  /** Whether its wording is kept from every fit; about a tenth of the wordings of each family, at least one. */
  readonly heldOut: boolean
}

/** Makes all pairs. The same seed and documents give the same pairs. */
export function generatePairs(documents: readonly string[], seed: number): readonly GeneratedPair[] {
  const pairs = families.flatMap((family, index) => {
    const random = seededRandom(seed + index)
    return Array.from({ length: family.count }, () => ({ ...family.make({ random, documents }), family: family.id }))
  })
  const held = heldOutWordings(pairs)
  return pairs.map((pair) => ({ ...pair, heldOut: held.has(pair.wording) }))
}

/** The lowest tenth of each group of wordings in the order of a hash. A wording is held out in every family that uses it. */
function heldOutWordings(pairs: readonly Pair[]): ReadonlySet<string> {
  const groups = Map.groupBy(new Set(pairs.map(({ wording }) => wording)), (wording) => wording.split(' ')[0] ?? '')
  return new Set(
    [...groups.values()].flatMap((wordings) =>
      wordings.sort((a, b) => textHash(a) - textHash(b)).slice(0, Math.max(1, Math.round(wordings.length / 10))),
    ),
  )
}
