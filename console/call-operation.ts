import type { RedoubtClient } from '../client/create-client.ts'
import type { OperationName, ReplyOf, RequestOf } from '../client/wire.ts'

/** Calls any operation: the client's own types tie request and reply to its name. */
export function callOperation<Name extends OperationName>(
  client: RedoubtClient,
  name: Name,
  request: RequestOf<Name>,
  signal?: AbortSignal,
  idempotencyKey?: string,
): Promise<ReplyOf<Name>> {
  const call = client.call as (...given: readonly unknown[]) => Promise<ReplyOf<Name>>
  return call(name, request, {
    ...(signal !== undefined && { signal }),
    ...(idempotencyKey !== undefined && { idempotencyKey }),
  })
}
