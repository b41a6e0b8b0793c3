import type { topicOperations } from '../../../contract/topic/routes.ts'
import { archiveTopic as archiveTopicService } from '../../services/topic/archive-topic.ts'
import type { OperationHandler } from '../operation-handler.ts'
import { presentTopic } from './present-topic.ts'

/** DELETE /api/v1/topics/{id} */
export const archiveTopic: OperationHandler<typeof topicOperations.archiveTopic> = {
  async handle({ guard }, { organizationId, caller, params }) {
    return presentTopic(await archiveTopicService(guard, { organizationId, id: params.id, actor: caller.actor }))
  },
}
