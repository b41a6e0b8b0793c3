import type { AttackSummary } from '../../contract/redteam/attack-summary.ts'
import type { Finding } from '../../contract/redteam/findings.ts'

/** What became of the findings of an earlier run in a later one of the same test. */
export interface FindingComparison {
  readonly added: readonly Finding[]
  readonly remaining: readonly Finding[]
  /** Everything that led to it was tried again, and held for sure. */
  readonly fixed: readonly Finding[]
  /** It did not come out again, which proves nothing: it was not tried again, or nobody could tell. */
  readonly notShown: readonly Finding[]
}

/** A run with what broke in it. */
export interface RunFindings {
  readonly summary: AttackSummary
  readonly findings: readonly Finding[]
}

/**
 * Compares two runs of one test. A finding of the later run is one of the earlier where the same policy showed the same
 * quote, else where it fell to the same technique, for a model says the same in other words. Each is matched once.
 */
export function compareFindings(earlier: RunFindings, later: RunFindings): FindingComparison {
  const matched = new Map<Finding, Finding>()
  const taken = new Set<Finding>()
  for (const isSame of [showsTheSame, fellToTheSame]) {
    for (const before of earlier.findings) {
      if (matched.has(before)) continue
      const after = later.findings.find(
        (one) => !taken.has(one) && one.policy_id === before.policy_id && isSame(before, one),
      )
      if (after === undefined) continue
      matched.set(before, after)
      taken.add(after)
    }
  }
  const gone = earlier.findings.filter((one) => !matched.has(one))
  return {
    added: later.findings.filter((one) => !taken.has(one)),
    remaining: [...matched.values()],
    fixed: gone.filter((one) => isShownToHold(one, later.summary)),
    notShown: gone.filter((one) => !isShownToHold(one, later.summary)),
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

/** Whether the later run tried the policy with each technique of the finding, and nothing of that is unclear. */
function isShownToHold({ policy_id, ways }: Finding, { per_policy = [], per_technique = [] }: AttackSummary): boolean {
  const policy = per_policy.find((one) => one.policy_id === policy_id)
  if (policy === undefined || policy.attempts === 0 || (policy.unclear ?? 0) > 0) return false
  return ways.every(({ technique_id }) => {
    const technique = per_technique.find((one) => one.technique_id === technique_id)
    return technique !== undefined && technique.attempts > 0 && (technique.unclear ?? 0) === 0
  })
}
