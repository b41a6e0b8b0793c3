import type { Topic } from '../../domain/topic/topic.ts'
import type { GuardScope } from '../scope/guard-scope.ts'
import { type UpdateTopicCommand, updateTopic } from './update-topic.ts'

/**
 * Archives a topic: from now on no text is compared with it, and earlier results stay. Archiving it again changes
 * nothing. Rejects with Problem `topic-not-found`.
 */
export function archiveTopic(scope: GuardScope, command: Omit<UpdateTopicCommand, 'change'>): Promise<Topic> {
  return updateTopic(scope, { ...command, change: { isArchived: true } })
}
