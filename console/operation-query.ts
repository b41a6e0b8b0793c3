import type { RedoubtClient } from '../client/create-client.ts'
import type { OperationName, ReplyOf, RequestOf } from '../client/wire.ts'
import { callOperation } from './call-operation.ts'
import { type ListName, type ListQuery, readWholeList } from './read-whole-list.ts'

interface Asking {
  readonly signal: AbortSignal
}

/** How an operation is read, and under which key what it answered is kept. */
export function operationQuery<Name extends OperationName>(
  client: RedoubtClient,
  name: Name,
  request: RequestOf<Name>,
): { readonly queryKey: readonly unknown[]; readonly queryFn: (asking: Asking) => Promise<ReplyOf<Name>> } {
  return { queryKey: [name, request], queryFn: ({ signal }) => callOperation(client, name, request, signal) }
}

/** The same of all items of a list. */
export function wholeListQuery<Name extends ListName>(
  client: RedoubtClient,
  name: Name,
  query: ListQuery<Name>,
): { readonly queryKey: readonly unknown[]; readonly queryFn: (asking: Asking) => Promise<ReplyOf<Name>> } {
  return { queryKey: [name, 'whole', query], queryFn: ({ signal }) => readWholeList(client, name, query, signal) }
}
