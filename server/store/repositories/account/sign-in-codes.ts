import { sql } from 'kysely'
import type { SessionRepository } from '../../../domain/account/session.ts'
import type { Database } from '../../database.ts'
import { numberOf } from '../../row-values.ts'

/** The table of one-time codes. */
export function signInCodesIn(db: Database): Pick<SessionRepository, 'insertCode' | 'takeCode' | 'removeExpiredCodes'> {
  return {
    async insertCode(code) {
      await db
        .insertInto('sign_in_codes')
        .values({
          organization_id: code.organizationId,
          sha256: code.sha256,
          api_key_id: code.apiKeyId,
          created_at: code.createdAtMs,
          expires_at: code.expiresAtMs,
        })
        .execute()
    },
    async takeCode(sha256, nowMs) {
      // Deleting is what makes it work once: of two at the same time one finds the row.
      const row = await db.deleteFrom('sign_in_codes').where('sha256', '=', sha256).returningAll().executeTakeFirst()
      if (row === undefined || nowMs >= numberOf(row.expires_at)) return null
      return {
        organizationId: row.organization_id,
        apiKeyId: row.api_key_id,
        sha256: row.sha256,
        createdAtMs: numberOf(row.created_at),
        expiresAtMs: numberOf(row.expires_at),
      }
    },
    async removeExpiredCodes(nowMs, limit) {
      const { rows } = await sql`
        DELETE FROM sign_in_codes WHERE (organization_id, sha256) IN (
          SELECT organization_id, sha256 FROM sign_in_codes WHERE expires_at <= ${nowMs} LIMIT ${limit})
        RETURNING sha256`.execute(db)
      return rows.length
    },
  }
}
