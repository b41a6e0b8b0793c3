import type { RedoubtClient } from '../create-client.ts'
import { eachItem, type ItemOf } from '../each-item.ts'
import type { RequestOf } from '../wire.ts'

/** A case of a test, as `results/cases` tells it. */
export type ResultCase = ItemOf<'listResultCases'>

/** Which cases are read. */
export interface CasesOf {
  readonly client: RedoubtClient
  readonly testId: string
  /** As `results/cases` takes it; `limit` is the size of a page. */
  readonly query: NonNullable<RequestOf<'listResultCases'>['query']>
  readonly signal: AbortSignal
  /** Those of which it says no are passed over, before anything more is asked of them. Default: all are wanted. */
  readonly isWanted?: (one: ResultCase) => boolean
}

/** Every such case once, with its whole texts: what a page had no room for is asked for alone. */
export async function* eachCase({
  client,
  testId,
  query,
  signal,
  isWanted = () => true,
}: CasesOf): AsyncGenerator<ResultCase, void, undefined> {
  const params = { test_id: testId }
  let offset = 0
  for await (const one of eachItem({ client, name: 'listResultCases', signal }, { params, query })) {
    if (isWanted(one)) {
      const alone = { params, query: { ...query, offset, limit: 1 } }
      const [whole = one] =
        one.is_shortened === true ? (await client.call('listResultCases', alone, { signal })).cases : [one]
      yield whole
    }
    offset += 1
  }
}
