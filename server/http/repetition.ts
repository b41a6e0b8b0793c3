import type { FastifyRequest } from 'fastify'
import type { Operation } from '../../contract/operation.ts'
import type { IdempotencyClaim, StoredReply } from '../domain/idempotency.ts'
import { invalidField } from '../domain/problem.ts'
import { claimRequest, releaseRequest } from '../services/quota/claim-request.ts'
import type { ServiceScope } from '../services/scope/service-scope.ts'
import { callerOf } from './session/authorisation.ts'

/** The claim that a request makes with its `Idempotency-Key`; null when it sends none or the operation takes none. */
export function claimOf(
  operation: Operation,
  request: FastifyRequest,
  fingerprint: () => string,
): IdempotencyClaim | null {
  const given = request.headers['idempotency-key']
  if (!operation.repeatable || given === undefined) return null
  if (typeof given !== 'string' || !/^[\x21-\x7e]{1,255}$/.test(given)) {
    throw invalidField('header.idempotency-key', 'must be 1 to 255 printable ASCII characters without spaces')
  }
  return {
    organizationId: callerOf(request).organizationId,
    operation: operation.name,
    key: given,
    requestSha256: fingerprint(),
  }
}

/** Works on a claimed request, or finds the reply that an equal one got. A failure gives the key free again. */
export async function repeatOrRun<Result>(
  scope: ServiceScope,
  claim: IdempotencyClaim | null,
  run: () => Promise<Result>,
): Promise<{ readonly replayed: StoredReply } | { readonly result: Result }> {
  if (claim === null) return { result: await run() }
  const replayed = await claimRequest(scope, claim)
  if (replayed) return { replayed }
  try {
    return { result: await run() }
  } catch (error) {
    // The failure is what the client must hear of; a claim that stays behind is taken over after its lease.
    await releaseRequest(scope, claim).catch(() => undefined)
    throw error
  }
}
