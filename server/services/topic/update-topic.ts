import { canonicalJson } from '../../domain/canonical-json.ts'
import { topicDraft } from '../../domain/policy/compiled.ts'
import { Problem } from '../../domain/problem.ts'
import { changeTimeMs, refuseOvertaken } from '../../domain/project/refuse-overtaken.ts'
import type { Topic } from '../../domain/topic/topic.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { GuardScope } from '../scope/guard-scope.ts'
import { readTopic, topicNotFound } from './read-topic.ts'
import { topicSentences } from './topic-sentences.ts'
import { topicState } from './topic-state.ts'

/** The fields that an owner changes; absent ones stay. */
export interface TopicChange extends Partial<Pick<Topic, 'name' | 'state' | 'similarityThreshold'>> {
  /** Replaces all sentences; those that stood before keep their ids. */
  readonly sentences?: readonly string[]
  /** False brings it back into use. */
  readonly isArchived?: boolean
}

/** Which topic to change, and how. */
export interface UpdateTopicCommand {
  readonly organizationId: string
  readonly id: string
  /** Who changes it, as the audit log shows it. */
  readonly actor: string
  readonly change: TopicChange
  /** Refuses when the topic was last changed at another time; absent or null = changes it as it is. */
  readonly ifUpdatedAtMs?: number | null
}

/**
 * Changes a topic; a change of nothing leaves everything as it is. Rejects with Problem `topic-not-found`, or
 * `invalid-request` when its sentences cannot be taken, `conflict` when it was changed since `ifUpdatedAtMs` or somebody else
 * changes it all the time, or `overloaded` when too many are being saved.
 */
export async function updateTopic(scope: GuardScope, command: UpdateTopicCommand): Promise<Topic> {
  for (let attempt = 1; attempt <= attemptsMax; attempt++) {
    const saved = await tryUpdate(scope, command)
    if (saved === 'changed-meanwhile') continue
    scope.configurations.forgetAll()
    return saved
  }
  throw new Problem('conflict', 'The topic is being changed by others; read it again and repeat the change.')
}

const attemptsMax = 3

/** Compiling takes too long for a transaction: it happens before, on what the topic will be if nobody else changes it. */
async function tryUpdate(scope: GuardScope, command: UpdateTopicCommand): Promise<Topic | 'changed-meanwhile'> {
  const { organizationId, id, actor, change, ifUpdatedAtMs } = command
  const nowMs = scope.clock.nowMs()
  const present = await readTopic(scope, organizationId, id)
  refuseOvertaken(present, ifUpdatedAtMs)
  const planned = withChange(scope, present, change, nowMs)
  const compiled = await scope.compiled.ofTopic(planned)
  return scope.store.write(async (repositories) => {
    const before = await repositories.topics.lock(organizationId, id)
    if (before === null) throw topicNotFound()
    refuseOvertaken(before, ifUpdatedAtMs)
    const after = withChange(scope, before, change, nowMs)
    if (canonicalJson({ ...before }) === canonicalJson({ ...after, updatedAtMs: before.updatedAtMs })) return before
    if (canonicalJson(topicDraft(after)) !== canonicalJson(topicDraft(planned))) return 'changed-meanwhile'
    await repositories.topics.replace(after)
    await scope.compiled.saveTopic(repositories, after, compiled)
    await recordAudit(scope, repositories, {
      organizationId,
      actor,
      action: actionOf(before, after),
      target: `topic:${id}`,
      before: topicState(before),
      after: topicState(after),
    })
    return after
  })
}

function withChange(scope: GuardScope, before: Topic, change: TopicChange, nowMs: number): Topic {
  const { isArchived = before.archivedAtMs !== null, sentences, ...fields } = change
  return {
    ...before,
    ...fields,
    sentences: sentences === undefined ? before.sentences : topicSentences(sentences, before.sentences, scope.ids),
    updatedAtMs: changeTimeMs(before, nowMs),
    archivedAtMs: isArchived ? (before.archivedAtMs ?? nowMs) : null,
  }
}

function actionOf(before: Topic, after: Topic): string {
  if ((before.archivedAtMs === null) === (after.archivedAtMs === null)) return 'topic.update'
  return after.archivedAtMs === null ? 'topic.unarchive' : 'topic.archive'
}
