import type { RedoubtClient } from '../../../client/create-client.ts'
import type { ResultCase } from '../../../contract/red-team-test/results.ts'

/** What came of the attempts of a run that used one technique on one policy. */
export interface PairTries {
  /** Aimed at the policy, with a verdict. */
  readonly judged: number
  /** Of those, the ones of which nobody could tell. */
  readonly unclear: number
  /** Breaches of the policy, also those that were found by the way. */
  readonly broken: number
}

/** What a run tried, by policy and technique; read it with `triesOf`. */
export type Tries = ReadonlyMap<string, PairTries>

/** Which run of which test. */
export interface TriedRun {
  readonly testId: string
  readonly runId: string
  readonly signal: AbortSignal
}

const pageSize = 100
/** Cases that are looked through, at most. */
const casesMax = 5_000
const untried: PairTries = { judged: 0, unclear: 0, broken: 0 }

/**
 * Counts what a run tried; null where it has more than 5,000 cases, for what was not read proves nothing. Rejects with
 * `RedoubtProblem`. Cost: a request for each 100 cases of the dataset and the run.
 */
export async function countTries(
  client: Pick<RedoubtClient, 'call'>,
  { testId, runId, signal }: TriedRun,
): Promise<Tries | null> {
  const tries = new Map<string, PairTries>()
  for (let offset = 0; ; offset += pageSize) {
    const query = { kind: 'eval' as const, run_id: runId, offset, limit: pageSize }
    const page = await client.call('listResultCases', { params: { test_id: testId }, query }, { signal })
    if (page.total > casesMax) return null
    for (const one of page.cases) addCase(tries, one)
    if (offset + pageSize >= page.total) return tries
  }
}

/** Of what was never tried, zeros; so of a prompt of the dataset, technique null, which no run attacks with. */
export function triesOf(tries: Tries, policyId: string, techniqueId: string | null): PairTries {
  return tries.get(keyOf(policyId, techniqueId)) ?? untried
}

/** An attempt stands with the policy that it was aimed at, a breach with each policy that it broke. */
function addCase(tries: Map<string, PairTries>, one: ResultCase): void {
  if (one.kind !== 'attack') return
  const { policy_id, aimed_policy_id = policy_id, technique_id, status, verdict, broken = [] } = one
  const add = (policyId: string, { judged, unclear, broken }: PairTries) => {
    const before = triesOf(tries, policyId, technique_id)
    tries.set(keyOf(policyId, technique_id), {
      judged: before.judged + judged,
      unclear: before.unclear + unclear,
      broken: before.broken + broken,
    })
  }
  const isJudged = status === 'passed' || status === 'failed'
  add(aimed_policy_id, { judged: isJudged ? 1 : 0, unclear: verdict === 'unclear' ? 1 : 0, broken: 0 })
  const brokenIds = new Set(broken.map((each) => each.policy_id))
  if (status === 'failed') brokenIds.add(policy_id)
  for (const id of brokenIds) add(id, { ...untried, broken: 1 })
}

function keyOf(policyId: string, techniqueId: string | null): string {
  return JSON.stringify([policyId, techniqueId])
}
