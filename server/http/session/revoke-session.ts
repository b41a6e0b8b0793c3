import type { sessionOperations } from '../../../contract/session/routes.ts'
import { revokeSession as revokeSessionService } from '../../services/session/revoke-session.ts'
import type { OperationHandler } from '../operation-handler.ts'
import { presentSession } from './present-session.ts'

/** DELETE /api/v1/sessions/{id} */
export const revokeSession: OperationHandler<typeof sessionOperations.revokeSession> = {
  async handle({ guard, forgetSession }, { organizationId, caller, params }) {
    const revoked = await revokeSessionService(guard, {
      organizationId,
      sessionId: params.id,
      actor: caller.actor,
      held: caller,
    })
    forgetSession(revoked.session.sha256)
    return presentSession(revoked)
  },
}
