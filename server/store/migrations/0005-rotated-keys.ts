import type { Migration } from './migration.ts'

/**
 * Keeps the end of a rotated key's grace period apart from its own expiry. Keys that were rotated before are told from the
 * others by the audit log; their expiry is the end of their grace period, as it was.
 */
export const rotatedKeys: Migration = {
  version: 5,
  name: 'rotated-keys',
  statements: (t) => [
    `ALTER TABLE api_keys ADD COLUMN grace_ends_at ${t.bigint}`,
    'ALTER TABLE api_keys ADD COLUMN replaced_by TEXT',
    `UPDATE api_keys SET grace_ends_at = expires_at WHERE EXISTS (
      SELECT 1 FROM audit_entries WHERE audit_entries.organization_id = api_keys.organization_id
        AND audit_entries.action = 'api_key.rotate' AND audit_entries.target = 'api_key:' || api_keys.id)`,
  ],
}
