import { randomFromNumber, type SeededRandom } from '../../server/text/random/seeded-random.ts'
import { textHash } from '../../server/text/random/text-hash.ts'
import { actsOf } from './acts/acts.ts'
import { categories } from './categories.ts'
import type { ContentCategory, ContentPair, Family, Line } from './content-pair.ts'
import { capitalised, uncapitalised } from './english-forms.ts'
import { frames, placeWords } from './frames.ts'
import { languageGrounds } from './languages/language-grounds.ts'
import { wordLine } from './word-line.ts'

/** How many pairs one line of acts gives; of sentences, which have no wordings around them, fewer. */
const pairsALine = { act: 10, sentence: 6, minors: 5, otherLanguages: 4 } as const

/** How often a frame stands around both sides, and around one side alone. */
const framed = { both: 0.35, one: 0.1 } as const

/** Makes all pairs, in the order of categories, English first. The same seed gives the same pairs; no two are equal. */
export function generateContentPairs(seed: number): readonly ContentPair[] {
  const english = categories.flatMap((category, at) => {
    const random = randomFromNumber(seed + at)
    return actsOf(category).flatMap((family) =>
      family.lines.flatMap((line) => pairsOf({ category, family, line, random })),
    )
  })
  const others = languageGrounds.flatMap((ground, at) => {
    const random = randomFromNumber(seed + 1000 + at)
    return categories.flatMap((category) =>
      ground.lines[category].flatMap((line) =>
        Array.from({ length: pairsALine.otherLanguages }, (_, turn) => {
          const wording = random.pick(ground.doing)
          const other =
            turn % 3 === 1 ? { act: line.safe, wording } : { act: line.harmful, wording: random.pick(ground.about) }
          return {
            harmful: capitalised(wording.replace('{act}', line.harmful)),
            safe: capitalised(other.wording.replace('{act}', other.act)),
            category,
            family: `${category}/${ground.language}`,
            language: ground.language,
          }
        }),
      ),
    )
  })
  const pairs = withoutRepeats([...english, ...others])
  const held = heldOutFamilies(pairs)
  return pairs.map((pair) => ({ ...pair, heldOut: held.has(pair.family) }))
}

type Unsplit = Omit<ContentPair, 'heldOut'>

interface Source {
  readonly category: ContentCategory
  readonly family: Family
  readonly line: Line
  readonly random: SeededRandom
}

function pairsOf({ category, family, line, random }: Source): readonly Unsplit[] {
  const minors = category === 'sexual-content-involving-minors'
  const count = minors ? pairsALine.minors : family.kind === 'say' ? pairsALine.sentence : pairsALine.act
  return Array.from({ length: count }, () => {
    const words = Object.fromEntries(Object.entries(placeWords).map(([place, list]) => [place, random.pick(list)]))
    const worded = wordLine({ category, kind: family.kind, line, random })
    // A pretext around what concerns children is left out: the plain request is enough to learn from.
    const frame = minors ? plain : framesFor(random)
    return {
      harmful: frame.harmful(filled(worded.harmful, words)),
      safe: frame.safe(filled(worded.safe, words)),
      category,
      family: `${category}/${family.theme}`,
      language: 'en',
    }
  })
}

type Reframe = (text: string) => string

const plain: { readonly harmful: Reframe; readonly safe: Reframe } = { harmful: capitalised, safe: capitalised }

function framesFor(random: SeededRandom): typeof plain {
  const chance = random.next()
  const around = frameOf(random.pick(frames))
  if (chance < framed.both) return { harmful: around, safe: around }
  if (chance < framed.both + framed.one / 2) return { harmful: around, safe: capitalised }
  if (chance < framed.both + framed.one) return { harmful: capitalised, safe: around }
  return chance > 0.93 ? { harmful: uncapitalised, safe: uncapitalised } : plain
}

function frameOf(frame: string): Reframe {
  return (text) => frame.replace('{text}', () => capitalised(text)).replace('{lower}', () => uncapitalised(text))
}

function filled(text: string, words: Readonly<Record<string, string>>): string {
  return text.replace(/\{([a-z]+)\}/g, (place, name: string) => words[name] ?? place)
}

function withoutRepeats(pairs: readonly Unsplit[]): readonly Unsplit[] {
  return [...new Map(pairs.map((pair) => [`${pair.harmful}\n${pair.safe}`, pair])).values()]
}

/**
 * A tenth of the English families and a tenth of the others, in the order of a hash, spread: no two of one category in
 * English, no more than two of one language in the others.
 */
function heldOutFamilies(pairs: readonly Unsplit[]): ReadonlySet<string> {
  const english = new Set(pairs.filter(({ language }) => language === 'en').map(({ family }) => family))
  const others = new Set(pairs.filter(({ language }) => language !== 'en').map(({ family }) => family))
  return new Set([...spread(english, { part: 0, most: 1 }), ...spread(others, { part: 1, most: 2 })])
}

function spread(names: ReadonlySet<string>, { part, most }: { part: 0 | 1; most: number }): readonly string[] {
  const taken: string[] = []
  const groupOf = (name: string): string | undefined => name.split('/')[part]
  for (const name of [...names].sort((a, b) => textHash(a) - textHash(b))) {
    const own = taken.filter((other) => groupOf(other) === groupOf(name)).length
    if (own < most && taken.length < Math.round(names.size / 10)) taken.push(name)
  }
  return taken
}
