import type { Conversation } from '../../domain/guard/conversation.ts'
import type { IdempotentReply } from '../../domain/idempotency.ts'
import type { Repositories } from '../../domain/ports.ts'
import type { Erasure } from '../../domain/privacy/erasure.ts'
import { Problem } from '../../domain/problem.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { unknownConversation } from '../configuration/read-conversation.ts'
import { unknownProject } from '../project/read-project.ts'
import type { GuardScope } from '../scope/guard-scope.ts'
import type { ServiceScope } from '../scope/service-scope.ts'
import { completeErasure, erasedPerTransaction } from './continue-erasure.ts'

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

/** An erasure that has begun, and whether nothing is left of what it is to remove. */
interface BegunErasure {
  readonly erasure: Erasure
  readonly isDone: boolean
}

/** What an erasure needs of the service. */
export type ErasureScope = Omit<ServiceScope, 'randomBytes'> & Pick<GuardScope, 'conversations'>

/** Checks take at most this long from their time stamp to their commit; what they bring late is swept then. */
const sweepAfterMs = 120_000

/**
 * Erases everything that was said in a conversation: texts, restated texts, explanations, its name, description and linked
 * id, kept replies and notes, whatever times they bear. Ids, decisions, values and counters stay, and new checks on the id
 * work. What one transaction can remove is gone when this resolves; a longer conversation is finished by a job, and so is
 * one whose words cannot be taken out of the log of the database yet. The linked id is free once it is completed.
 * Rejects with Problem `project-not-found` or `conversation-not-found`.
 */
export async function createErasure(scope: ErasureScope, command: CreateErasureCommand): Promise<Erasure> {
  const { organizationId } = command
  const { erasure, isDone } = await scope.store.write(async (repositories) => {
    const conversation = await findTarget(repositories, organizationId, command.target)
    const begun = await beginErasure(scope, repositories, conversation)
    const reply = command.settle(begun.erasure)
    if (reply) await repositories.idempotency.settle(reply, begun.erasure.requestedAtMs)
    await recordAudit(scope, repositories, {
      organizationId,
      actor: command.actor,
      action: 'conversation.erase',
      target: `conversation:${conversation.id}`,
      before: null,
      after: { erasure_id: begun.erasure.id },
    })
    return begun
  })
  scope.conversations.forget(organizationId, erasure.conversationId)
  return isDone ? finishErasure(scope, erasure, command.settle) : erasure
}

/** Completes it, or leaves that to a job when the log of the database cannot be emptied now. */
async function finishErasure(
  scope: ErasureScope,
  erasure: Erasure,
  settle: CreateErasureCommand['settle'],
): Promise<Erasure> {
  const { organizationId, id: erasureId } = erasure
  const isCompleted = await completeErasure(scope, { organizationId, erasureId }).catch((error: unknown) => {
    if (!(error instanceof Problem)) throw error
    return false
  })
  scope.conversations.forget(organizationId, erasure.conversationId)
  if (!isCompleted) {
    // Should this fail too, the sweep completes it later.
    const job = { ...eraseJob(erasure), runAtMs: scope.clock.nowMs() }
    await scope.store.write(({ jobs }) => jobs.add(job)).catch(() => undefined)
    return erasure
  }
  const completed = (await scope.store.read(({ erasures }) => erasures.find(organizationId, erasureId))) ?? erasure
  const reply = settle(completed)
  if (reply) await scope.store.write(({ idempotency }) => idempotency.amend(reply))
  return completed
}

function eraseJob({ organizationId, id }: Erasure) {
  return { organizationId, name: 'privacy.erase', payload: { erasureId: id }, uniqueKey: null } as const
}

async function findTarget(
  { conversations, projects }: Repositories,
  organizationId: string,
  target: ErasureTarget,
): Promise<Conversation> {
  if ('projectId' in target && (await projects.find(organizationId, target.projectId)) === null) {
    throw unknownProject()
  }
  const found =
    'projectId' in target
      ? await conversations.findLinked(organizationId, target.projectId, target.linkedId)
      : await conversations.find(organizationId, target.conversationId)
  if (found === null) throw unknownConversation()
  return found
}

async function beginErasure(
  scope: ErasureScope,
  repositories: Repositories,
  { organizationId, projectId, id: conversationId }: Conversation,
): Promise<BegunErasure> {
  const { erasures, idempotency, jobs } = repositories
  const nowMs = scope.clock.nowMs()
  const asked: Erasure = {
    id: scope.ids.next(),
    organizationId,
    projectId,
    conversationId,
    requestedAtMs: nowMs,
    // All that is committed by now was said before, also what another server's clock dates later.
    horizonMs: await erasures.latestIn(organizationId, conversationId),
    completedAtMs: null,
    erased: { messages: 0, texts: 0, replies: 0, notes: 0 },
  }
  await erasures.eraseConversation(organizationId, conversationId, nowMs)
  await erasures.insert(asked)
  const some = await erasures.eraseSome(asked, erasedPerTransaction)
  const erased = { ...some.removed, replies: await idempotency.removeOfConversation(organizationId, conversationId) }
  const left = { ...asked, horizonMs: some.isDone ? null : asked.horizonMs }
  await erasures.advance(left, erased, null)
  if (!some.isDone) await jobs.add({ ...eraseJob(asked), runAtMs: nowMs })
  await jobs.add({ ...eraseJob(asked), runAtMs: nowMs + sweepAfterMs })
  return { erasure: { ...left, erased }, isDone: some.isDone }
}
