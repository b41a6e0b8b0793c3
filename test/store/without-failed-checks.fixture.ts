import { withoutMarks } from './without-marks.fixture.ts'

/** Undoes the migration of checks that could not be made, and the later ones of open jobs and marks, in both databases. */
export const withoutFailedChecks = [
  ...withoutMarks,
  'DROP INDEX jobs_open',
  'DROP INDEX messages_errors',
  'ALTER TABLE messages DROP COLUMN has_error',
  'ALTER TABLE monitoring_rollup DROP COLUMN errored',
]
