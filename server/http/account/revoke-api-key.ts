import type { accountOperations } from '../../../contract/account/routes.ts'
import { revokeApiKey as revokeApiKeyService } from '../../services/account/revoke-api-key.ts'
import type { OperationHandler } from '../operation-handler.ts'
import { presentApiKey } from './present-api-key.ts'

/** DELETE /api/v1/api-keys/{id} */
export const revokeApiKey: OperationHandler<typeof accountOperations.revokeApiKey> = {
  async handle({ guard, forgetApiKey }, { organizationId, caller, params }) {
    const revoked = await revokeApiKeyService(guard, {
      organizationId,
      apiKeyId: params.id,
      actor: caller.actor,
      held: caller,
    })
    forgetApiKey(revoked.sha256)
    return presentApiKey(revoked)
  },
}
