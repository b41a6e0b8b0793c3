import type { Migration } from './migration.ts'

/** What was compiled from policies and topics: at most one for each, replaced with the policy or topic. */
export const compiled: Migration = {
  version: 6,
  name: 'compiled',
  statements: (t) => [
    `CREATE TABLE compiled_artifacts (
      organization_id TEXT NOT NULL REFERENCES organizations (organization_id),
      kind TEXT NOT NULL,
      subject_id TEXT NOT NULL,
      id TEXT NOT NULL,
      made_by TEXT NOT NULL,
      body ${t.bytes} NOT NULL,
      created_at ${t.bigint} NOT NULL,
      PRIMARY KEY (organization_id, kind, subject_id)
    )${t.table}`,
  ],
}
