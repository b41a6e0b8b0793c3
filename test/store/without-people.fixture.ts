import { withoutFailedChecks } from './without-failed-checks.fixture.ts'

/** Undoes the migrations of people and of what came after, but for the table of sessions, which is dropped after it, in both databases. */
export const withoutPeople = [
  ...withoutFailedChecks,
  'DROP INDEX messages_security',
  'DROP TABLE saved_views',
  'DROP TABLE people',
  'DROP TABLE spent_sign_ins',
  'ALTER TABLE audit_entries DROP COLUMN person_subject',
  'ALTER TABLE audit_entries DROP COLUMN person_name',
]
