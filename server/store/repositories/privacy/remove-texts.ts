import { sql } from 'kysely'
import type { RepositoryContext } from '../repository-context.ts'

interface Removal {
  readonly organizationId: string
  readonly projectId: string
  /** Texts last used before this time go. */
  readonly beforeMs: number
  readonly nowMs: number
  readonly limit: number
}

/**
 * Removes old texts of a project, at most `limit`; returns how many. Restated texts of old messages and old notes of
 * feedback count too.
 * Hashes, ids, verdicts and counters stay.
 */
export async function removeTexts(context: RepositoryContext, removal: Removal): Promise<number> {
  const turns = await removeTurnTexts(context, removal)
  const restated = await removeRestatedTexts(context, { ...removal, limit: removal.limit - turns })
  const notes = await removeNotes(context, { ...removal, limit: removal.limit - turns - restated })
  if (turns > 0) context.onTextsRemoved()
  return turns + restated + notes
}

async function removeNotes({ db }: RepositoryContext, removal: Removal): Promise<number> {
  const { organizationId, projectId, beforeMs, limit } = removal
  const { rows } = await sql`
    UPDATE feedback SET note = NULL WHERE organization_id = ${organizationId} AND id IN (
      SELECT id FROM feedback
      WHERE organization_id = ${organizationId} AND project_id = ${projectId}
        AND created_at < ${beforeMs} AND note IS NOT NULL
      ORDER BY created_at LIMIT ${limit})
    RETURNING id`.execute(db)
  return rows.length
}

async function removeTurnTexts({ db }: RepositoryContext, removal: Removal): Promise<number> {
  const { organizationId, projectId, beforeMs, nowMs, limit } = removal
  const { rows } = await sql`
    UPDATE turn_texts SET text = NULL, removed_at = ${nowMs}
    WHERE (organization_id, conversation_id, sha256) IN (
      SELECT organization_id, conversation_id, sha256 FROM turn_texts
      WHERE organization_id = ${organizationId} AND project_id = ${projectId}
        AND last_used_at < ${beforeMs} AND text IS NOT NULL
      ORDER BY last_used_at LIMIT ${limit})
      AND last_used_at < ${beforeMs}
    RETURNING sha256`.execute(db)
  return rows.length
}

async function removeRestatedTexts({ db }: RepositoryContext, removal: Removal): Promise<number> {
  const { organizationId, projectId, beforeMs, limit } = removal
  const { rows } = await sql`
    UPDATE messages SET text_with_context = NULL
    WHERE organization_id = ${organizationId} AND id IN (
      SELECT id FROM messages
      WHERE organization_id = ${organizationId} AND project_id = ${projectId}
        AND created_at < ${beforeMs} AND text_with_context IS NOT NULL
      ORDER BY created_at LIMIT ${limit})
    RETURNING id`.execute(db)
  return rows.length
}
