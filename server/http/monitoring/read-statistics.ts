import type { statisticsOperations } from '../../../contract/monitoring/routes.ts'
import { readStatistics as readStatisticsService } from '../../services/monitoring/read-statistics.ts'
import type { OperationHandler } from '../operation-handler.ts'
import { timestampOf } from '../timestamp.ts'

/** GET /api/v1/projects/{id}/statistics */
export const readStatistics: OperationHandler<typeof statisticsOperations.readStatistics> = {
  async handle({ guard }, { organizationId, params, query }) {
    const days = await readStatisticsService(guard, {
      organizationId,
      projectId: params.id,
      days: query.days ?? 14,
      utcOffsetMinutes: query.utc_offset_minutes ?? 0,
    })
    return {
      project_id: params.id.toLowerCase(),
      days: days.map(({ fromMs, toMs, stats, blocked, errored, latency }) => ({
        starts_at: timestampOf(fromMs),
        ends_at: timestampOf(toMs),
        messages: stats.messageCount,
        blocked,
        errors: errored,
        security: { input: stats.securityInputUnsafe, output: stats.securityOutputUnsafe },
        policies: { ...stats.byCriticality },
        latency: latency && { median_ms: latency.medianMs, p95_ms: latency.p95Ms, measured: latency.measured },
      })),
    }
  },
}
