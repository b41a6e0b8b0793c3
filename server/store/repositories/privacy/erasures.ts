import { type Selectable, sql } from 'kysely'
import { type ErasedCounts, type Erasure, erasedConversationName } from '../../../domain/privacy/erasure.ts'
import type { ErasureRepository } from '../../../domain/privacy/erasure-repository.ts'
import type { Database } from '../../database.ts'
import { maybeNumberOf, numberOf } from '../../row-values.ts'
import type { Tables } from '../../tables.ts'
import { countRows } from '../count-rows.ts'
import type { RepositoryContext } from '../repository-context.ts'
import { eraseSome, latestIn } from './erase-some.ts'

/** The erasures table, and what erasures do to the tables of conversations. */
export function createErasureRepository(context: RepositoryContext): ErasureRepository {
  const { db } = context
  return {
    async insert(erasure) {
      await db.insertInto('erasures').values(rowOf(erasure)).execute()
    },
    async find(organizationId, id) {
      const row = await db
        .selectFrom('erasures')
        .selectAll()
        .where('organization_id', '=', organizationId)
        .where('id', '=', id)
        .executeTakeFirst()
      return row === undefined ? null : erasureOf(row)
    },
    async list(organizationId, { offset, limit }, { heldProjectIds }) {
      const ofOrganization = db.selectFrom('erasures').where('organization_id', '=', organizationId)
      const all = heldProjectIds === null ? ofOrganization : ofOrganization.where('project_id', 'in', heldProjectIds)
      const rows = await all
        .selectAll()
        .orderBy('requested_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .offset(offset)
        .execute()
      return { total: await countRows(all), offset, limit, items: rows.map(erasureOf) }
    },
    async listOpen(organizationId, askedByMs, limit) {
      const rows = await db
        .selectFrom('erasures')
        .selectAll()
        .where('organization_id', '=', organizationId)
        .where('completed_at', 'is', null)
        .where('requested_at', '<=', askedByMs)
        .orderBy('requested_at')
        .orderBy('id')
        .limit(limit)
        .execute()
      return rows.map(erasureOf)
    },
    advance: (erasure, removed, completedAtMs) => advance(db, erasure, removed, completedAtMs),
    async eraseConversation(organizationId, conversationId, nowMs) {
      await db
        .updateTable('conversations')
        .set({ name: erasedConversationName, description: null, erased_at: nowMs })
        .where('organization_id', '=', organizationId)
        .where('id', '=', conversationId)
        .execute()
    },
    latestIn: (organizationId, conversationId) => latestIn(context, organizationId, conversationId),
    async freeLinkedId(organizationId, conversationId) {
      const row = await db
        .updateTable('conversations')
        .set({ linked_id: null })
        .where('organization_id', '=', organizationId)
        .where('id', '=', conversationId)
        .where('linked_id', 'is not', null)
        .returning('id')
        .executeTakeFirst()
      return row !== undefined
    },
    eraseSome: (erasure, limit) => eraseSome(context, erasure, limit),
  }
}

async function advance(
  db: Database,
  { organizationId, id, horizonMs }: Erasure,
  removed: ErasedCounts,
  completedAtMs: number | null,
): Promise<void> {
  await db
    .updateTable('erasures')
    .set({
      horizon: horizonMs,
      erased_messages: sql`erased_messages + ${removed.messages}`,
      erased_texts: sql`erased_texts + ${removed.texts}`,
      erased_replies: sql`erased_replies + ${removed.replies}`,
      erased_notes: sql`erased_notes + ${removed.notes}`,
      completed_at: completedAtMs,
    })
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .execute()
}

function rowOf(erasure: Erasure) {
  return {
    organization_id: erasure.organizationId,
    id: erasure.id,
    project_id: erasure.projectId,
    conversation_id: erasure.conversationId,
    requested_at: erasure.requestedAtMs,
    horizon: erasure.horizonMs,
    completed_at: erasure.completedAtMs,
    erased_messages: erasure.erased.messages,
    erased_texts: erasure.erased.texts,
    erased_replies: erasure.erased.replies,
    erased_notes: erasure.erased.notes,
  }
}

function erasureOf(row: Selectable<Tables['erasures']>): Erasure {
  return {
    id: row.id,
    organizationId: row.organization_id,
    projectId: row.project_id,
    conversationId: row.conversation_id,
    requestedAtMs: numberOf(row.requested_at),
    horizonMs: maybeNumberOf(row.horizon),
    completedAtMs: maybeNumberOf(row.completed_at),
    erased: {
      messages: numberOf(row.erased_messages),
      texts: numberOf(row.erased_texts),
      replies: numberOf(row.erased_replies),
      notes: numberOf(row.erased_notes),
    },
  }
}
