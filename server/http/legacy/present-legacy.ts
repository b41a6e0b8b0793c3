import type { LegacyMessage, MetricResult } from '../../../contract/legacy/message.ts'
import type { PolicyVerdict } from '../../domain/guard/verdict.ts'
import type { Criticality, Policy } from '../../domain/policy/policy.ts'
import { maybeTimestampOf, timestampOf } from '../timestamp.ts'

/** A message as the older generation shows it, which knows no null: a text that is not kept is the empty string. */
export function presentLegacyMessage(
  message: { readonly id: string; readonly text: string | null; readonly textWithContext: string | null },
  direction: LegacyMessage['direction'],
): LegacyMessage {
  const { id, text, textWithContext } = message
  return {
    id,
    direction,
    status: 'SAVED',
    content: { text: text ?? '', summaryWithContext: textWithContext ?? text ?? '' },
  }
}

/** A policy's verdict as the older generation shows it. */
export function presentMetric(policy: Policy, verdict: PolicyVerdict): MetricResult {
  return {
    metric: {
      id: policy.id,
      name: policy.name,
      description: policy.description,
      criticality: upperCase[policy.criticality],
      detectionThreshold: policy.detectionThreshold,
      detectionIsAboveThreshold: verdict.isAboveThreshold,
      isDefault: policy.isDefault,
      isArchived: policy.archivedAtMs !== null,
      createdAt: timestampOf(policy.createdAtMs),
      updatedAt: timestampOf(policy.updatedAtMs),
      archivedAt: maybeTimestampOf(policy.archivedAtMs),
    },
    status: statusOf(verdict),
    value: verdict.value,
    isIssue: verdict.isAboveThreshold,
  }
}

const upperCase = {
  low: 'LOW',
  medium: 'MEDIUM',
  high: 'HIGH',
  critical: 'CRITICAL',
} as const satisfies Record<Criticality, string>

function statusOf({ status, isAboveThreshold }: PolicyVerdict): MetricResult['status'] {
  if (status === 'error') return 'UNKNOWN'
  return isAboveThreshold ? 'FAILED' : 'SUCCESS'
}
