import type { messageFilters } from '../../../contract/monitoring/message-filters.ts'
import type { MessageFilters } from '../../domain/monitoring/monitoring.ts'

/** What the domain calls each filter that the list of messages, the export and saved views share; the values are the same. */
export const messageFilterNames = {
  direction: 'direction',
  criticality: 'criticality',
  latency_ms_min: 'latencyMsMin',
  security_only: 'securityOnly',
  errors_only: 'errorsOnly',
  shadow_only: 'shadowOnly',
  topic_id: 'topicId',
  role: 'role',
  images_only: 'imagesOnly',
  documents_only: 'documentsOnly',
  tool_messages_only: 'toolMessagesOnly',
  feedback: 'feedback',
  conversation_id: 'conversationId',
  conversation_linked_id: 'conversationLinkedId',
} as const satisfies Readonly<Record<keyof typeof messageFilters, keyof MessageFilters>>
