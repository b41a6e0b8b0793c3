import { sql } from 'kysely'
import type { Role, Turn } from '../../domain/exchange.ts'
import { textOf } from '../row-values.ts'
import type { RepositoryContext } from './repository-context.ts'

/** The most turns that a history has. */
const turnsMax = 500

interface HistoryPlace {
  readonly organizationId: string
  readonly conversationId: string
  readonly headId: string
}

interface TurnRow {
  readonly role: string
  readonly text: Uint8Array
}

/** The turns of a history from its last step back, oldest first; removed texts are left out. */
export async function findHistory(
  { db }: RepositoryContext,
  { organizationId, conversationId, headId }: HistoryPlace,
): Promise<readonly Turn[]> {
  const { rows } = await sql<TurnRow>`
    WITH RECURSIVE chain (parent_id, role, text_sha256, back) AS (
      SELECT parent_id, role, text_sha256, 1 FROM history_steps
      WHERE organization_id = ${organizationId} AND conversation_id = ${conversationId} AND id = ${headId}
      UNION ALL
      SELECT step.parent_id, step.role, step.text_sha256, chain.back + 1
      FROM chain JOIN history_steps AS step
        ON step.organization_id = ${organizationId} AND step.conversation_id = ${conversationId}
        AND step.id = chain.parent_id
      WHERE chain.back < ${turnsMax}
    )
    SELECT chain.role, turn_texts.text
    FROM chain JOIN turn_texts
      ON turn_texts.organization_id = ${organizationId} AND turn_texts.conversation_id = ${conversationId}
      AND turn_texts.sha256 = chain.text_sha256
    WHERE turn_texts.text IS NOT NULL
    ORDER BY chain.back DESC`.execute(db)
  return rows.map(turnOf)
}

function turnOf({ role, text }: TurnRow): Turn {
  return { role: role as Role, content: textOf(text) }
}
