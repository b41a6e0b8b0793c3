import type { ExportedMessage } from '../../../contract/privacy/conversation-export.ts'
import type { privacyOperations } from '../../../contract/privacy/routes.ts'
import type { Verdict } from '../../domain/guard/verdict.ts'
import type { MonitoredMessage } from '../../domain/monitoring/monitoring.ts'
import type { TopicsVerdict } from '../../domain/topic/topic.ts'
import { recordExport } from '../../services/audit/record-export.ts'
import { exportConversation as exportConversationService } from '../../services/privacy/export-conversation.ts'
import { presentSecondOpinion } from '../guard/present-guardrails.ts'
import type { OperationHandler } from '../operation-handler.ts'
import { maybeTimestampOf, timestampOf } from '../timestamp.ts'

/** GET /api/v1/conversations/{id}/export */
export const exportConversation: OperationHandler<typeof privacyOperations.exportConversation> = {
  async handle({ guard }, { organizationId, caller, params, query }) {
    const asked = { ...wholePages, ...query }
    await guard.conversations.read(organizationId, params.id)
    await recordExport(guard, {
      organizationId,
      actor: caller.actor,
      action: 'conversation.export',
      target: `conversation:${params.id}`,
      asked,
    })
    const { conversation, messages, turns } = await exportConversationService(guard, {
      organizationId,
      conversationId: params.id,
      messages: { offset: asked.offset, limit: asked.limit },
      turns: { offset: asked.turns_offset, limit: asked.turns_limit },
    })
    return {
      conversation: {
        id: conversation.id,
        project_id: conversation.projectId,
        name: conversation.name,
        description: conversation.description,
        conversation_linked_id: conversation.linkedId,
        created_at: timestampOf(conversation.createdAtMs),
      },
      messages: { ...messages, items: messages.items.map(presentMessage) },
      turns: {
        ...turns,
        items: turns.items.map(({ id, parentId, role, content }) => ({ id, previous_id: parentId, role, content })),
      },
    }
  },
}

const wholePages = { offset: 0, limit: 50, turns_offset: 0, turns_limit: 50 }

function presentMessage(message: MonitoredMessage): ExportedMessage {
  const { security, policies, topics, isSafe } = message.verdict
  return {
    id: message.id,
    direction: message.direction,
    role: message.role,
    text: message.text,
    text_removed_at: maybeTimestampOf(message.textRemovedAtMs),
    text_with_context: message.textWithContext,
    input_id: message.inputId,
    last_turn_id: message.historyId,
    images: message.imageCount,
    created_at: timestampOf(message.createdAtMs),
    is_safe: isSafe,
    security: security && presentVerdict(security),
    policies: policies.map((policy) => ({
      id: policy.policyId,
      name: policy.name,
      criticality: policy.criticality,
      ...presentVerdict(policy),
      ...(policy.shadow && { shadow: true }),
      ...presentSecondOpinion(policy),
    })),
    topics: topics ? presentTopics(topics) : null,
  }
}

function presentTopics({ status, topics }: TopicsVerdict): NonNullable<ExportedMessage['topics']> {
  const items = topics.map(({ topicId, name, state, similarity, isReached }) => {
    return { id: topicId, name, state, similarity, is_reached: isReached }
  })
  return { status, items }
}

function presentVerdict({ isSafe, value, status, reason, spans }: Verdict) {
  return {
    is_safe: isSafe,
    value,
    status,
    reason,
    spans: spans.map(({ start, end, view, label }) => ({ start, end, view, label })),
  }
}
