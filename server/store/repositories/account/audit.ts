import { type RawBuilder, type Selectable, type SqlBool, sql } from 'kysely'
import { type AuditEntry, type AuditFilter, emptyAuditHead } from '../../../domain/account/audit.ts'
import type { AuditRepository } from '../../../domain/account/audit-repository.ts'
import type { Database } from '../../database.ts'
import { numberOf } from '../../row-values.ts'
import type { Tables } from '../../tables.ts'
import { countRows } from '../count-rows.ts'

/** The audit chains: their entries, and for each organization the row where its chain ends. */
export function createAuditRepository(db: Database): AuditRepository {
  return {
    async lockHead(organizationId) {
      // The update changes nothing; it takes the row until the transaction ends, so that appends come one by one.
      const row = await db
        .insertInto('audit_heads')
        .values({ organization_id: organizationId, sequence: emptyAuditHead.sequence, sha256: emptyAuditHead.sha256 })
        .onConflict((conflict) =>
          conflict.column('organization_id').doUpdateSet({ sequence: sql`audit_heads.sequence` }),
        )
        .returning(['sequence', 'sha256'])
        .executeTakeFirstOrThrow()
      return { sequence: numberOf(row.sequence), sha256: row.sha256 }
    },
    async append(entry) {
      await db.insertInto('audit_entries').values(rowOf(entry)).execute()
      await db
        .updateTable('audit_heads')
        .set({ sequence: entry.sequence, sha256: entry.sha256 })
        .where('organization_id', '=', entry.organizationId)
        .execute()
    },
    async findHead(organizationId) {
      const row = await db
        .selectFrom('audit_heads')
        .select(['sequence', 'sha256'])
        .where('organization_id', '=', organizationId)
        .executeTakeFirst()
      return row === undefined ? emptyAuditHead : { sequence: numberOf(row.sequence), sha256: row.sha256 }
    },
    async list(organizationId, { offset, limit }, filter) {
      const wanted = db
        .selectFrom('audit_entries')
        .where('organization_id', '=', organizationId)
        .where(conditionOf(filter))
      const rows = await wanted.selectAll().orderBy('sequence', 'desc').limit(limit).offset(offset).execute()
      return { total: await countRows(wanted), offset, limit, items: rows.map(entryOf) }
    },
    async listAfter(organizationId, sequence, limit) {
      const rows = await db
        .selectFrom('audit_entries')
        .selectAll()
        .where('organization_id', '=', organizationId)
        .where('sequence', '>', sequence)
        .orderBy('sequence')
        .limit(limit)
        .execute()
      return rows.map(entryOf)
    },
  }
}

function conditionOf({ action, actor, target, fromMs, toMs }: AuditFilter): RawBuilder<SqlBool> {
  const conditions = [
    ...(action === null ? [] : [isOrBeginsWith('action', action, '.')]),
    ...(actor === null ? [] : [sql`actor = ${actor}`]),
    ...(target === null ? [] : [isOrBeginsWith('target', target, ':')]),
    ...(fromMs === null ? [] : [sql`at >= ${fromMs}`]),
    ...(toMs === null ? [] : [sql`at < ${toMs}`]),
  ]
  return conditions.length === 0 ? sql<SqlBool>`1 = 1` : sql<SqlBool>`${sql.join(conditions, sql` AND `)}`
}

/** A value itself, or all whose first word it is. LIKE would take `_` for any character. */
function isOrBeginsWith(column: 'action' | 'target', value: string, separator: string): RawBuilder<unknown> {
  const beginning = `${value}${separator}`
  const begins = sql`substr(${sql.ref(column)}, 1, ${sql.lit(beginning.length)}) = ${beginning}`
  return sql`(${sql.ref(column)} = ${value} OR ${begins})`
}

function rowOf(entry: AuditEntry) {
  return {
    organization_id: entry.organizationId,
    sequence: entry.sequence,
    id: entry.id,
    at: entry.atMs,
    actor: entry.actor,
    person_subject: entry.person?.subject ?? null,
    person_name: entry.person?.name ?? null,
    action: entry.action,
    target: entry.target,
    before_state: entry.before,
    after_state: entry.after,
    previous_sha256: entry.previousSha256,
    sha256: entry.sha256,
  }
}

function entryOf(row: Selectable<Tables['audit_entries']>): AuditEntry {
  return {
    id: row.id,
    organizationId: row.organization_id,
    sequence: numberOf(row.sequence),
    atMs: numberOf(row.at),
    actor: row.actor,
    person: personOf(row),
    action: row.action,
    target: row.target,
    before: row.before_state,
    after: row.after_state,
    previousSha256: row.previous_sha256,
    sha256: row.sha256,
  }
}

/** Half of a person counts as one too: the hash of the entry then tells that the other half was taken away. */
function personOf({ person_subject: subject, person_name: name }: Selectable<Tables['audit_entries']>) {
  return subject === null && name === null ? null : { subject: subject ?? '', name: name ?? '' }
}
