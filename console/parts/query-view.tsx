import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LoadingView } from './loading-view.tsx'
import { ProblemView } from './problem-view.tsx'

/** What is read, in all of its states: on its way, failed, or there. */
export function QueryView<Data>({
  query,
  children,
}: {
  readonly query: UseQueryResult<Data, unknown>
  readonly children: (data: Data) => ReactNode
}) {
  if (query.data !== undefined) return children(query.data)
  if (query.isError) return <ProblemView problem={query.error} onRetry={() => void query.refetch()} />
  return <LoadingView />
}
