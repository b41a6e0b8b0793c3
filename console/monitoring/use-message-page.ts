import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { RedoubtProblem } from '../../client/redoubt-problem.ts'
import type { MessageList } from '../../contract/monitoring/statistics.ts'
import type { Search } from '../search.ts'
import { useSigned } from '../session/session-provider.tsx'
import { isLivePage, messagePageQuery } from './message-page-query.ts'

const liveMs = 2_000

/** The page of messages that the address names. Live, the newest one is read again and again. */
export function useMessagePage(projectId: string, search: Search): UseQueryResult<MessageList, RedoubtProblem> {
  const { client } = useSigned()
  return useQuery<MessageList, RedoubtProblem>({
    ...messagePageQuery(client, projectId, search),
    refetchInterval: isLivePage(search) ? liveMs : false,
  })
}
