import type { Migration } from './migration.ts'

/** Policies that are tried out without a say, and which guard policy was made from which policy of a test. */
export const shadow: Migration = {
  version: 10,
  name: 'shadow',
  statements: (t) => [
    'ALTER TABLE project_policies ADD COLUMN shadow INTEGER NOT NULL DEFAULT 0',
    `CREATE TABLE exported_policies (
      organization_id TEXT NOT NULL REFERENCES organizations (organization_id),
      test_id TEXT NOT NULL,
      from_policy_id TEXT NOT NULL,
      policy_id TEXT NOT NULL,
      PRIMARY KEY (organization_id, test_id, from_policy_id)
    )${t.clusteredTable}`,
  ],
}
