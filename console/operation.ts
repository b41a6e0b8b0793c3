import { type Query, type UseQueryResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { RedoubtProblem } from '../client/redoubt-problem.ts'
import type { OperationName, ReplyOf, RequestOf } from '../client/wire.ts'
import { callOperation } from './call-operation.ts'
import { operationQuery, wholeListQuery } from './operation-query.ts'
import type { ListName, ListQuery } from './read-whole-list.ts'
import { repeatKeys } from './repeat-key.ts'
import { useSigned } from './session/session-provider.tsx'

/** How an operation is watched. */
export interface WatchOptions<Reply = unknown> {
  /** False = not asked for yet. Default true. */
  readonly enabled?: boolean
  /**
   * Asks again so often, in milliseconds; false = only when something changed. A function decides by what was answered last,
   * undefined before the first answer. Default false.
   */
  readonly everyMs?: number | false | ((reply: Reply | undefined) => number | false)
  /** Shows what was read before while another page is on its way. Default false. */
  readonly keepsPrevious?: boolean
}

/** What an operation answered. */
export type Watched<Name extends OperationName> = UseQueryResult<ReplyOf<Name>, RedoubtProblem>

/** Reads an operation and keeps what it answered. */
export function useOperation<Name extends OperationName>(
  name: Name,
  request: RequestOf<Name>,
  { enabled = true, everyMs = false, keepsPrevious = false }: WatchOptions<ReplyOf<Name>> = {},
): Watched<Name> {
  const { client } = useSigned()
  return useQuery<ReplyOf<Name>, RedoubtProblem>({
    ...operationQuery(client, name, request),
    enabled,
    refetchInterval:
      typeof everyMs === 'function' ? (query: Query<ReplyOf<Name>>) => everyMs(query.state.data) : everyMs,
    ...(keepsPrevious && { placeholderData: (previous: ReplyOf<Name> | undefined) => previous }),
  } as Parameters<typeof useQuery<ReplyOf<Name>, RedoubtProblem>>[0])
}

/** Reads all items of a list, to choose from or to search in. */
export function useWholeList<Name extends ListName>(
  name: Name,
  query: ListQuery<Name>,
  { enabled = true, keepsPrevious = false }: Pick<WatchOptions, 'enabled' | 'keepsPrevious'> = {},
): Watched<Name> {
  const { client } = useSigned()
  return useQuery<ReplyOf<Name>, RedoubtProblem>({
    ...wholeListQuery(client, name, query),
    enabled,
    ...(keepsPrevious && { placeholderData: (previous: ReplyOf<Name> | undefined) => previous }),
  } as Parameters<typeof useQuery<ReplyOf<Name>, RedoubtProblem>>[0])
}

/**
 * Carries out an operation that changes something; what may be different then is read again. The same request again, after an
 * answer that was lost, makes nothing a second time.
 */
export function useChange<Name extends OperationName>(name: Name, changes: readonly OperationName[]) {
  const { client } = useSigned()
  const queries = useQueryClient()
  const [keys] = useState(() => repeatKeys(() => client.clock.newId()))
  return useMutation<ReplyOf<Name>, RedoubtProblem, RequestOf<Name>>({
    mutationFn: (request) => callOperation(client, name, request, undefined, keys.keyOf(request)),
    onSettled: (_, error) => keys.onSettled(error),
    onSuccess: async () => {
      await Promise.all(changes.map((changed) => queries.invalidateQueries({ queryKey: [changed] })))
    },
  })
}
