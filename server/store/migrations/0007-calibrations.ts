import type { Migration } from './migration.ts'

/** Calibrations of projects on their owners' texts, and the index by which feedback of a message is found. */
export const calibrations: Migration = {
  version: 7,
  name: 'calibrations',
  statements: (t) => [
    `CREATE TABLE calibrations (
      organization_id TEXT NOT NULL REFERENCES organizations (organization_id),
      id TEXT NOT NULL,
      project_id TEXT NOT NULL,
      status TEXT NOT NULL,
      request ${t.bytes} NOT NULL,
      measured ${t.bigint} NOT NULL,
      subjects ${t.bytes},
      progress ${t.bytes},
      outcome ${t.bytes},
      created_at ${t.bigint} NOT NULL,
      advanced_at ${t.bigint} NOT NULL,
      finished_at ${t.bigint},
      applied_at ${t.bigint},
      reverted_at ${t.bigint},
      PRIMARY KEY (organization_id, id)
    )${t.table}`,
    'CREATE INDEX calibrations_project ON calibrations (organization_id, project_id, created_at, id)',
    `CREATE UNIQUE INDEX calibrations_open ON calibrations (organization_id, project_id)
      WHERE status IN ('pending', 'running')`,
    'CREATE INDEX feedback_message ON feedback (organization_id, message_id, kind)',
  ],
}
