import { foldWords } from '../../text/folding/fold-words.ts'
import { type AimId, aimIds } from '../wordings/asks/aim-wording.ts'
import words from './aim-keywords.json' with { type: 'json' }

/** Stems in English, French, German and Spanish, folded; each is a whole regular expression without groups of its own. */
const stems: Readonly<Record<AimId, readonly string[]>> = words.stems

const patterns = aimIds.map((id) => ({ id, pattern: new RegExp(stems[id].join('|'), 'g') }))
const unitsRead = 20_000

/**
 * The aims whose stems a policy's text names, best first, at most `max`. Reads 20,000 units; linear in them.
 * Known misses: paraphrases without any of the stems; negated mentions count as mentions.
 */
export function aimsNamedIn(text: string, max = 3): readonly AimId[] {
  const folded = foldWords(text.slice(0, unitsRead))
  return patterns
    .map(({ id, pattern }) => {
      const found = [...folded.matchAll(pattern)]
      // A longer stem says more: "medical record" wins over "medical".
      return {
        id,
        weight: new Set(found.map(([stem]) => stem)).values().reduce((sum, stem) => sum + 4 + stem.length, 0),
      }
    })
    .filter(({ weight }) => weight > 0)
    .sort((first, second) => second.weight - first.weight)
    .slice(0, max)
    .map(({ id }) => id)
}

/** Words that say how, not what: they count neither for nor against an aim. Folded. */
const generic: ReadonlySet<string> = new Set(words.generic.split(' '))

/** An aim and the words of an act that speak for it, folded. */
export interface CoveringAim {
  readonly id: AimId
  /** One of them is enough. */
  readonly words: readonly string[]
}

/** The share of what an act says that an aim must cover for its asks to be to the point. */
const coverageMin = 0.6
const coveringMax = 2

/**
 * The aims whose stems cover at least such a share of what an act says, best first, at most two; by default most of it, so
 * none when it is about something else besides. Linear. Known misses: acts in words that no aim knows, long acts with much detail.
 */
export function aimsCovering(act: string, shareMin = coverageMin): readonly CoveringAim[] {
  const folded = foldWords(act.slice(0, 1_000))
  const words = [...folded.matchAll(/[\p{L}\p{N}]{4,}/gu)].filter(([word]) => !generic.has(word))
  const units = words.reduce((sum, [word]) => sum + word.length, 0)
  if (units === 0) return []
  return patterns
    .map(({ id, pattern }) => {
      const spans = [...folded.matchAll(pattern)].map(({ index, 0: stem }) => [index, index + stem.length] as const)
      const covered = words
        .filter(({ index, 0: word }) => spans.some(([from, to]) => from < index + word.length && to > index))
        .map(([word]) => word)
      return { id, words: covered, share: covered.reduce((sum, word) => sum + word.length, 0) / units }
    })
    .filter(({ share }) => share >= shareMin)
    .sort((first, second) => second.share - first.share)
    .slice(0, coveringMax)
    .map(({ id, words: by }) => ({ id, words: by }))
}
