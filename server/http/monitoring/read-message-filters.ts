import type { messageFilters } from '../../../contract/monitoring/message-filters.ts'
import type { ListMessagesQuery } from '../../../contract/monitoring/statistics.ts'
import type { MessageFilters } from '../../domain/monitoring/monitoring.ts'
import { renamed } from '../renamed.ts'
import { messageFilterNames } from './message-filter-names.ts'

/** The filters that the list of messages and the export share, as a query names them. */
export function readMessageFilters(query: Pick<ListMessagesQuery, keyof typeof messageFilters>): MessageFilters {
  return renamed(query, messageFilterNames)
}
