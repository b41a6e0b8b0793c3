import type { Migration } from './migration.ts'

/**
 * Indexes that hold every column by which the list of messages is filtered and counted, so that no row is read for it: of all
 * messages, of those with an issue, and of those that were unsafe to security.
 */
export const monitoringFilters: Migration = {
  version: 24,
  name: 'monitoring-filters',
  statements: () => [
    'DROP INDEX messages_newest',
    `CREATE INDEX messages_newest ON messages
      (organization_id, project_id, created_at, id, direction, has_issue, security_unsafe, latency_ms)`,
    'DROP INDEX messages_issues',
    `CREATE INDEX messages_issues ON messages
      (organization_id, project_id, created_at, id, direction, security_unsafe, latency_ms) WHERE has_issue = 1`,
    `CREATE INDEX messages_security ON messages
      (organization_id, project_id, created_at, id, direction, has_issue, latency_ms) WHERE security_unsafe = 1`,
  ],
}
