import { textHash } from '../../server/text/random/text-hash.ts'
import { type SecurityText, securityTexts } from './security-texts.ts'

/** Sources of the gathered sets that are pools of many. */
const gatheredPools = new Set(['benign-instructions', 'benign-documents-2', 'parallel'])

/**
 * What no fit of the encoder, the rules or the n-grams saw; of each source in one split at most `textsOfSourceMax`, since long and
 * generated texts would take the most time.
 */
export function unseenTexts(
  folder: string,
  textsOfSourceMax: number,
): { readonly texts: readonly SecurityText[]; readonly seed: number } {
  const { texts, seed } = securityTexts(folder)
  const counts = new Map<string, number>()
  const chosen = texts
    .filter(({ split }) => split !== 'fit')
    .toSorted((a, b) => textHash(a.text) - textHash(b.text))
    .filter(({ split, kind, source }) => {
      const key = `${split} ${source} ${kind}`
      const count = (counts.get(key) ?? 0) + 1
      counts.set(key, count)
      if (split === 'foreign') return count <= textsOfSourceMax / 2
      if (split === 'held-out') return count <= textsOfSourceMax / 4
      // What the gathered pools hold of each kind: one name stands for many sources there.
      if (split === 'calibration' && gatheredPools.has(source)) return count <= 2 * textsOfSourceMax
      return count <= (kind === 'long' ? textsOfSourceMax / 2 : textsOfSourceMax)
    })
  return { texts: chosen, seed }
}
