import type { Migration } from './migration.ts'

/** Filters of the list of messages that somebody keeps under a name. */
export const savedViews: Migration = {
  version: 23,
  name: 'saved-views',
  statements: (t) => [
    `CREATE TABLE saved_views (
      organization_id TEXT NOT NULL REFERENCES organizations (organization_id),
      id TEXT NOT NULL,
      name TEXT NOT NULL,
      filters ${t.bytes} NOT NULL,
      is_shared INTEGER NOT NULL,
      saved_by TEXT NOT NULL,
      created_at ${t.bigint} NOT NULL,
      updated_at ${t.bigint} NOT NULL,
      PRIMARY KEY (organization_id, id)
    )${t.table}`,
    'CREATE INDEX saved_views_saver ON saved_views (organization_id, saved_by)',
  ],
}
