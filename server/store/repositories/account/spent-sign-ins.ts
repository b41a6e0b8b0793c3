import { sql } from 'kysely'
import type { SessionRepository } from '../../../domain/account/session.ts'
import type { Database } from '../../database.ts'

/** The table of sign-ins at a provider that were used. */
export function spentSignInsIn(db: Database): Pick<SessionRepository, 'spend' | 'removeSpent'> {
  return {
    async spend(organizationId, sha256, expiresAtMs) {
      const rows = await db
        .insertInto('spent_sign_ins')
        .values({ organization_id: organizationId, sha256, expires_at: expiresAtMs })
        .onConflict((conflict) => conflict.columns(['organization_id', 'sha256']).doNothing())
        .returning('sha256')
        .execute()
      return rows.length > 0
    },
    async removeSpent(nowMs, limit) {
      const { rows } = await sql`
        DELETE FROM spent_sign_ins WHERE (organization_id, sha256) IN (
          SELECT organization_id, sha256 FROM spent_sign_ins WHERE expires_at <= ${nowMs} LIMIT ${limit})
        RETURNING sha256`.execute(db)
      return rows.length
    },
  }
}
