import { sql } from 'kysely'
import type { StoredTurn } from '../../../domain/guard/conversation.ts'
import type { Turn, TurnRole } from '../../../domain/guard/exchange.ts'
import { maybeTextOf } from '../../row-values.ts'
import type { RepositoryContext } from '../repository-context.ts'

/** The most turns that a history has. */
const turnsMax = 500

interface HistoryPlace {
  readonly organizationId: string
  readonly conversationId: string
  readonly headId: string
}

interface TurnRow {
  /** Null when the step is not there. */
  readonly role: string | null
  readonly text: Uint8Array | null
}

/** The turns of a history from its last step back, oldest first; removed texts are left out. */
export async function findHistory(context: RepositoryContext, place: HistoryPlace): Promise<readonly Turn[]> {
  const turns = await listHistory(context, place)
  return turns.flatMap(({ role, content }) => (content === null ? [] : [{ role, content }]))
}

/** The same with `null` in the place of each removed text. */
export async function listHistory(
  { db }: RepositoryContext,
  { organizationId, conversationId, headId }: HistoryPlace,
): Promise<readonly StoredTurn[]> {
  const step = sql`FROM history_steps
        WHERE organization_id = ${organizationId} AND conversation_id = ${conversationId} AND id = chain.id`
  // Scalar look-ups instead of joins: PostgreSQL would plan a join as a scan of the whole conversation for each step.
  const { rows } = await sql<TurnRow>`
    WITH RECURSIVE chain (id, back) AS (
      SELECT CAST(${headId} AS TEXT), 1
      UNION ALL
      SELECT (SELECT parent_id ${step}), chain.back + 1
      FROM chain WHERE chain.id IS NOT NULL AND chain.back < ${turnsMax}
    )
    SELECT (SELECT role ${step}) AS role, (
      SELECT text FROM turn_texts
      WHERE organization_id = ${organizationId} AND conversation_id = ${conversationId}
        AND sha256 = (SELECT text_sha256 ${step})
    ) AS text
    FROM chain WHERE chain.id IS NOT NULL
    ORDER BY chain.back DESC`.execute(db)
  return rows.flatMap(turnOf)
}

function turnOf({ role, text }: TurnRow): StoredTurn[] {
  return role === null ? [] : [{ role: role as TurnRole, content: maybeTextOf(text) }]
}
