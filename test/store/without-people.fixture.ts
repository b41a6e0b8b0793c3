/** Undoes the migration of people, but for the table of sessions, which is dropped after it, in both databases. */
export const withoutPeople = [
  'DROP TABLE people',
  'DROP TABLE spent_sign_ins',
  'ALTER TABLE audit_entries DROP COLUMN person_subject',
  'ALTER TABLE audit_entries DROP COLUMN person_name',
]
