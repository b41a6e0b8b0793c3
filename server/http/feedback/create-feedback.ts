import type { feedbackOperations } from '../../../contract/feedback/routes.ts'
import { invalidField } from '../../domain/problem.ts'
import { createFeedback as createFeedbackService } from '../../services/feedback/create-feedback.ts'
import type { OperationHandler } from '../operation-handler.ts'
import { presentFeedback } from './present-feedback.ts'

/** POST /api/v1/messages/{id}/feedback */
export const createFeedback: OperationHandler<typeof feedbackOperations.createFeedback> = {
  async handle({ guard }, { organizationId, caller, params, body, settle }) {
    const isSecurity = body.security === true
    if (isSecurity === (body.policy_id !== undefined)) {
      throw invalidField('policy_id', 'give either `policy_id` or `security: true`, and not both')
    }
    const feedback = await createFeedbackService(guard, {
      organizationId,
      messageId: params.id,
      kind: body.kind,
      policyId: body.policy_id ?? null,
      note: body.note ?? null,
      actor: caller.actor,
      settle: (given) => settle(presentFeedback(given)),
    })
    return presentFeedback(feedback)
  },
}
