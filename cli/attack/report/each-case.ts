import type { RedoubtClient } from '../../../client/create-client.ts'
import type { ResultCase } from './attack-report.ts'

/** Whose cases are read. */
export interface CasesOf {
  readonly client: RedoubtClient
  readonly testId: string
  readonly runId: string
  readonly signal: AbortSignal
}

const pageSize = 100

/** Every case of a run and of the dataset once, with its whole texts: what a page had no room for is asked for alone. */
export async function* eachCase({ client, testId, runId, signal }: CasesOf): AsyncGenerator<ResultCase> {
  const params = { test_id: testId }
  for (let offset = 0; ; ) {
    const query = { kind: 'eval' as const, run_id: runId, limit: pageSize, offset }
    const { cases, total } = await client.call('listResultCases', { params, query }, { signal })
    for (const [place, one] of cases.entries()) {
      if (one.is_shortened !== true) yield one
      else {
        const alone = { ...query, limit: 1, offset: offset + place }
        const { cases: whole } = await client.call('listResultCases', { params, query: alone }, { signal })
        yield whole[0] ?? one
      }
    }
    offset += cases.length
    if (cases.length === 0 || offset >= total) return
  }
}
