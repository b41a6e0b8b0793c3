import { sql } from 'kysely'
import type { OwnedCount, QuotaKind } from '../../domain/account/quota.ts'
import type { Database } from '../database.ts'
import { numberOf } from '../row-values.ts'

/** Where each kind stands, and what of it is in use. */
const kinds = {
  projects: { table: 'projects', inUse: () => sql`archived_at IS NULL` },
  policies: { table: 'policies', inUse: () => sql`archived_at IS NULL` },
  topics: { table: 'topics', inUse: () => sql`archived_at IS NULL` },
  apiKeys: {
    table: 'api_keys',
    inUse: (nowMs: number) => sql`revoked_at IS NULL AND COALESCE(expires_at, ${nowMs + 1}) > ${nowMs}
      AND COALESCE(grace_ends_at, ${nowMs + 1}) > ${nowMs}`,
  },
  tests: { table: 'redteam_tests', inUse: () => sql`1 = 1` },
} as const satisfies Record<QuotaKind, object>

/** Counts what an organization has of a kind. Cost: one pass over its rows of that kind, which the quota bounds. */
export async function countOwned(
  db: Database,
  organizationId: string,
  kind: QuotaKind,
  nowMs: number,
): Promise<OwnedCount> {
  const { table, inUse } = kinds[kind]
  const { rows } = await sql<{ readonly in_use: number | string | null; readonly stored: number | string }>`
    SELECT SUM(CASE WHEN ${inUse(nowMs)} THEN 1 ELSE 0 END) AS in_use, COUNT(*) AS stored
    FROM ${sql.table(table)} WHERE organization_id = ${organizationId}`.execute(db)
  return { inUse: numberOf(rows[0]?.in_use ?? 0), stored: numberOf(rows[0]?.stored ?? 0) }
}
