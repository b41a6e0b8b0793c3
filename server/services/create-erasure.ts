import type { Conversation } from '../domain/conversation.ts'
import type { Erasure } from '../domain/erasure.ts'
import type { IdempotentReply } from '../domain/idempotency.ts'
import type { Repositories } from '../domain/ports.ts'
import { Problem } from '../domain/problem.ts'
import { erasedPerTransaction } from './continue-erasure.ts'
import type { GuardScope } from './guard-scope.ts'
import { recordAudit } from './record-audit.ts'

/** Whose words are to be erased: one conversation's, or those of the end user who is linked to one. */
export type ErasureTarget =
  | { readonly conversationId: string }
  | { readonly projectId: string; readonly linkedId: string }

/** What is to be erased, and by whom. */
export interface CreateErasureCommand {
  readonly organizationId: string
  readonly target: ErasureTarget
  /** Who asks for it, as the audit log shows it. */
  readonly actor: string
  /** Makes the reply that is kept for repetitions; null when the client sent no key. */
  readonly settle: (erasure: Erasure) => IdempotentReply | null
}

/** Checks take at most this long from their time stamp to their commit; what they bring late is swept then. */
const sweepAfterMs = 120_000

/**
 * Erases everything that was said in a conversation: texts, restated texts, explanations, its name, description and linked
 * id, kept replies and notes. Ids, decisions, values and counters stay, and new checks on the id work. What one transaction
 * can remove is gone when this resolves; a longer conversation is finished by a job.
 * Rejects with Problem `project-not-found` or `conversation-not-found`.
 */
export async function createErasure(scope: GuardScope, command: CreateErasureCommand): Promise<Erasure> {
  const { organizationId } = command
  const erasure = await scope.store.write(async (repositories) => {
    const conversation = await findTarget(repositories, organizationId, command.target)
    const begun = await beginErasure(scope, repositories, conversation)
    const reply = command.settle(begun)
    if (reply) await repositories.idempotency.settle(reply, begun.requestedAtMs)
    await recordAudit(scope, repositories, {
      organizationId,
      actor: command.actor,
      action: 'conversation.erase',
      target: `conversation:${conversation.id}`,
      before: null,
      after: { erasure_id: begun.id },
    })
    return begun
  })
  scope.conversations.forget(organizationId, erasure.conversationId)
  return erasure
}

async function findTarget(
  { conversations, projects }: Repositories,
  organizationId: string,
  target: ErasureTarget,
): Promise<Conversation> {
  if ('projectId' in target && (await projects.find(organizationId, target.projectId)) === null) {
    throw new Problem('project-not-found', 'There is no project with this id.')
  }
  const found =
    'projectId' in target
      ? await conversations.findLinked(organizationId, target.projectId, target.linkedId)
      : await conversations.find(organizationId, target.conversationId)
  if (found === null) throw new Problem('conversation-not-found', 'There is no such conversation.')
  return found
}

async function beginErasure(
  scope: GuardScope,
  repositories: Repositories,
  { organizationId, projectId, id: conversationId }: Conversation,
): Promise<Erasure> {
  const { erasures, idempotency, jobs } = repositories
  const nowMs = scope.clock.nowMs()
  const asked: Erasure = {
    id: scope.ids.next(),
    organizationId,
    projectId,
    conversationId,
    requestedAtMs: nowMs,
    completedAtMs: null,
    erased: { messages: 0, texts: 0, replies: 0, notes: 0 },
  }
  await erasures.eraseConversation(organizationId, conversationId, nowMs)
  await erasures.insert(asked)
  const some = await erasures.eraseSome(asked, erasedPerTransaction)
  const erased = { ...some.removed, replies: await idempotency.removeOfConversation(organizationId, conversationId) }
  const completedAtMs = some.isDone ? nowMs : null
  await erasures.advance(asked, erased, completedAtMs)
  const job = { organizationId, name: 'privacy.erase', payload: { erasureId: asked.id }, uniqueKey: null } as const
  if (!some.isDone) await jobs.add({ ...job, runAtMs: nowMs })
  await jobs.add({ ...job, runAtMs: nowMs + sweepAfterMs })
  return { ...asked, erased, completedAtMs }
}
