import type { Migration } from './migration.ts'

/** The audit chains, what a charge was for, and the order in which conversations of a project are listed. */
export const management: Migration = {
  version: 2,
  name: 'management',
  statements: (t) => [
    `CREATE TABLE audit_heads (
      organization_id TEXT NOT NULL PRIMARY KEY REFERENCES organizations (organization_id),
      sequence ${t.bigint} NOT NULL,
      sha256 TEXT NOT NULL
    )${t.table}`,

    `CREATE TABLE audit_entries (
      organization_id TEXT NOT NULL REFERENCES organizations (organization_id),
      sequence ${t.bigint} NOT NULL,
      id TEXT NOT NULL,
      at ${t.bigint} NOT NULL,
      actor TEXT NOT NULL,
      action TEXT NOT NULL,
      target TEXT NOT NULL,
      before_state TEXT,
      after_state TEXT,
      previous_sha256 TEXT NOT NULL,
      sha256 TEXT NOT NULL,
      PRIMARY KEY (organization_id, sequence)
    )${t.clusteredTable}`,

    'ALTER TABLE projects ADD COLUMN language TEXT',

    'ALTER TABLE credit_entries ADD COLUMN test_id TEXT',
    'ALTER TABLE credit_entries ADD COLUMN run_id TEXT',

    'CREATE INDEX conversations_project ON conversations (organization_id, project_id, id)',
  ],
}
