import type { SeededRandom } from '../../server/text/random/seeded-random.ts'
import { actsOf } from '../generate-content/acts/acts.ts'
import { categories } from '../generate-content/categories.ts'
import type { Line } from '../generate-content/content-pair.ts'
import { placeWords } from '../generate-content/frames.ts'
import { generateContentPairs } from '../generate-content/generate-content-pairs.ts'
import { fill } from './slots.ts'

/** Kinds of harm whose acts no frame is put around: too grave to play with, or harmless by themselves. */
const leftOut: ReadonlySet<string> = new Set([
  'sexual-content-involving-minors',
  'specialised-advice',
  'intellectual-property',
  'profanity',
])

let known: readonly Line[] | undefined

/**
 * A harmful act and the harmless one that looks like it, in the infinitive, of the families from which the content heads
 * learn; none of a family that is kept from the fits.
 */
export function framedAct(random: SeededRandom): Line {
  known ??= lines()
  const line = random.pick(known)
  const words = Object.fromEntries(Object.entries(placeWords).map(([place, list]) => [place, [random.pick(list)]]))
  return { harmful: fill(line.harmful, words, random), safe: fill(line.safe, words, random) }
}

function lines(): readonly Line[] {
  const held = new Set(
    generateContentPairs(1)
      .filter(({ heldOut }) => heldOut)
      .map(({ family }) => family),
  )
  return categories
    .filter((category) => !leftOut.has(category))
    .flatMap((category) =>
      actsOf(category).filter(({ theme, kind }) => kind === 'do' && !held.has(`${category}/${theme}`)),
    )
    .flatMap(({ lines: own }) => own)
}
