import type { Migration } from './migration.ts'

/** People who sign in at an identity provider, their sessions beside those of keys, and their names in the audit log. */
export const people: Migration = {
  version: 22,
  name: 'people',
  statements: (t) => [
    `CREATE TABLE people (
      organization_id TEXT NOT NULL REFERENCES organizations (organization_id),
      id TEXT NOT NULL,
      issuer TEXT NOT NULL,
      subject TEXT NOT NULL,
      name TEXT NOT NULL,
      role TEXT,
      created_at ${t.bigint} NOT NULL,
      signed_in_at ${t.bigint} NOT NULL,
      PRIMARY KEY (organization_id, id)
    )${t.table}`,
    'CREATE UNIQUE INDEX people_subject ON people (organization_id, issuer, subject)',

    `CREATE TABLE spent_sign_ins (
      organization_id TEXT NOT NULL REFERENCES organizations (organization_id),
      sha256 TEXT NOT NULL,
      expires_at ${t.bigint} NOT NULL,
      PRIMARY KEY (organization_id, sha256)
    )${t.table}`,

    // A session has a key or a person: the column of the key has to be able to hold nothing, in both databases alike.
    'ALTER TABLE sessions ADD COLUMN key_id TEXT',
    'UPDATE sessions SET key_id = api_key_id',
    'ALTER TABLE sessions DROP COLUMN api_key_id',
    'ALTER TABLE sessions RENAME COLUMN key_id TO api_key_id',
    'ALTER TABLE sessions ADD COLUMN person_id TEXT',

    'ALTER TABLE audit_entries ADD COLUMN person_subject TEXT',
    'ALTER TABLE audit_entries ADD COLUMN person_name TEXT',
  ],
}
