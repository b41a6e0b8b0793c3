import { Problem } from '../../domain/problem.ts'
import type { Topic } from '../../domain/topic/topic.ts'
import type { ServiceScope } from '../scope/service-scope.ts'

/** One topic, archived or not. Rejects with Problem `topic-not-found` when it is not there or another organization's. */
export async function readTopic({ store }: ServiceScope, organizationId: string, id: string): Promise<Topic> {
  const topic = await store.read(({ topics }) => topics.find(organizationId, id))
  if (topic === null) throw topicNotFound()
  return topic
}

/** Says nothing about whether it exists elsewhere. */
export function topicNotFound(): Problem {
  return new Problem('topic-not-found', 'There is no topic with this id.')
}
