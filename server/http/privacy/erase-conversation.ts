import type { privacyOperations } from '../../../contract/privacy/routes.ts'
import { createErasure } from '../../services/privacy/create-erasure.ts'
import type { OperationHandler } from '../operation-handler.ts'
import { presentErasure } from './present-erasure.ts'

/** POST /api/v1/conversations/{id}/erase */
export const eraseConversation: OperationHandler<typeof privacyOperations.eraseConversation> = {
  async handle({ guard }, { organizationId, caller, params, settle }) {
    const erasure = await createErasure(guard, {
      organizationId,
      target: { conversationId: params.id },
      actor: caller.actor,
      settle: (begun) => settle(presentErasure(begun)),
    })
    return presentErasure(erasure)
  },
}
