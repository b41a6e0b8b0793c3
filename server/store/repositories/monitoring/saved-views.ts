import { type Selectable, sql } from 'kysely'
import type { SavedView, SavedViewRepository, ViewFilters } from '../../../domain/monitoring/saved-view.ts'
import type { Database } from '../../database.ts'
import { bytesOf, flagOf, numberOf, textOf } from '../../row-values.ts'
import type { Tables } from '../../tables.ts'
import { countRows } from '../count-rows.ts'
import type { RepositoryContext } from '../repository-context.ts'

/** The table of saved views. */
export function createSavedViewRepository({
  db,
  dialect,
}: Pick<RepositoryContext, 'db' | 'dialect'>): SavedViewRepository {
  // SQLite compares bytes anyway; PostgreSQL would take the order of its locale.
  const nameInBytes = dialect === 'postgres' ? sql`name COLLATE "C"` : sql`name`
  const seenBy = (organizationId: string, viewer: string) =>
    db
      .selectFrom('saved_views')
      .where('organization_id', '=', organizationId)
      .where((view) => view.or([view('saved_by', '=', viewer), view('is_shared', '=', 1)]))
  return {
    ...verbsOfSaver(db),
    async insert(view) {
      await db.insertInto('saved_views').values(rowOf(view)).execute()
    },
    async find(organizationId, id, viewer) {
      const row = await seenBy(organizationId, viewer).selectAll().where('id', '=', id).executeTakeFirst()
      return row === undefined ? null : viewOf(row)
    },
    async list(organizationId, viewer, { offset, limit }) {
      const all = seenBy(organizationId, viewer)
      const rows = await all.selectAll().orderBy(nameInBytes).orderBy('id').limit(limit).offset(offset).execute()
      return { total: await countRows(all), offset, limit, items: rows.map(viewOf) }
    },
    async lock(organizationId, id, viewer) {
      // The update changes nothing; it takes the row until the transaction ends, on both databases alike.
      const row = await db
        .updateTable('saved_views')
        .set({ updated_at: sql`updated_at` })
        .where('organization_id', '=', organizationId)
        .where('id', '=', id)
        .where((view) => view.or([view('saved_by', '=', viewer), view('is_shared', '=', 1)]))
        .returningAll()
        .executeTakeFirst()
      return row === undefined ? null : viewOf(row)
    },
    async replace(view) {
      const { organization_id, id, saved_by: _, created_at: __, ...changed } = rowOf(view)
      await db
        .updateTable('saved_views')
        .set(changed)
        .where('organization_id', '=', organization_id)
        .where('id', '=', id)
        .execute()
    },
    async delete(organizationId, id) {
      await db.deleteFrom('saved_views').where('organization_id', '=', organizationId).where('id', '=', id).execute()
    },
    async count(organizationId, savedBy) {
      const ofOrganization = db.selectFrom('saved_views').where('organization_id', '=', organizationId)
      return {
        ofOrganization: await countRows(ofOrganization),
        ofSaver: await countRows(ofOrganization.where('saved_by', '=', savedBy)),
      }
    },
  }
}

/** What is done to the views of one actor together. */
function verbsOfSaver(db: Database): Pick<SavedViewRepository, 'moveAll' | 'deleteUnshared'> {
  return {
    async moveAll(organizationId, { from, to }) {
      await db
        .updateTable('saved_views')
        .set({ saved_by: to })
        .where('organization_id', '=', organizationId)
        .where('saved_by', '=', from)
        .execute()
    },
    async deleteUnshared(organizationId, savedBy) {
      const rows = await db
        .deleteFrom('saved_views')
        .where('organization_id', '=', organizationId)
        .where('saved_by', '=', savedBy)
        .where('is_shared', '=', 0)
        .returningAll()
        .execute()
      return rows.map(viewOf)
    },
  }
}

function rowOf(view: SavedView) {
  return {
    organization_id: view.organizationId,
    id: view.id,
    name: view.name,
    filters: bytesOf(JSON.stringify(view.filters)),
    is_shared: flagOf(view.isShared),
    saved_by: view.savedBy,
    created_at: view.createdAtMs,
    updated_at: view.updatedAtMs,
  }
}

function viewOf(row: Selectable<Tables['saved_views']>): SavedView {
  return {
    id: row.id,
    organizationId: row.organization_id,
    name: row.name,
    filters: JSON.parse(textOf(row.filters)) as ViewFilters,
    isShared: row.is_shared === 1,
    savedBy: row.saved_by,
    createdAtMs: numberOf(row.created_at),
    updatedAtMs: numberOf(row.updated_at),
  }
}
