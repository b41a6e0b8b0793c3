import type { Migration } from './migration.ts'

/** Tests whose rows or texts are being removed, so that a removal goes on after a crash. */
export const testRemovals: Migration = {
  version: 14,
  name: 'test-removals',
  statements: (t) => [
    `CREATE TABLE test_removals (
      organization_id TEXT NOT NULL,
      test_id TEXT NOT NULL,
      project_id TEXT NOT NULL,
      what TEXT NOT NULL,
      requested_at ${t.bigint} NOT NULL,
      PRIMARY KEY (organization_id, test_id)
    )${t.table}`,
  ],
}
