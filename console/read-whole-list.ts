import type { RedoubtClient } from '../client/create-client.ts'
import type { OperationName, ReplyOf, RequestOf } from '../client/wire.ts'
import { callOperation } from './call-operation.ts'

/** The operations that list what people choose from; quotas keep these lists at some thousand items. */
export type ListName = Extract<OperationName, 'listProjects' | 'listPolicies' | 'listTopics' | 'listApiKeys'>

/** What such an operation is asked beside the part of the list. */
export type ListQuery<Name extends ListName> = Omit<RequestOf<Name>['query'], 'offset' | 'limit'>

/** The most that is read of one list; `total` of the reply tells when there are more. */
export const listedMax = 5_000
const pageSize = 500

/** All items of a list as if it had one page, at most 5,000. Cost: a request for each 500, one after the other. */
export async function readWholeList<Name extends ListName>(
  client: RedoubtClient,
  name: Name,
  query: ListQuery<Name>,
  signal?: AbortSignal,
): Promise<ReplyOf<Name>> {
  const read = (offset: number) =>
    callOperation(client, name, { query: { ...query, offset, limit: pageSize } } as RequestOf<Name>, signal)
  const first = await read(0)
  const items: ReplyOf<Name>['items'][number][] = [...first.items]
  while (items.length < Math.min(first.total, listedMax)) {
    const { items: more } = await read(items.length)
    if (more.length === 0) break
    items.push(...more)
  }
  return { ...first, limit: listedMax, items }
}
