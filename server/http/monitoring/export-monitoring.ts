import type { guardV1Operations } from '../../../contract/guard/routes.ts'
import { type ExportMonitoringReply, monitoringMessagesMax } from '../../../contract/monitoring/monitoring.ts'
import { recordDisclosure } from '../../services/audit/record-disclosure.ts'
import {
  exportMonitoring as exportMonitoringService,
  type MonitoringExport,
  type MonitoringPeriod,
} from '../../services/monitoring/export-monitoring.ts'
import { readCursor, writeCursor } from '../monitoring/monitoring-cursor.ts'
import { readMessageFilters } from '../monitoring/read-message-filters.ts'
import { type OperationHandler, WrittenReply } from '../operation-handler.ts'
import { readMoment } from '../read-moment.ts'
import { timestampOf } from '../timestamp.ts'

/** The most bytes of messages in one reply: 32 MiB. A page always holds one message. */
const messagesBytesMax = 32 * 1024 * 1024

/** GET /monitoring/messages */
export const exportMonitoring: OperationHandler<typeof guardV1Operations.exportMonitoring> = {
  async handle({ guard, monitoringWriter }, { organizationId, caller, query }) {
    const period = query.period ?? '1m'
    const policyId = query.metric_id ?? null
    // The log is never changed, and a linked id may be that of a person.
    const { conversation_linked_id: linkedId, ...others } = query
    const after = query.cursor === undefined ? null : readCursor(query.cursor, 'meta.nextCursor')
    await guard.configurations.read(organizationId, query.project_id)
    await recordDisclosure(guard, {
      organizationId,
      actor: caller.actor,
      action: 'monitoring.export',
      target: `project:${query.project_id}`,
      asked: { ...others, ...(linkedId !== undefined && { by_conversation_linked_id: true }), period },
    })
    return monitoringWriter.run(async () => {
      const messages: Uint8Array[] = []
      let bytesLeft = messagesBytesMax
      const exported = await exportMonitoringService(guard, {
        organizationId,
        projectId: query.project_id,
        period,
        fromMs: readMoment('query.from', query.from),
        toMs: readMoment('query.to', query.to),
        policyId,
        issuesOnly: query.issues_only ?? false,
        unsafeOnly: query.unsafe_only ?? false,
        filters: readMessageFilters(query),
        limit: query.limit ?? monitoringMessagesMax,
        after,
        async take(rows) {
          const isFirstPart = messages.length === 0
          const { bytes, count } = await monitoringWriter.write({ rows, policyId, bytesMax: bytesLeft, isFirstPart })
          if (count > 0) messages.push(bytes)
          bytesLeft -= bytes.length + 1
          return count
        },
      })
      return new WrittenReply(joinReply(presentExport(exported, period), messages))
    })
  },
}

/** The reply with its messages already written, as pieces of JSON text. */
function joinReply(head: Omit<ExportMonitoringReply, 'messages'>, messages: readonly Uint8Array[]): Uint8Array[] {
  const start = Buffer.from(`${JSON.stringify(head).slice(0, -1)},"messages":[`)
  const parts = messages.flatMap((part, index) => (index === 0 ? [part] : [comma, part]))
  return [start, ...parts, end]
}

const comma = Buffer.from(',')
const end = Buffer.from(']}')

function presentExport(exported: MonitoringExport, period: MonitoringPeriod): Omit<ExportMonitoringReply, 'messages'> {
  const { project, stats, feedback, next } = exported
  return {
    meta: {
      projectId: project.id,
      projectName: project.name,
      period,
      startDate: timestampOf(exported.fromMs),
      endDate: timestampOf(exported.toMs),
      generatedAt: timestampOf(exported.toMs),
      messageCount: stats.messageCount,
      ...(stats.isCut && { messageCountIsCut: true }),
      truncated: next !== null,
      nextCursor: next && writeCursor(next),
    },
    stats: {
      byCriticality: { ...stats.byCriticality },
      ...(stats.shadow !== null && { shadow: stats.shadow }),
      security: { inputUnsafe: stats.securityInputUnsafe, outputUnsafe: stats.securityOutputUnsafe },
      feedback: { false_alarm: feedback.falseAlarm, missed: feedback.missed },
    },
  }
}
