import type { privacyOperations } from '../../../contract/privacy/routes.ts'
import { createErasure as createErasureService } from '../../services/privacy/create-erasure.ts'
import type { OperationHandler } from '../operation-handler.ts'
import { presentErasure } from './present-erasure.ts'

/** POST /api/v1/erasures */
export const createErasure: OperationHandler<typeof privacyOperations.createErasure> = {
  async handle({ guard }, { organizationId, caller, body, settle }) {
    const erasure = await createErasureService(guard, {
      organizationId,
      target: { projectId: body.project_id, linkedId: body.conversation_linked_id },
      actor: caller.actor,
      settle: (begun) => settle(presentErasure(begun)),
    })
    return presentErasure(erasure)
  },
}
