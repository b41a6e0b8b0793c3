import {
  type ExportMonitoringReply,
  type MonitoringMessage,
  monitoringMessagesMax,
} from '../../../contract/guard-v1/monitoring.ts'
import type { guardV1Operations } from '../../../contract/guard-v1/routes.ts'
import type { MonitoredMessage, MonitoringCursor } from '../../domain/monitoring.ts'
import { invalidField } from '../../domain/problem.ts'
import {
  exportMonitoring as exportMonitoringService,
  type MonitoringExport,
  type MonitoringPeriod,
} from '../../services/export-monitoring.ts'
import type { OperationHandler } from '../operation-handler.ts'
import { timestampOf } from './present-guardrails.ts'

/** GET /monitoring/messages */
export const exportMonitoring: OperationHandler<typeof guardV1Operations.exportMonitoring> = {
  async handle({ guard }, { organizationId, query }) {
    const period = query.period ?? '1m'
    const policyId = query.metric_id ?? null
    const exported = await exportMonitoringService(guard, {
      organizationId,
      projectId: query.project_id,
      period,
      policyId,
      issuesOnly: query.issues_only ?? false,
      limit: query.limit ?? monitoringMessagesMax,
      after: query.cursor === undefined ? null : readCursor(query.cursor),
    })
    return presentExport(exported, period, policyId)
  },
}

function presentExport(
  exported: MonitoringExport,
  period: MonitoringPeriod,
  policyId: string | null,
): ExportMonitoringReply {
  const { project, stats, next } = exported
  return {
    meta: {
      projectId: project.id,
      projectName: project.name,
      period,
      startDate: timestampOf(exported.fromMs),
      endDate: timestampOf(exported.toMs),
      generatedAt: timestampOf(exported.toMs),
      messageCount: stats.messageCount,
      truncated: next !== null,
      nextCursor: next && writeCursor(next),
    },
    stats: {
      byCriticality: { ...stats.byCriticality },
      security: { inputUnsafe: stats.securityInputUnsafe, outputUnsafe: stats.securityOutputUnsafe },
    },
    messages: exported.messages.map((message) => presentMonitored(message, policyId)),
  }
}

function presentMonitored(message: MonitoredMessage, policyId: string | null): MonitoringMessage {
  const { security, policies } = message.verdict
  return {
    id: message.id,
    conversation_id: message.conversationId,
    conversation_name: message.conversationName,
    direction: message.direction,
    role: message.role,
    text: message.text,
    ...(message.textRemovedAtMs !== null && { text_removed_at: timestampOf(message.textRemovedAtMs) }),
    created_at: timestampOf(message.createdAtMs),
    is_safe: message.verdict.isSafe,
    security: security && {
      is_safe: security.isSafe,
      value: security.value,
      status: security.status,
      reason: security.reason,
    },
    policies: policies
      .filter((row) => policyId === null || row.policyId === policyId)
      .map(({ policyId: id, name, criticality, value, isSafe, status, reason }) => ({
        id,
        name,
        criticality,
        value,
        is_safe: isSafe,
        status,
        reason,
      })),
    topics: [],
    images: message.imageCount,
    latency_ms: message.latencyMs,
    mode: message.mode,
  }
}

/** A cursor is `<time>.<id>`; its form is no promise to clients. */
function writeCursor({ createdAtMs, id }: MonitoringCursor): string {
  return `${createdAtMs}.${id}`
}

function readCursor(cursor: string): MonitoringCursor {
  const match = /^(\d{1,15})\.([0-9a-f-]{36})$/.exec(cursor)
  if (!match?.[1] || !match[2]) throw invalidField('query.cursor', 'take it unchanged from `meta.nextCursor`')
  return { createdAtMs: Number(match[1]), id: match[2] }
}
