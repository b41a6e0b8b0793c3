import { type Selectable, sql } from 'kysely'
import type { Organization } from '../../../domain/account/organization.ts'
import type { OrganizationRepository } from '../../../domain/account/organization-repository.ts'
import type { Database } from '../../database.ts'
import { numberOf } from '../../row-values.ts'
import type { Tables } from '../../tables.ts'
import { countOwned } from '../count-owned.ts'
import { countRows } from '../count-rows.ts'

/** The organizations table. */
export function createOrganizationRepository(db: Database): OrganizationRepository {
  const count = () => countRows(db.selectFrom('organizations'))
  return {
    count,
    async insert({ id, name, createdAtMs }) {
      await db.insertInto('organizations').values({ organization_id: id, name, created_at: createdAtMs }).execute()
    },
    async find(id) {
      const row = await db.selectFrom('organizations').selectAll().where('organization_id', '=', id).executeTakeFirst()
      return row === undefined ? null : organizationOf(row)
    },
    async list({ offset, limit }) {
      const rows = await db
        .selectFrom('organizations')
        .selectAll()
        .orderBy('created_at')
        .orderBy('organization_id')
        .limit(limit)
        .offset(offset)
        .execute()
      return { total: await count(), offset, limit, items: rows.map(organizationOf) }
    },
    async lock(id) {
      // The update changes nothing; it takes the row until the transaction ends, on both databases alike.
      const row = await db
        .updateTable('organizations')
        .set({ name: sql`name` })
        .where('organization_id', '=', id)
        .returningAll()
        .executeTakeFirst()
      return row === undefined ? null : organizationOf(row)
    },
    countOwned: (id, kind, nowMs) => countOwned(db, id, kind, nowMs),
    async rename(id, name) {
      await db.updateTable('organizations').set({ name }).where('organization_id', '=', id).execute()
    },
  }
}

function organizationOf(row: Selectable<Tables['organizations']>): Organization {
  return { id: row.organization_id, name: row.name, createdAtMs: numberOf(row.created_at) }
}
