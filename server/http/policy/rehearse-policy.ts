import type { policyOperations } from '../../../contract/policy/routes.ts'
import type { PolicyVerdict } from '../../domain/guard/verdict.ts'
import { invalidField } from '../../domain/problem.ts'
import { rehearsePolicy as rehearsePolicyService } from '../../services/policy/rehearse-policy.ts'
import type { OperationHandler } from '../operation-handler.ts'
import { timestampOf } from '../timestamp.ts'
import { presentCompiled } from './present-policy.ts'
import { readNewPolicy } from './read-new-policy.ts'
import { refuseBadPatterns } from './refuse-bad-patterns.ts'

/** POST /api/v1/policies/rehearsal */
export const rehearsePolicy: OperationHandler<typeof policyOperations.rehearsePolicy> = {
  async handle({ guard, checkPatterns }, { organizationId, body }) {
    const policy = readNewPolicy(body.policy)
    await refuseBadPatterns(checkPatterns, policy.patterns, 'policy.')
    const { project_id: projectId = null, texts = [] } = body
    if (projectId === null && texts.length === 0) {
      throw invalidField('project_id', 'is missing: name a project whose messages are judged, or give texts')
    }
    const rehearse = () =>
      rehearsePolicyService(guard, {
        organizationId,
        projectId,
        policyId: body.policy_id ?? null,
        policy,
        limit: body.limit ?? 100,
        texts,
      })
    // A few texts keep nothing busy for long.
    const rehearsal = await (projectId === null ? rehearse() : guard.rehearsals.run(organizationId, rehearse))
    const { isComplete, withoutText, judged, texts: judgedTexts, compiled } = rehearsal
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
        ...presentVerdict(verdict),
      })),
      texts: judgedTexts.map(({ text, verdict }) => ({ text, ...presentVerdict(verdict) })),
      compiled: compiled === null ? null : presentCompiled(compiled),
    }
  },
}

function presentVerdict({ value, isSafe, status, reason }: PolicyVerdict) {
  return { value, is_safe: isSafe, status, reason }
}
