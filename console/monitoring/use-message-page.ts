import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { RedoubtClient } from '../../client/create-client.ts'
import type { RedoubtProblem } from '../../client/redoubt-problem.ts'
import type { RequestOf } from '../../client/wire.ts'
import type { MessageList } from '../../contract/monitoring/statistics.ts'
import { callOperation } from '../call-operation.ts'
import { dayBound } from '../parts/day-bound.ts'
import type { Search } from '../search.ts'
import { useSigned } from '../session/session-provider.tsx'

const liveMs = 2_000
const pageSize = 50
/** A search goes on by itself through so many pages of the service, 10,000 messages each, before it asks. */
const searchedPagesMax = 20

/** The page of messages that the address names. Live, the newest one is read again and again. */
export function useMessagePage(projectId: string, search: Search): UseQueryResult<MessageList, RedoubtProblem> {
  const { policy, from, to, unsafe, live, q, cursor } = search
  const { client } = useSigned()
  const isLive = live === 'true' && cursor === undefined
  const query = {
    project_id: projectId,
    limit: pageSize,
    unsafe_only: unsafe === 'true',
    ...(policy !== undefined && { policy_id: policy }),
    ...(q !== undefined && q.trim() !== '' && { search: q.slice(0, 200) }),
    ...dayBound('from', from),
    ...dayBound('to', to),
    ...(cursor !== undefined && { cursor }),
  }
  return useQuery<MessageList, RedoubtProblem>({
    queryKey: ['listMessages', 'page', query, isLive],
    queryFn: ({ signal }) => readPage(client, query, isLive ? 1 : searchedPagesMax, signal),
    refetchInterval: isLive ? liveMs : false,
  })
}

/** A page of the list; of a search, as many pages of the service as it takes to fill one, with what they looked through. */
async function readPage(
  client: RedoubtClient,
  query: RequestOf<'listMessages'>['query'],
  pagesMax: number,
  signal: AbortSignal,
): Promise<MessageList> {
  let page = await callOperation(client, 'listMessages', { query }, signal)
  for (let pages = 1; pages < pagesMax && page.searched && page.next_cursor !== null; pages++) {
    if (page.items.length >= pageSize) break
    const rest = { ...query, limit: pageSize - page.items.length, cursor: page.next_cursor }
    const more = await callOperation(client, 'listMessages', { query: rest }, signal)
    page = {
      ...more,
      items: [...page.items, ...more.items],
      ...(more.searched && {
        searched: {
          messages: page.searched.messages + more.searched.messages,
          without_text: page.searched.without_text + more.searched.without_text,
          back_to: more.searched.back_to ?? page.searched.back_to,
        },
      }),
    }
  }
  return page
}
