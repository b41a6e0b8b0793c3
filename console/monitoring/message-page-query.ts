import type { RedoubtClient } from '../../client/create-client.ts'
import type { RequestOf } from '../../client/wire.ts'
import type { MessageList } from '../../contract/monitoring/statistics.ts'
import { callOperation } from '../call-operation.ts'
import { dayBound } from '../parts/forms/day-bound.ts'
import type { Search } from '../search.ts'
import { narrowedBy } from './message-narrowing.ts'

const pageSize = 50
/** A search goes on by itself through so many pages of the service, 10,000 messages each, before it asks. */
const searchedPagesMax = 20

/** Whether the newest page is shown and read again and again. */
export function isLivePage({ live, cursor }: Search): boolean {
  return live === 'true' && cursor === undefined
}

/** How the page of messages that the address names is read, and under which key it is kept. */
export function messagePageQuery(client: RedoubtClient, projectId: string, search: Search) {
  const { policy, from, to, unsafe, q, cursor } = search
  const isLive = isLivePage(search)
  const query = {
    project_id: projectId,
    limit: pageSize,
    unsafe_only: unsafe === 'true',
    ...(policy !== undefined && { policy_id: policy }),
    ...(q !== undefined && q.trim() !== '' && { search: q.slice(0, 200) }),
    ...narrowedBy(search),
    ...dayBound('from', from),
    ...dayBound('to', to),
    ...(cursor !== undefined && { cursor }),
  }
  return {
    queryKey: ['listMessages', 'page', query, isLive],
    queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
      readPage(client, query, isLive ? 1 : searchedPagesMax, signal),
  }
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
