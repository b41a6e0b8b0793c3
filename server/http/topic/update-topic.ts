import type { topicOperations } from '../../../contract/topic/routes.ts'
import { updateTopic as updateTopicService } from '../../services/topic/update-topic.ts'
import type { OperationHandler } from '../operation-handler.ts'
import { readMoment } from '../read-moment.ts'
import { presentTopic } from './present-topic.ts'

/** PATCH /api/v1/topics/{id} */
export const updateTopic: OperationHandler<typeof topicOperations.updateTopic> = {
  async handle({ guard }, { organizationId, caller, params, body }) {
    const topic = await updateTopicService(guard, {
      organizationId,
      id: params.id,
      actor: caller.actor,
      change: {
        ...(body.name !== undefined && { name: body.name }),
        ...(body.state !== undefined && { state: body.state }),
        ...(body.sentences !== undefined && { sentences: body.sentences }),
        ...(body.similarity_threshold !== undefined && { similarityThreshold: body.similarity_threshold }),
        ...(body.is_archived !== undefined && { isArchived: body.is_archived }),
      },
      ifUpdatedAtMs: readMoment('if_updated_at', body.if_updated_at),
    })
    return presentTopic(topic)
  },
}
