import { PatternList } from './pattern-list.ts'

/** The most that searching 1,024 characters with one list may cost, in milliseconds of one core. */
export const searchMsPerKbMax = 10

/** The length of each text that is searched, in UTF-16 units. */
const probeUnits = 1_024

/** Each text is searched in so many variants; the quickest counts, because other work on the machine disturbs the rest. */
const attemptsMax = 3

/** How many single letters are tried as texts of nothing else. */
const lettersMax = 6

const prose =
  'The parcel that you sent on Monday, with 12 cups and a teapot, came at 9:30; nothing was broken. Would you tell me how to pay? '

/**
 * How long searching 1,024 characters with these patterns takes at worst, in milliseconds: of ordinary prose, of the letters
 * that the patterns name over and over, and of those letters in disorder, which keeps most of a pattern's states alive.
 * Stops at the first text that costs more than `searchMsPerKbMax`. Throws when a pattern is no RE2 syntax.
 * `nowMs`: a clock, or better what the thread has computed (`computedMs`). Cost: some milliseconds; at most three searches of each of eight texts.
 */
export function measureSearchCost(sources: readonly string[], nowMs: () => number): number {
  if (sources.length === 0) return 0
  const list = new PatternList(sources)
  const letters = lettersOf(sources)
  const texts: ((attempt: number) => string)[] = [
    (attempt) => filled(prose.slice(attempt)),
    (attempt) => disordered(letters, attempt),
    ...letters.slice(0, lettersMax).map((letter) => () => filled(letter)),
  ]
  let worst = 0
  for (const textOf of texts) {
    worst = Math.max(worst, quickestMs(list, textOf, nowMs))
    if (worst > searchMsPerKbMax) return worst
  }
  return worst
}

function quickestMs(list: PatternList, textOf: (attempt: number) => string, nowMs: () => number): number {
  let quickest = Number.POSITIVE_INFINITY
  for (let attempt = 0; attempt < attemptsMax && quickest > searchMsPerKbMax; attempt++) {
    const text = textOf(attempt)
    const startedMs = nowMs()
    list.matching(text)
    quickest = Math.min(quickest, nowMs() - startedMs)
  }
  return quickest
}

/** Letters and digits of the patterns, in their order, each once; `a` when they have none. */
function lettersOf(sources: readonly string[]): readonly string[] {
  const letters = new Set(sources.join('').match(/[\p{L}\p{N}]/gu))
  return letters.size === 0 ? ['a'] : [...letters].slice(0, 64)
}

function filled(piece: string): string {
  return piece.repeat(Math.ceil(probeUnits / piece.length)).slice(0, probeUnits)
}

/** The same for the same letters and attempt. */
function disordered(letters: readonly string[], attempt: number): string {
  let state = attempt + 1
  const parts: string[] = []
  for (let units = 0; units < probeUnits; ) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    const letter = letters[(state >>> 16) % letters.length] ?? 'a'
    parts.push(letter)
    units += letter.length
  }
  return parts.join('')
}
