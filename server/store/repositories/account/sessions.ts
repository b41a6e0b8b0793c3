import { type Selectable, sql } from 'kysely'
import type { Session, SessionHolder, SessionRepository } from '../../../domain/account/session.ts'
import type { Database } from '../../database.ts'
import { maybeNumberOf, numberOf } from '../../row-values.ts'
import type { Tables } from '../../tables.ts'
import { countRows } from '../count-rows.ts'
import { signInCodesIn } from './sign-in-codes.ts'
import { spentSignInsIn } from './spent-sign-ins.ts'

/** The tables of sessions and one-time codes. */
export function createSessionRepository(db: Database): SessionRepository {
  return {
    async insert(session) {
      await db.insertInto('sessions').values(rowOf(session)).execute()
    },
    async findBySha256(sha256) {
      const row = await db.selectFrom('sessions').selectAll().where('sha256', '=', sha256).executeTakeFirst()
      return row === undefined ? null : sessionOf(row)
    },
    async list(organizationId, { offset, limit }) {
      const ofOrganization = db.selectFrom('sessions').where('organization_id', '=', organizationId)
      const rows = await ofOrganization
        .selectAll()
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .offset(offset)
        .execute()
      return { total: await countRows(ofOrganization), offset, limit, items: rows.map(sessionOf) }
    },
    async lock(organizationId, id) {
      // The update changes nothing; it takes the row until the transaction ends, on both databases alike.
      const row = await db
        .updateTable('sessions')
        .set({ revoked_at: sql`revoked_at` })
        .where('organization_id', '=', organizationId)
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirst()
      return row === undefined ? null : sessionOf(row)
    },
    async revoke(organizationId, id, atMs) {
      await db
        .updateTable('sessions')
        .set({ revoked_at: sql`COALESCE(revoked_at, ${atMs})` })
        .where('organization_id', '=', organizationId)
        .where('id', '=', id)
        .execute()
    },
    async touch(organizationId, id, atMs) {
      await db
        .updateTable('sessions')
        .set({ last_seen_at: atMs })
        .where('organization_id', '=', organizationId)
        .where('id', '=', id)
        .where('last_seen_at', '<', atMs)
        .execute()
    },
    async removeEnded(beforeMs, limit) {
      const { rows } = await sql`
        DELETE FROM sessions WHERE (organization_id, id) IN (
          SELECT organization_id, id FROM sessions WHERE ends_at < ${beforeMs} LIMIT ${limit})
        RETURNING id`.execute(db)
      return rows.length
    },
    ...signInCodesIn(db),
    ...spentSignInsIn(db),
  }
}

function rowOf(session: Session) {
  return {
    organization_id: session.organizationId,
    id: session.id,
    api_key_id: session.holder.kind === 'key' ? session.holder.apiKeyId : null,
    person_id: session.holder.kind === 'person' ? session.holder.personId : null,
    sha256: session.sha256,
    user_agent: session.userAgent,
    created_at: session.createdAtMs,
    last_seen_at: session.lastSeenAtMs,
    ends_at: session.endsAtMs,
    revoked_at: session.revokedAtMs,
  }
}

function sessionOf(row: Selectable<Tables['sessions']>): Session {
  return {
    id: row.id,
    organizationId: row.organization_id,
    holder: holderOf(row),
    sha256: row.sha256,
    userAgent: row.user_agent,
    createdAtMs: numberOf(row.created_at),
    lastSeenAtMs: numberOf(row.last_seen_at),
    endsAtMs: numberOf(row.ends_at),
    revokedAtMs: maybeNumberOf(row.revoked_at),
  }
}

function holderOf({ id, api_key_id: apiKeyId, person_id: personId }: Selectable<Tables['sessions']>): SessionHolder {
  if (apiKeyId !== null) return { kind: 'key', apiKeyId }
  if (personId !== null) return { kind: 'person', personId }
  throw new Error(`the session ${id} has neither a key nor a person`)
}
