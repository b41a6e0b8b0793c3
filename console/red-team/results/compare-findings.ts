import type { Finding } from '../../../contract/export/findings.ts'
import { type Tries, triesOf } from './count-tries.ts'

/** The findings of an earlier run of a test beside those of a later one. */
export interface MatchedFindings {
  readonly added: readonly Finding[]
  readonly remaining: readonly Finding[]
  /** Those of the earlier run that did not come out again. */
  readonly gone: readonly Finding[]
}

/** What became of the findings of an earlier run in a later one of the same test. */
export interface FindingComparison extends Omit<MatchedFindings, 'gone'> {
  /** Every way that led to it was tried again, and held for sure. */
  readonly fixed: readonly Finding[]
  /** It did not come out again, which proves nothing: it was not tried again, or nobody could tell. */
  readonly notShown: readonly Finding[]
}

/**
 * Compares two runs of one test. A finding of the later run is one of the earlier where the same policy showed the same
 * quote, else where it fell to the same technique, for a model says the same in other words. Each is matched once.
 */
export function matchFindings(earlier: readonly Finding[], later: readonly Finding[]): MatchedFindings {
  const matched = new Map<Finding, Finding>()
  const taken = new Set<Finding>()
  for (const isSame of [showsTheSame, fellToTheSame]) {
    for (const before of earlier) {
      if (matched.has(before)) continue
      const after = later.find((one) => !taken.has(one) && one.policy_id === before.policy_id && isSame(before, one))
      if (after === undefined) continue
      matched.set(before, after)
      taken.add(after)
    }
  }
  return {
    added: later.filter((one) => !taken.has(one)),
    remaining: [...matched.values()],
    gone: earlier.filter((one) => !matched.has(one)),
  }
}

/**
 * Tells what is fixed from what merely did not come out again, by what the later run tried. Where a policy fell again to a
 * technique of a finding, that one is still there, whatever was said. Null tries = nobody knows what was tried.
 */
export function sortOutGone({ added, remaining, gone }: MatchedFindings, tries: Tries | null): FindingComparison {
  const outcomes = Map.groupBy(gone, (one) => (tries === null ? 'not shown' : outcomeOf(one, tries)))
  return {
    added,
    remaining: [...remaining, ...(outcomes.get('broken') ?? [])],
    fixed: outcomes.get('held') ?? [],
    notShown: outcomes.get('not shown') ?? [],
  }
}

function showsTheSame(before: Finding, after: Finding): boolean {
  const quotes = new Set(before.quotes.map(plain))
  return after.quotes.some((quote) => quotes.has(plain(quote)))
}

/** A plain prompt of the dataset is a way too, without a technique. */
function fellToTheSame(before: Finding, after: Finding): boolean {
  const techniques = new Set(before.ways.map(({ technique_id }) => technique_id))
  return after.ways.some(({ technique_id }) => techniques.has(technique_id))
}

function plain(quote: string): string {
  return quote.toLowerCase().replace(/\s+/g, ' ').trim()
}

/** Of what is unclear nobody knows that it held, nor of ways that the finding does not list. */
function outcomeOf({ policy_id, ways, way_count }: Finding, tries: Tries): 'held' | 'broken' | 'not shown' {
  const ofWays = ways.map(({ technique_id }) => triesOf(tries, policy_id, technique_id))
  if (ofWays.some(({ broken }) => broken > 0)) return 'broken'
  const isHeld = ofWays.every(({ judged, unclear }) => judged > 0 && unclear === 0)
  return isHeld && way_count === ways.length ? 'held' : 'not shown'
}
