import type { RedoubtClient } from '../../client/create-client.ts'
import type { ResultCase } from '../../contract/redteam/results.ts'

const pageSize = 100
/** Cases that are looked through for one of them, at most. */
const casesMax = 5_000

/** Which case of which test and run. */
export interface CaseReference {
  readonly testId: string
  /** Null = the latest. */
  readonly runId: string | null
  readonly caseId: string
}

/**
 * Looks for one case among the results, page by page; null where it is not among the first 5,000. Rejects with
 * `RedoubtProblem`. Cost: a request for each 100 cases before it.
 */
export async function findCase(
  client: Pick<RedoubtClient, 'call'>,
  { testId, runId, caseId }: CaseReference,
  signal: AbortSignal,
): Promise<ResultCase | null> {
  const params = { test_id: testId }
  for (let offset = 0; offset < casesMax; offset += pageSize) {
    const query = { kind: 'eval' as const, offset, limit: pageSize, ...(runId !== null && { run_id: runId }) }
    const { cases, total } = await client.call('listResultCases', { params, query }, { signal })
    const place = cases.findIndex(({ id }) => id === caseId)
    const found = cases[place]
    if (found !== undefined) {
      if (!found.is_shortened) return found
      const alone = { ...query, offset: offset + place, limit: 1 }
      return (await client.call('listResultCases', { params, query: alone }, { signal })).cases[0] ?? found
    }
    if (offset + pageSize >= total) return null
  }
  return null
}
