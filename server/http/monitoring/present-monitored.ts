import type { MonitoringMessage } from '../../../contract/monitoring/monitoring.ts'
import type { MessageVerdict } from '../../domain/guard/message.ts'
import type { MonitoredRow } from '../../domain/monitoring/monitoring.ts'
import { presentSecondOpinion, presentUpstreamUse } from '../guard/present-guardrails.ts'
import { timestampOf } from '../timestamp.ts'

/** A message as the monitoring export shows it; with a policy, only that policy's row. */
export function presentMonitored(message: MonitoredRow, policyId: string | null): MonitoringMessage {
  const { isSafe, security, policies, topics } = JSON.parse(message.verdictJson) as MessageVerdict
  return {
    id: message.id,
    conversation_id: message.conversationId,
    conversation_name: message.conversationName,
    direction: message.direction,
    role: message.role,
    text: message.text,
    ...(message.textRemovedAtMs !== null && { text_removed_at: timestampOf(message.textRemovedAtMs) }),
    created_at: timestampOf(message.createdAtMs),
    is_safe: isSafe,
    security: security && {
      is_safe: security.isSafe,
      value: security.value,
      status: security.status,
      reason: security.reason,
    },
    policies: policies
      .filter((row) => policyId === null || row.policyId === policyId)
      .map(({ policyId: id, name, criticality, value, isSafe: isKept, status, reason, shadow = false, ...row }) => ({
        id,
        name,
        criticality,
        value,
        is_safe: isKept,
        status,
        reason,
        ...(shadow && { shadow }),
        ...presentSecondOpinion(row),
      })),
    topics: (topics?.topics ?? []).map(({ topicId: id, name, state, similarity }) => ({ id, name, state, similarity })),
    images: message.imageCount,
    latency_ms: message.latencyMs,
    ...presentUpstreamUse(message),
    mode: message.mode,
  }
}
