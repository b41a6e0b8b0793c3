import type { Migration } from './migration.ts'

/**
 * The servers that write to this database, each since its start, and which of them works on a claimed request. A claim from
 * before belongs to none and is free after its lease.
 */
export const claimingServers: Migration = {
  version: 12,
  name: 'claiming servers',
  statements: (t) => [
    `CREATE TABLE servers (id TEXT NOT NULL PRIMARY KEY, seen_at ${t.bigint} NOT NULL)${t.clusteredTable}`,
    'ALTER TABLE idempotency_replies ADD COLUMN claimed_by TEXT',
  ],
}
