import type { messageFilters } from '../../../contract/monitoring/message-filters.ts'
import type { ListMessagesQuery } from '../../../contract/monitoring/statistics.ts'
import type { MessageFilters } from '../../domain/monitoring/monitoring.ts'

/** The filters that the list of messages and the export share, as a query names them. */
export function readMessageFilters(query: Pick<ListMessagesQuery, keyof typeof messageFilters>): MessageFilters {
  return {
    ...(query.direction !== undefined && { direction: query.direction }),
    ...(query.criticality !== undefined && { criticality: query.criticality }),
    ...(query.latency_ms_min !== undefined && { latencyMsMin: query.latency_ms_min }),
    ...(query.security_only === true && { securityOnly: true }),
    ...(query.errors_only === true && { errorsOnly: true }),
    ...(query.shadow_only === true && { shadowOnly: true }),
    ...(query.topic_id !== undefined && { topicId: query.topic_id }),
    ...(query.role !== undefined && { role: query.role }),
    ...(query.images_only === true && { imagesOnly: true }),
    ...(query.documents_only === true && { documentsOnly: true }),
    ...(query.tool_messages_only === true && { toolMessagesOnly: true }),
    ...(query.feedback !== undefined && { feedback: query.feedback }),
    ...(query.conversation_id !== undefined && { conversationId: query.conversation_id }),
    ...(query.conversation_linked_id !== undefined && { conversationLinkedId: query.conversation_linked_id }),
  }
}
