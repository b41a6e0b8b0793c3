import type { RedoubtClient } from '../../../client/create-client.ts'
import type { ResultCase } from '../../../contract/red-team-test/results.ts'

const pageSize = 100
/** Cases that are looked through, at most. */
const casesMax = 5_000

/** Which cases of which test and run. */
export interface CasesReference {
  readonly testId: string
  /** Null = the latest. */
  readonly runId: string | null
  readonly caseIds: readonly string[]
}

/**
 * Looks for cases among the results, page by page, by their id; those that are not among the first 5,000 are left out. Texts are
 * in full. Rejects with `RedoubtProblem`. Cost: a request for each 100 cases up to the last one that is found, and one for each
 * whose texts are too long for a page.
 */
export async function findCases(
  client: Pick<RedoubtClient, 'call'>,
  { testId, runId, caseIds }: CasesReference,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, ResultCase>> {
  const wanted = new Set(caseIds)
  const found = new Map<string, ResultCase>()
  const params = { test_id: testId }
  const read = (offset: number, limit: number) => {
    const query = { kind: 'eval' as const, offset, limit, ...(runId !== null && { run_id: runId }) }
    return client.call('listResultCases', { params, query }, { signal })
  }
  for (let offset = 0; offset < casesMax && found.size < wanted.size; offset += pageSize) {
    const { cases, total } = await read(offset, pageSize)
    for (const [place, one] of cases.entries()) {
      if (!wanted.has(one.id)) continue
      const whole = one.is_shortened ? (await read(offset + place, 1)).cases[0] : one
      found.set(one.id, whole ?? one)
    }
    if (offset + pageSize >= total) break
  }
  return found
}
