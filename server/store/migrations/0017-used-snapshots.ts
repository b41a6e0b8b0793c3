import type { Migration } from './migration.ts'

/**
 * Notes when a snapshot of a configuration was last used, so that one can go that no message refers to any more. Null = not
 * known, as where an older server wrote it meanwhile: it stays until it is used again. Cost: one pass over the messages.
 */
export const usedSnapshots: Migration = {
  version: 17,
  name: 'used-snapshots',
  statements: (t) => [
    `ALTER TABLE configuration_snapshots ADD COLUMN last_used_at ${t.bigint}`,
    'UPDATE configuration_snapshots SET last_used_at = created_at',
    `UPDATE configuration_snapshots SET last_used_at = used.at
      FROM (SELECT organization_id, snapshot_id, MAX(created_at) AS at FROM messages
        GROUP BY organization_id, snapshot_id) AS used
      WHERE configuration_snapshots.organization_id = used.organization_id
        AND configuration_snapshots.id = used.snapshot_id AND configuration_snapshots.last_used_at < used.at`,
    'CREATE INDEX configuration_snapshots_age ON configuration_snapshots (organization_id, project_id, last_used_at)',
  ],
}
