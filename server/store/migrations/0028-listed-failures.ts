import type { Migration } from './migration.ts'

/** The index of messages of which a check could not be made holds every column by which the list of them is filtered and counted. */
export const listedFailures: Migration = {
  version: 28,
  name: 'listed-failures',
  statements: () => [
    'DROP INDEX messages_errors',
    `CREATE INDEX messages_errors ON messages
      (organization_id, project_id, created_at, id, direction, has_issue, security_unsafe, latency_ms) WHERE has_error = 1`,
  ],
}
