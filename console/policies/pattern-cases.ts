import type { PolicyDraft } from './policy-draft.ts'

/** A text on which patterns are tried, and what should come of it. */
export interface PatternCase {
  /** At most 10,000 UTF-16 units. */
  readonly text: string
  /** `violating`: an example, which may be found by its meaning as well. `leave` holds near misses too. */
  readonly wanted: 'find' | 'leave' | 'violating'
}

/** As the service takes them. */
const casesMax = 100
const unitsMax = 10_000
const allUnitsMax = 200_000

/** The texts on which the patterns of a draft are tried, typed lines first, and whether some had to be left out. */
export function patternCases(
  { violating, allowed }: Pick<PolicyDraft, 'violating' | 'allowed'>,
  typed: { readonly find: string; readonly leave: string },
): { readonly cases: readonly PatternCase[]; readonly isCut: boolean } {
  const given = [
    ...casesOf('find', typed.find.split('\n')),
    ...casesOf('leave', typed.leave.split('\n')),
    ...casesOf('leave', allowed),
    ...casesOf('violating', violating),
  ]
  const cases: PatternCase[] = []
  let units = 0
  for (const one of given) {
    units += one.text.length
    if (cases.length === casesMax || units > allUnitsMax) return { cases, isCut: true }
    cases.push(one)
  }
  return { cases, isCut: false }
}

/** Whether a text came out as it should; null where either is right. */
export function isAsWanted({ wanted }: PatternCase, isFound: boolean): boolean | null {
  if (wanted === 'violating') return isFound ? true : null
  return isFound === (wanted === 'find')
}

function casesOf(wanted: PatternCase['wanted'], texts: readonly string[]): readonly PatternCase[] {
  return texts.filter((text) => text.trim() !== '').map((text) => ({ wanted, text: text.slice(0, unitsMax) }))
}
