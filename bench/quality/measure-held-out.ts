import { textHash } from '../../server/text/random/text-hash.ts'
import type { GeneratedPair } from '../../training/generate/catalogue.ts'
import { heldOutPairs } from '../../training/generate/held-out-pairs.ts'
import { areaWithInterval, type Interval, meanOfShares } from './figures/statistics.ts'
import type { Judge } from './judges.ts'
import { type Line, lineOf, linesBy, type Values, valuesBy } from './line.ts'

/** Figures of generated pairs of one kind. */
export interface HeldOutFigures {
  readonly lines: readonly Line[]
  /** Recall of English attacks. */
  readonly english: Line
  /** Mean of the recall of each other language; null without pairs in another language. */
  readonly otherLanguages: Interval | null
  readonly twins: Line
}

/** Pairs that no fit saw. */
export interface HeldOut {
  /** Whole families that no fit saw. */
  readonly families: HeldOutFigures
  /** Wordings that no fit saw, of families that it knows. */
  readonly wordings: HeldOutFigures
}

/** So many pairs of each language, of families and of wordings: the lowest in the order of a hash. */
const pairsOfLanguageMax = 300

/** Measures a judge on the generated pairs that were kept from every fit. About two minutes on one core for the product. */
export async function measureHeldOut(judge: Judge, folder: string): Promise<HeldOut> {
  const values = valuesBy(judge)
  const pairs = heldOutPairs(folder)
  return {
    families: await figuresOf(bounded(pairs.filter((pair) => pair.heldOutFamily)), values),
    wordings: await figuresOf(bounded(pairs.filter((pair) => !pair.heldOutFamily)), values),
  }
}

/** Distinct attacks, at most so many of a language. Chosen by hash: the same for the same pairs. */
export function bounded(pairs: readonly GeneratedPair[], most = pairsOfLanguageMax): readonly GeneratedPair[] {
  const distinct = [...new Map(pairs.map((pair) => [pair.attack, pair])).values()]
  return [...Map.groupBy(distinct, ({ language }) => language).values()].flatMap((group) =>
    group.toSorted((a, b) => textHash(a.attack) - textHash(b.attack)).slice(0, most),
  )
}

async function figuresOf(pairs: readonly GeneratedPair[], values: Values): Promise<HeldOutFigures> {
  const attacks = await values(pairs.map(({ attack }) => attack))
  const benign = await values([...new Set(pairs.map((pair) => pair.benign))])
  const languageOf = (at: number): string => pairs[at]?.language ?? ''
  const byLanguage = new Map(
    linesBy(attacks, languageOf, (language) => language).map((line) => [line.name, line.reached]),
  )
  const others = [...byLanguage].filter(([language]) => language !== 'en').map(([, share]) => share)
  const twins = lineOf('benign twins: alarms', benign)
  const english = lineOf(
    'attacks in English: recall',
    attacks.filter((_, at) => languageOf(at) === 'en'),
  )
  return {
    english,
    otherLanguages: others.length === 0 ? null : meanOfShares(others),
    twins,
    lines: [
      { ...lineOf('attacks: recall', attacks), auc: areaWithInterval(attacks, benign) },
      english,
      twins,
      ...linesBy(
        attacks,
        (at) => pairs[at]?.family ?? '',
        (family) => `technique ${family}`,
      ),
      ...linesBy(attacks, languageOf, (language) => `language ${language}`),
    ],
  }
}
