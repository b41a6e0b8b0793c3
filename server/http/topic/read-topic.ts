import type { topicOperations } from '../../../contract/topic/routes.ts'
import { readTopic as readTopicService } from '../../services/topic/read-topic.ts'
import type { OperationHandler } from '../operation-handler.ts'
import { presentTopic } from './present-topic.ts'

/** GET /api/v1/topics/{id} */
export const readTopic: OperationHandler<typeof topicOperations.readTopic> = {
  async handle({ guard }, { organizationId, params }) {
    return presentTopic(await readTopicService(guard, organizationId, params.id))
  },
}
