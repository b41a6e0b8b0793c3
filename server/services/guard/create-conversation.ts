import type { Conversation } from '../../domain/guard/conversation.ts'
import type { IdempotentReply } from '../../domain/idempotency.ts'
import type { GuardScope } from '../scope/guard-scope.ts'
import { refuseArchived } from './evaluate-exchange.ts'

/** What a new conversation shall be. */
export interface CreateConversationCommand {
  readonly organizationId: string
  readonly projectId: string
  /** Null = the default name. */
  readonly name: string | null
  /** Null = none. */
  readonly description: string | null
  /** Makes the reply that is kept for repetitions; null when the client sent no key. */
  readonly settle: (conversation: Conversation) => IdempotentReply | null
}

/** Creates a conversation in a project that is in use. */
export async function createConversation(scope: GuardScope, command: CreateConversationCommand): Promise<Conversation> {
  const { project } = await scope.configurations.read(command.organizationId, command.projectId)
  refuseArchived(project)
  const conversation = newConversation(scope, { ...command, projectId: project.id })
  await scope.store.write(async (repositories) => {
    await repositories.conversations.insert(conversation)
    const reply = command.settle(conversation)
    if (reply) {
      await repositories.idempotency.settle({ ...reply, conversationIds: [conversation.id] }, conversation.createdAtMs)
    }
  })
  scope.conversations.remember(conversation)
  return conversation
}

/** A conversation that is not stored yet. */
export function newConversation(
  scope: Pick<GuardScope, 'ids' | 'clock'>,
  wish: Pick<CreateConversationCommand, 'organizationId' | 'projectId' | 'name' | 'description'>,
): Conversation {
  const createdAtMs = scope.clock.nowMs()
  return {
    id: scope.ids.next(),
    organizationId: wish.organizationId,
    projectId: wish.projectId,
    name: wish.name ?? `API Conversation ${new Date(createdAtMs).toISOString()}`,
    description: wish.description,
    linkedId: null,
    createdAtMs,
  }
}
