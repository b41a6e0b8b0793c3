import type { ListMessagesQuery } from '../../../contract/monitoring/statistics.ts'
import type { MessageFilters } from '../../domain/monitoring/monitoring.ts'

/** The filters that the list of messages and the export share, as a query names them. */
export function readMessageFilters(
  query: Pick<ListMessagesQuery, 'direction' | 'criticality' | 'latency_ms_min' | 'security_only' | 'errors_only'>,
): MessageFilters {
  return {
    ...(query.direction !== undefined && { direction: query.direction }),
    ...(query.criticality !== undefined && { criticality: query.criticality }),
    ...(query.latency_ms_min !== undefined && { latencyMsMin: query.latency_ms_min }),
    ...(query.security_only === true && { securityOnly: true }),
    ...(query.errors_only === true && { errorsOnly: true }),
  }
}
