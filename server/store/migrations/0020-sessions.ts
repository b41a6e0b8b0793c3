import type { Migration } from './migration.ts'

/** Sessions of the console, and the one-time codes that begin them. */
export const sessions: Migration = {
  version: 20,
  name: 'sessions',
  statements: (t) => [
    `CREATE TABLE sessions (
      organization_id TEXT NOT NULL REFERENCES organizations (organization_id),
      id TEXT NOT NULL,
      api_key_id TEXT NOT NULL,
      sha256 TEXT NOT NULL,
      user_agent TEXT,
      created_at ${t.bigint} NOT NULL,
      last_seen_at ${t.bigint} NOT NULL,
      ends_at ${t.bigint} NOT NULL,
      revoked_at ${t.bigint},
      PRIMARY KEY (organization_id, id)
    )${t.table}`,
    'CREATE UNIQUE INDEX sessions_sha256 ON sessions (sha256)',

    `CREATE TABLE sign_in_codes (
      organization_id TEXT NOT NULL REFERENCES organizations (organization_id),
      sha256 TEXT NOT NULL,
      api_key_id TEXT NOT NULL,
      created_at ${t.bigint} NOT NULL,
      expires_at ${t.bigint} NOT NULL,
      PRIMARY KEY (organization_id, sha256)
    )${t.table}`,
    'CREATE UNIQUE INDEX sign_in_codes_sha256 ON sign_in_codes (sha256)',
  ],
}
