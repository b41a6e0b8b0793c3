import type { Feedback as WireFeedback } from '../../../contract/feedback/feedback.ts'
import type { Feedback } from '../../domain/monitoring/feedback.ts'
import { timestampOf } from '../timestamp.ts'

/** Feedback as the API shows it. */
export function presentFeedback(feedback: Feedback): WireFeedback {
  return {
    id: feedback.id,
    project_id: feedback.projectId,
    conversation_id: feedback.conversationId,
    message_id: feedback.messageId,
    kind: feedback.kind,
    policy_id: feedback.policyId,
    security: feedback.policyId === null,
    note: feedback.note,
    created_at: timestampOf(feedback.createdAtMs),
  }
}
