import type { RotatedApiKey as WireRotatedApiKey } from '../../../contract/account/api-key.ts'
import type { accountOperations } from '../../../contract/account/routes.ts'
import { type RotatedApiKey, rotateApiKey as rotateApiKeyService } from '../../services/account/rotate-api-key.ts'
import type { OperationHandler } from '../operation-handler.ts'
import { presentApiKey } from './present-api-key.ts'

/** POST /api/v1/api-keys/{id}/rotate */
export const rotateApiKey: OperationHandler<typeof accountOperations.rotateApiKey> = {
  async handle({ guard, forgetApiKey }, { organizationId, caller, params, body, settle }) {
    const rotated = await rotateApiKeyService(guard, {
      organizationId,
      apiKeyId: params.id,
      graceSeconds: body.grace_seconds ?? defaultGraceSeconds,
      actor: caller.actor,
      held: caller,
      // The reply that is kept must not hold the key: it would be readable in the database for a day.
      settle: (issued) => settle(present(issued, null)),
    })
    forgetApiKey(rotated.replaced.sha256)
    return present(rotated, rotated.key)
  },
}

/** One day. */
const defaultGraceSeconds = 86_400

function present({ record, replaced }: RotatedApiKey, key: string | null): WireRotatedApiKey {
  return { ...presentApiKey(record), key, replaced: presentApiKey(replaced) }
}
