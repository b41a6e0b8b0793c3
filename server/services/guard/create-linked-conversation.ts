import type { Conversation } from '../../domain/guard/conversation.ts'
import type { GuardScope } from '../scope/guard-scope.ts'
import { type CreateConversationCommand, newConversation } from './create-conversation.ts'
import { refuseArchived } from './evaluate-exchange.ts'

/** For which chat of another product a conversation is wanted. */
export interface CreateLinkedConversationCommand extends CreateConversationCommand {
  /** 1 to 512 UTF-16 units. */
  readonly linkedId: string
}

/**
 * The project's conversation with this linked id: the one that stands, unchanged, or a new one. Simultaneous calls get
 * the same. One that stands costs a read and no commit.
 */
export async function createLinkedConversation(
  scope: GuardScope,
  command: CreateLinkedConversationCommand,
): Promise<Conversation> {
  const { organizationId, linkedId, settle } = command
  const { project } = await scope.configurations.read(organizationId, command.projectId)
  refuseArchived(project)
  const standing = await scope.store.read(({ conversations }) =>
    conversations.findLinked(organizationId, project.id, linkedId),
  )
  if (standing !== null && settle(standing) === null) return standing
  const wanted = { ...newConversation(scope, { ...command, projectId: project.id }), linkedId }
  const conversation = await scope.store.write(async (repositories) => {
    const linked = standing ?? (await repositories.conversations.insertLinked(wanted))
    const reply = settle(linked)
    if (reply) await repositories.idempotency.settle({ ...reply, conversationIds: [linked.id] }, wanted.createdAtMs)
    return linked
  })
  scope.conversations.remember(conversation)
  return conversation
}
