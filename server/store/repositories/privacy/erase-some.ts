import { sql } from 'kysely'
import type { MessageVerdict } from '../../../domain/guard/message.ts'
import { eraseVerdict } from '../../../domain/guard/stored-verdict.ts'
import type { ErasedCounts, Erasure } from '../../../domain/privacy/erasure.ts'
import { maybeNumberOf } from '../../row-values.ts'
import type { RepositoryContext } from '../repository-context.ts'

/** What one step of an erasure did. */
export interface ErasedSome {
  readonly removed: ErasedCounts
  /** Whether nothing was left. */
  readonly isDone: boolean
}

/**
 * Removes what a conversation held when its erasure was asked for, whatever the clocks say, at most `limit` rows of each kind. Ids, values,
 * decisions, times and counters stay; the ids that a client gave documents go. A message's reference to its text becomes its own id, because the hash of a short text
 * tells the text. History steps go with the texts they refer to.
 */
export async function eraseSome(context: RepositoryContext, erasure: Erasure, limit: number): Promise<ErasedSome> {
  const texts = await removeTexts(context, erasure, limit)
  const steps = await removeSteps(context, erasure, limit)
  const messages = await eraseMessages(context, erasure, limit)
  const notes = await removeNotes(context, erasure, limit)
  if (texts + steps > 0) context.onTextsRemoved()
  return {
    removed: { messages, texts, notes, replies: 0 },
    isDone: [texts, steps, messages, notes].every((count) => count < limit),
  }
}

/** The latest time stamp of any text, message or note of a conversation; null when it has none. Cost: its rows. */
export async function latestIn(
  { db }: RepositoryContext,
  organizationId: string,
  conversationId: string,
): Promise<number | null> {
  const { rows } = await sql<{ readonly latest: number | string | null }>`
    SELECT MAX(latest) AS latest FROM (
      SELECT MAX(last_used_at) AS latest FROM turn_texts
        WHERE organization_id = ${organizationId} AND conversation_id = ${conversationId}
      UNION ALL SELECT MAX(created_at) FROM messages
        WHERE organization_id = ${organizationId} AND conversation_id = ${conversationId}
      UNION ALL SELECT MAX(created_at) FROM feedback
        WHERE organization_id = ${organizationId} AND conversation_id = ${conversationId}
    ) AS kinds`.execute(db)
  return maybeNumberOf(rows[0]?.latest ?? null)
}

function upToMsOf({ requestedAtMs, horizonMs }: Erasure): number {
  return Math.max(requestedAtMs, horizonMs ?? requestedAtMs)
}

async function removeTexts({ db }: RepositoryContext, erasure: Erasure, limit: number): Promise<number> {
  const { organizationId, conversationId } = erasure
  const upToMs = upToMsOf(erasure)
  const { rows } = await sql`
    DELETE FROM turn_texts WHERE (organization_id, conversation_id, sha256) IN (
      SELECT organization_id, conversation_id, sha256 FROM turn_texts
      WHERE organization_id = ${organizationId} AND conversation_id = ${conversationId}
        AND last_used_at <= ${upToMs} LIMIT ${limit})
      AND last_used_at <= ${upToMs}
    RETURNING sha256`.execute(db)
  return rows.length
}

async function removeSteps({ db }: RepositoryContext, erasure: Erasure, limit: number): Promise<number> {
  const { organizationId, conversationId } = erasure
  const { rows } = await sql`
    DELETE FROM history_steps WHERE (organization_id, conversation_id, id) IN (
      SELECT step.organization_id, step.conversation_id, step.id FROM history_steps AS step
      WHERE step.organization_id = ${organizationId} AND step.conversation_id = ${conversationId}
        AND NOT EXISTS (SELECT 1 FROM turn_texts AS kept
          WHERE kept.organization_id = step.organization_id AND kept.conversation_id = step.conversation_id
            AND kept.sha256 = step.text_sha256)
      LIMIT ${limit})
    RETURNING id`.execute(db)
  return rows.length
}

async function eraseMessages({ db }: RepositoryContext, erasure: Erasure, limit: number): Promise<number> {
  const { organizationId, conversationId } = erasure
  const upToMs = upToMsOf(erasure)
  const ofConversation = db
    .selectFrom('messages')
    .where('organization_id', '=', organizationId)
    .where('conversation_id', '=', conversationId)
  const rows = await ofConversation
    .select(['id', 'verdict'])
    .where('created_at', '<=', upToMs)
    .whereRef('text_sha256', '!=', 'id')
    .orderBy('created_at')
    .limit(limit)
    .execute()
  for (const { id, verdict } of rows) {
    const bare = eraseVerdict(JSON.parse(verdict) as MessageVerdict)
    await db
      .updateTable('messages')
      .set({ text_sha256: id, text_with_context: null, history_id: null, verdict: JSON.stringify(bare) })
      .where('organization_id', '=', organizationId)
      .where('id', '=', id)
      .execute()
  }
  return rows.length
}

async function removeNotes({ db }: RepositoryContext, erasure: Erasure, limit: number): Promise<number> {
  const { organizationId, conversationId } = erasure
  const upToMs = upToMsOf(erasure)
  const { rows } = await sql`
    UPDATE feedback SET note = NULL WHERE organization_id = ${organizationId} AND id IN (
      SELECT id FROM feedback
      WHERE organization_id = ${organizationId} AND conversation_id = ${conversationId}
        AND note IS NOT NULL AND created_at <= ${upToMs}
      LIMIT ${limit})
    RETURNING id`.execute(db)
  return rows.length
}
