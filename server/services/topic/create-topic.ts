import type { IdempotentReply } from '../../domain/idempotency.ts'
import type { Topic } from '../../domain/topic/topic.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { refuseBeyondQuota } from '../quota/refuse-beyond-quota.ts'
import type { GuardScope } from '../scope/guard-scope.ts'
import { topicSentences } from './topic-sentences.ts'
import { topicState } from './topic-state.ts'

/** What a new topic shall be. */
export interface CreateTopicCommand extends Pick<Topic, 'organizationId' | 'name' | 'state' | 'similarityThreshold'> {
  /** 1 to 200, each once. */
  readonly sentences: readonly string[]
  /** Who creates it, as the audit log shows it. */
  readonly actor: string
  /** Makes the reply that is kept for repetitions; null when the client sent no key. */
  readonly settle: (topic: Topic) => IdempotentReply | null
}

/**
 * Compiles and saves a topic. Rejects with Problem `invalid-request` when its sentences cannot be taken, `overloaded`
 * when too many are being saved, or `quota-exceeded`.
 */
export async function createTopic(scope: GuardScope, command: CreateTopicCommand): Promise<Topic> {
  const { actor, settle, sentences, ...wish } = command
  const nowMs = scope.clock.nowMs()
  const topic: Topic = {
    ...wish,
    id: scope.ids.next(),
    sentences: topicSentences(sentences, [], scope.ids),
    createdAtMs: nowMs,
    updatedAtMs: nowMs,
    archivedAtMs: null,
  }
  const compiled = await scope.compiled.ofTopic(topic)
  await scope.store.write(async (repositories) => {
    await refuseBeyondQuota(scope, repositories, { organizationId: topic.organizationId, kind: 'topics' })
    await repositories.topics.insert(topic)
    await scope.compiled.saveTopic(repositories, topic, compiled)
    const reply = settle(topic)
    if (reply) await repositories.idempotency.settle(reply, nowMs)
    await recordAudit(scope, repositories, {
      organizationId: topic.organizationId,
      actor,
      action: 'topic.create',
      target: `topic:${topic.id}`,
      before: null,
      after: topicState(topic),
    })
  })
  return topic
}
