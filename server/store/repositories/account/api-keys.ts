import { type Selectable, sql } from 'kysely'
import type { ApiKeyRepository } from '../../../domain/account/api-key-repository.ts'
import type { ApiKey, Permission } from '../../../domain/account/organization.ts'
import type { Database } from '../../database.ts'
import { maybeNumberOf, numberOf } from '../../row-values.ts'
import type { Tables } from '../../tables.ts'
import { countRows } from '../count-rows.ts'

/** The API keys table. */
export function createApiKeyRepository(db: Database): ApiKeyRepository {
  return {
    async insert(key) {
      await db.insertInto('api_keys').values(rowOf(key)).execute()
    },
    async findBySha256(sha256) {
      const row = await db.selectFrom('api_keys').selectAll().where('sha256', '=', sha256).executeTakeFirst()
      return row === undefined ? null : apiKeyOf(row)
    },
    async find(organizationId, id) {
      const row = await db
        .selectFrom('api_keys')
        .selectAll()
        .where('organization_id', '=', organizationId)
        .where('id', '=', id)
        .executeTakeFirst()
      return row === undefined ? null : apiKeyOf(row)
    },
    async list(organizationId, { offset, limit }) {
      const ofOrganization = db.selectFrom('api_keys').where('organization_id', '=', organizationId)
      const rows = await ofOrganization
        .selectAll()
        .orderBy('created_at')
        .orderBy('id')
        .limit(limit)
        .offset(offset)
        .execute()
      return { total: await countRows(ofOrganization), offset, limit, items: rows.map(apiKeyOf) }
    },
    async lock(organizationId, id) {
      // The update changes nothing; it takes the row until the transaction ends, on both databases alike.
      const row = await db
        .updateTable('api_keys')
        .set({ revoked_at: sql`revoked_at` })
        .where('organization_id', '=', organizationId)
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirst()
      return row === undefined ? null : apiKeyOf(row)
    },
    async replace(organizationId, id, { graceEndsAtMs, replacedBy }) {
      await db
        .updateTable('api_keys')
        .set({ grace_ends_at: graceEndsAtMs, replaced_by: replacedBy })
        .where('organization_id', '=', organizationId)
        .where('id', '=', id)
        .execute()
    },
    async revoke(organizationId, id, atMs) {
      // A second call keeps the time of the first.
      const row = await db
        .updateTable('api_keys')
        .set({ revoked_at: sql`COALESCE(revoked_at, ${atMs})` })
        .where('organization_id', '=', organizationId)
        .where('id', '=', id)
        .returning('id')
        .executeTakeFirst()
      return row !== undefined
    },
    async touch(organizationId, id, atMs) {
      await db
        .updateTable('api_keys')
        .set({ last_used_at: atMs })
        .where('organization_id', '=', organizationId)
        .where('id', '=', id)
        .where((eb) => eb.or([eb('last_used_at', 'is', null), eb('last_used_at', '<', atMs)]))
        .execute()
    },
  }
}

function rowOf(key: ApiKey) {
  return {
    organization_id: key.organizationId,
    id: key.id,
    name: key.name,
    sha256: key.sha256,
    prefix: key.prefix,
    permissions: JSON.stringify(key.permissions),
    project_ids: key.projectIds === null ? null : JSON.stringify(key.projectIds),
    created_at: key.createdAtMs,
    expires_at: key.expiresAtMs,
    grace_ends_at: key.graceEndsAtMs,
    replaced_by: key.replacedBy,
    revoked_at: key.revokedAtMs,
    last_used_at: key.lastUsedAtMs,
  }
}

function apiKeyOf(row: Selectable<Tables['api_keys']>): ApiKey {
  return {
    id: row.id,
    organizationId: row.organization_id,
    name: row.name,
    sha256: row.sha256,
    prefix: row.prefix,
    permissions: JSON.parse(row.permissions) as Permission[],
    projectIds: row.project_ids === null ? null : (JSON.parse(row.project_ids) as string[]),
    createdAtMs: numberOf(row.created_at),
    expiresAtMs: maybeNumberOf(row.expires_at),
    graceEndsAtMs: maybeNumberOf(row.grace_ends_at),
    replacedBy: row.replaced_by,
    revokedAtMs: maybeNumberOf(row.revoked_at),
    lastUsedAtMs: maybeNumberOf(row.last_used_at),
  }
}
