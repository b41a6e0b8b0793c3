import type { Selectable } from 'kysely'
import type { Conversation } from '../../domain/conversation.ts'
import type { ConversationRepository } from '../../domain/ports.ts'
import type { Database } from '../database.ts'
import { maybeBytesOf, maybeTextOf, numberOf } from '../row-values.ts'
import type { Tables } from '../tables.ts'

/** The conversations table. */
export function createConversationRepository(db: Database): ConversationRepository {
  return {
    async insert(conversation) {
      await db.insertInto('conversations').values(rowOf(conversation)).execute()
    },
    async find(organizationId, id) {
      const row = await db
        .selectFrom('conversations')
        .selectAll()
        .where('organization_id', '=', organizationId)
        .where('id', '=', id)
        .executeTakeFirst()
      return row === undefined ? null : conversationOf(row)
    },
  }
}

function rowOf(conversation: Conversation) {
  return {
    organization_id: conversation.organizationId,
    id: conversation.id,
    project_id: conversation.projectId,
    name: conversation.name,
    description: maybeBytesOf(conversation.description),
    linked_id: conversation.linkedId,
    created_at: conversation.createdAtMs,
  }
}

function conversationOf(row: Selectable<Tables['conversations']>): Conversation {
  return {
    id: row.id,
    organizationId: row.organization_id,
    projectId: row.project_id,
    name: row.name,
    description: maybeTextOf(row.description),
    linkedId: row.linked_id,
    createdAtMs: numberOf(row.created_at),
  }
}
