import type { topicOperations } from '../../../contract/topic/routes.ts'
import { listTopics as listTopicsService } from '../../services/topic/list-topics.ts'
import type { OperationHandler } from '../operation-handler.ts'
import { presentTopic } from './present-topic.ts'

/** GET /api/v1/topics */
export const listTopics: OperationHandler<typeof topicOperations.listTopics> = {
  async handle({ guard }, { organizationId, query }) {
    const { items, ...page } = await listTopicsService(guard, {
      organizationId,
      page: { offset: query.offset ?? 0, limit: query.limit ?? 50 },
      includeArchived: query.include_archived ?? false,
    })
    return { ...page, items: items.map(presentTopic) }
  },
}
