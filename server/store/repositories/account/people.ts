import { type Selectable, sql } from 'kysely'
import { type Person, type PersonRepository, roles } from '../../../domain/account/person.ts'
import type { Database } from '../../database.ts'
import { numberOf } from '../../row-values.ts'
import type { Tables } from '../../tables.ts'
import { countRows } from '../count-rows.ts'

/** The table of people. */
export function createPersonRepository(db: Database): PersonRepository {
  const ofOrganization = (organizationId: string) =>
    db.selectFrom('people').selectAll().where('organization_id', '=', organizationId)
  return {
    async find(organizationId, id) {
      const row = await ofOrganization(organizationId).where('id', '=', id).executeTakeFirst()
      return row === undefined ? null : personOf(row)
    },
    async findMany(organizationId, ids) {
      if (ids.length === 0) return []
      const rows = await ofOrganization(organizationId)
        .where('id', 'in', [...ids])
        .execute()
      return rows.map(personOf)
    },
    async list(organizationId, { offset, limit }) {
      const all = db.selectFrom('people').where('organization_id', '=', organizationId)
      const ordered = all.selectAll().orderBy('signed_in_at', 'desc').orderBy('id')
      const rows = await ordered.limit(limit).offset(offset).execute()
      return { total: await countRows(all), offset, limit, items: rows.map(personOf) }
    },
    async lockBySubject(organizationId, issuer, subject) {
      // The update changes nothing; it takes the row until the transaction ends, on both databases alike.
      const row = await db
        .updateTable('people')
        .set({ role: sql`role` })
        .where('organization_id', '=', organizationId)
        .where('issuer', '=', issuer)
        .where('subject', '=', subject)
        .returningAll()
        .executeTakeFirst()
      return row === undefined ? null : personOf(row)
    },
    async insert(person) {
      const rows = await db
        .insertInto('people')
        .values({
          organization_id: person.organizationId,
          id: person.id,
          issuer: person.issuer,
          subject: person.subject,
          name: person.name,
          role: person.role,
          created_at: person.createdAtMs,
          signed_in_at: person.signedInAtMs,
        })
        .onConflict((conflict) => conflict.columns(['organization_id', 'issuer', 'subject']).doNothing())
        .returning('id')
        .execute()
      return rows.length > 0
    },
    async replace({ organizationId, id, name, role, signedInAtMs }) {
      await db
        .updateTable('people')
        .set({ name, role, signed_in_at: signedInAtMs })
        .where('organization_id', '=', organizationId)
        .where('id', '=', id)
        .execute()
    },
  }
}

function personOf(row: Selectable<Tables['people']>): Person {
  return {
    id: row.id,
    organizationId: row.organization_id,
    issuer: row.issuer,
    subject: row.subject,
    name: row.name,
    // A word that this version does not know gives nothing.
    role: roles.find((role) => role === row.role) ?? null,
    createdAtMs: numberOf(row.created_at),
    signedInAtMs: numberOf(row.signed_in_at),
  }
}
