import type { policyOperations } from '../../../contract/policy/routes.ts'
import { rehearsePolicy as rehearsePolicyService } from '../../services/policy/rehearse-policy.ts'
import type { OperationHandler } from '../operation-handler.ts'
import { timestampOf } from '../timestamp.ts'
import { readNewPolicy } from './read-new-policy.ts'
import { refuseBadPatterns } from './refuse-bad-patterns.ts'

/** POST /api/v1/policies/rehearsal */
export const rehearsePolicy: OperationHandler<typeof policyOperations.rehearsePolicy> = {
  async handle({ guard, checkPatterns }, { organizationId, body }) {
    const policy = readNewPolicy(body.policy)
    await refuseBadPatterns(checkPatterns, policy.patterns, 'policy.')
    const { isComplete, withoutText, judged } = await guard.rehearsals.run(organizationId, () =>
      rehearsePolicyService(guard, {
        organizationId,
        projectId: body.project_id,
        policyId: body.policy_id ?? null,
        policy,
        limit: body.limit ?? 100,
      }),
    )
    return {
      is_complete: isComplete,
      without_text: withoutText,
      items: judged.map(({ message, verdict }) => ({
        id: message.id,
        conversation_id: message.conversationId,
        direction: message.direction,
        created_at: timestampOf(message.createdAtMs),
        text: message.text,
        is_redacted: message.isRedacted,
        was_safe: message.wasSafe,
        value: verdict.value,
        is_safe: verdict.isSafe,
        status: verdict.status,
        reason: verdict.reason,
      })),
    }
  },
}
