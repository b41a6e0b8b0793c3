import { sql } from 'kysely'
import type { RowRemoval, RowRetention } from '../../../domain/privacy/row-retention.ts'
import type { RepositoryContext } from '../repository-context.ts'

/** Removes rows that are older than they are kept. */
export function createRowRetention(context: RepositoryContext): RowRetention {
  const { db } = context
  return {
    async listProjects() {
      const rows = await db
        .selectFrom('projects')
        .select(['organization_id', 'id'])
        .orderBy('organization_id')
        .orderBy('id')
        .limit(projectsMax)
        .execute()
      return rows.map(({ organization_id, id }) => ({ organizationId: organization_id, projectId: id }))
    },
    removeMessages: (removal) => removeMessages(context, removal),
    removeSnapshots: (removal) => removeSnapshots(context, removal),
    async removeErasures(beforeMs, limit) {
      const { rows } = await sql`
        DELETE FROM erasures WHERE (organization_id, id) IN (
          SELECT organization_id, id FROM erasures WHERE completed_at < ${beforeMs} ORDER BY completed_at LIMIT ${limit})
        RETURNING id`.execute(db)
      return rows.length
    },
  }
}

const projectsMax = 1_000_000

async function removeMessages(
  { db, onTextsRemoved }: RepositoryContext,
  { organizationId, projectId, beforeMs, limit }: RowRemoval,
): Promise<number> {
  const { rows } = await sql<{ readonly id: string; readonly conversation_id: string }>`
    DELETE FROM messages WHERE organization_id = ${organizationId} AND id IN (
      SELECT id FROM messages
      WHERE organization_id = ${organizationId} AND project_id = ${projectId} AND created_at < ${beforeMs}
      ORDER BY created_at LIMIT ${limit})
    RETURNING id, conversation_id`.execute(db)
  if (rows.length === 0) return 0
  const messages = sql.join(rows.map(({ id }) => id))
  await sql`DELETE FROM feedback WHERE organization_id = ${organizationId} AND project_id = ${projectId}
    AND message_id IN (${messages})`.execute(db)
  for (const conversationId of new Set(rows.map((row) => row.conversation_id))) {
    await removeTurnsOfEmpty({ db }, organizationId, conversationId)
  }
  onTextsRemoved()
  return rows.length
}

/**
 * Whoever uses a snapshot sends it again when an hour has passed, with the time: a message that refers to it is at most so
 * much younger. As much again for clocks that differ. This keeps the look at the messages to a short stretch of an index.
 */
const usedUnsentMsMax = 7_200_000

async function removeSnapshots(
  { db }: RepositoryContext,
  { organizationId, projectId, beforeMs, limit }: RowRemoval,
): Promise<number> {
  // Said twice: a server that uses one at this moment locks it, and PostgreSQL then looks at the outer condition again.
  const isOld = sql`organization_id = ${organizationId} AND last_used_at < ${beforeMs}`
  const { rows } = await sql`
    DELETE FROM configuration_snapshots WHERE ${isOld} AND id IN (
      SELECT s.id FROM configuration_snapshots AS s
      WHERE s.organization_id = ${organizationId} AND s.project_id = ${projectId} AND s.last_used_at < ${beforeMs}
        AND EXISTS (SELECT 1 FROM configuration_snapshots AS later
          WHERE later.organization_id = s.organization_id AND later.project_id = s.project_id
            AND later.last_used_at >= s.last_used_at AND (later.last_used_at > s.last_used_at OR later.id > s.id))
        AND NOT EXISTS (SELECT 1 FROM messages AS m
          WHERE m.organization_id = s.organization_id AND m.project_id = s.project_id AND m.snapshot_id = s.id
            AND m.created_at <= s.last_used_at + ${usedUnsentMsMax})
      ORDER BY s.last_used_at LIMIT ${limit})
    RETURNING id`.execute(db)
  return rows.length
}

/** A conversation that goes on keeps its turns, however old: the next check may refer to them. */
async function removeTurnsOfEmpty(
  { db }: Pick<RepositoryContext, 'db'>,
  organizationId: string,
  conversationId: string,
): Promise<void> {
  const own = sql`organization_id = ${organizationId} AND conversation_id = ${conversationId}`
  for (const table of ['history_steps', 'turn_texts']) {
    await sql`DELETE FROM ${sql.table(table)} WHERE ${own}
      AND NOT EXISTS (SELECT 1 FROM messages WHERE ${own})`.execute(db)
  }
}
