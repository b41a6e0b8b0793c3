import type { signatureOperations } from '../../../contract/signature/routes.ts'
import { listSigningKeys as listSigningKeysService } from '../../services/signature/list-signing-keys.ts'
import type { OperationHandler } from '../operation-handler.ts'

/** GET /api/v1/signing-keys */
export const listSigningKeys: OperationHandler<typeof signatureOperations.listSigningKeys> = {
  async handle({ redTeam }) {
    const keys = await listSigningKeysService(redTeam)
    return {
      items: keys.map(({ id, publicKey, createdAtMs, retiredAtMs }) => ({
        id,
        public_key: publicKey,
        created_at: new Date(createdAtMs).toISOString(),
        retired_at: retiredAtMs === null ? null : new Date(retiredAtMs).toISOString(),
      })),
    }
  },
}
