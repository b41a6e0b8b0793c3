import type { Migration } from './migration.ts'

/**
 * Counts messages of which a check could not be made. Those that were kept before are told by their verdict: within JSON the
 * words looked for stand nowhere but in a status, because quotes inside of a text are escaped. Cost: one pass over the messages.
 */
export const failedChecks: Migration = {
  version: 25,
  name: 'failed-checks',
  statements: (t) => [
    'ALTER TABLE messages ADD COLUMN has_error INTEGER NOT NULL DEFAULT 0',
    `UPDATE messages SET has_error = 1 WHERE verdict LIKE '%"status":"error"%'`,
    `CREATE INDEX messages_errors ON messages (organization_id, project_id, created_at, direction) WHERE has_error = 1`,
    `ALTER TABLE monitoring_rollup ADD COLUMN errored ${t.bigint} NOT NULL DEFAULT 0`,
    // Booked as a repair of the counters is.
    `INSERT INTO monitoring_rollup (organization_id, project_id, bucket, metric, direction, criticality, shard,
        judged, violated, security_unsafe, errored)
      SELECT organization_id, project_id, created_at - created_at % 3600000, 'messages', direction, 'none', -1,
        0, 0, 0, COUNT(*)
      FROM messages WHERE has_error = 1
      GROUP BY organization_id, project_id, created_at - created_at % 3600000, direction
      ON CONFLICT (organization_id, project_id, bucket, metric, direction, criticality, shard) DO UPDATE
        SET errored = excluded.errored`,
  ],
}
