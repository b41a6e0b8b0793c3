import type { ExportedMessage } from '../../../contract/privacy/conversation-export.ts'
import type { Verdict } from '../../domain/guard/verdict.ts'
import type { TopicsVerdict } from '../../domain/topic/topic.ts'
import type { DecidedMessage } from '../../services/privacy/decided-messages.ts'
import { presentSecondOpinion } from '../guard/present-guardrails.ts'
import { maybeTimestampOf, timestampOf } from '../timestamp.ts'

/** A message of a conversation with its verdict, on the wire. */
export function presentExportedMessage(message: DecidedMessage): ExportedMessage {
  const { security, policies, topics, isSafe } = message.verdict
  const { snapshot } = message
  const thresholds = new Map(snapshot.policies.map(({ policy }) => [policy.id, policy.detectionThreshold]))
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
    security: security && presentVerdict(security, snapshot.security.detectionThreshold),
    policies: policies.map((policy) => ({
      id: policy.policyId,
      name: policy.name,
      criticality: policy.criticality,
      ...presentVerdict(policy, thresholds.get(policy.policyId) ?? null),
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

function presentVerdict({ isSafe, value, status, reason, spans }: Verdict, threshold: number | null) {
  return {
    is_safe: isSafe,
    value,
    detection_threshold: threshold,
    status,
    reason,
    spans: spans.map(({ start, end, view, label }) => ({ start, end, view, label })),
  }
}
