import type { topicOperations } from '../../../contract/topic/routes.ts'
import { defaultSimilarityThreshold } from '../../domain/topic/topic.ts'
import { createTopic as createTopicService } from '../../services/topic/create-topic.ts'
import type { OperationHandler } from '../operation-handler.ts'
import { presentTopic } from './present-topic.ts'

/** POST /api/v1/topics */
export const createTopic: OperationHandler<typeof topicOperations.createTopic> = {
  async handle({ guard }, { organizationId, caller, body, settle }) {
    const topic = await createTopicService(guard, {
      organizationId,
      name: body.name,
      state: body.state,
      sentences: body.sentences,
      similarityThreshold: body.similarity_threshold ?? defaultSimilarityThreshold,
      actor: caller.actor,
      settle: (created) => settle(presentTopic(created)),
    })
    return presentTopic(topic)
  },
}
