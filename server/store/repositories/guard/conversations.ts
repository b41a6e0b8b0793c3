import type { Selectable } from 'kysely'
import type { Conversation } from '../../../domain/guard/conversation.ts'
import type { ConversationRepository } from '../../../domain/guard/conversation-repository.ts'
import type { Database } from '../../database.ts'
import { maybeBytesOf, maybeTextOf, numberOf } from '../../row-values.ts'
import type { Tables } from '../../tables.ts'
import { countRows } from '../count-rows.ts'

/** The conversations table. */
export function createConversationRepository(db: Database): ConversationRepository {
  const findLinked: ConversationRepository['findLinked'] = async (organizationId, projectId, linkedId) => {
    const row = await db
      .selectFrom('conversations')
      .selectAll()
      .where('organization_id', '=', organizationId)
      .where('project_id', '=', projectId)
      .where('linked_id', '=', linkedId)
      .executeTakeFirst()
    return row === undefined ? null : conversationOf(row)
  }
  return {
    async insert(conversation) {
      await db.insertInto('conversations').values(rowOf(conversation)).execute()
    },
    async insertLinked(conversation) {
      const { organizationId, projectId, linkedId } = conversation
      await db
        .insertInto('conversations')
        .values(rowOf(conversation))
        .onConflict((conflict) =>
          // The condition names the partial index. A call that loses the race waits here until the winner has committed.
          conflict
            .columns(['organization_id', 'project_id', 'linked_id'])
            .where('linked_id', 'is not', null)
            .doNothing(),
        )
        .execute()
      const standing = await findLinked(organizationId, projectId, linkedId)
      if (standing === null) throw new Error('a linked conversation was neither inserted nor found')
      return standing
    },
    findLinked,
    async list(organizationId, { offset, limit }, { projectId, heldProjectIds }) {
      const ofOrganization = db.selectFrom('conversations').where('organization_id', '=', organizationId)
      const all = heldProjectIds === null ? ofOrganization : ofOrganization.where('project_id', 'in', heldProjectIds)
      const kept = projectId === null ? all : all.where('project_id', '=', projectId)
      // Ids are made in the order of time.
      const rows = await kept.selectAll().orderBy('id', 'desc').limit(limit).offset(offset).execute()
      return { total: await countRows(kept), offset, limit, items: rows.map(conversationOf) }
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
