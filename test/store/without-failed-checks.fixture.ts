/** Undoes the migration of checks that could not be made, and the later one of open jobs, in both databases. */
export const withoutFailedChecks = [
  'DROP INDEX jobs_open',
  'DROP INDEX messages_errors',
  'ALTER TABLE messages DROP COLUMN has_error',
  'ALTER TABLE monitoring_rollup DROP COLUMN errored',
]
