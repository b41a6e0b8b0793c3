import type { Migration } from './migration.ts'

/**
 * Everything the guardrails need. Tables of configuration hold foreign keys; the hot tables (conversations, texts,
 * steps, messages, roll-up) hold none, because a shard or a partition of them must be writable alone, and because
 * a foreign key would lock its parent row in every recorded message.
 */
export const foundation: Migration = {
  version: 1,
  name: 'foundation',
  statements: (t) => [
    `CREATE TABLE organizations (
      organization_id TEXT NOT NULL PRIMARY KEY,
      name TEXT NOT NULL,
      created_at ${t.bigint} NOT NULL
    )${t.table}`,

    `CREATE TABLE api_keys (
      organization_id TEXT NOT NULL REFERENCES organizations (organization_id),
      id TEXT NOT NULL,
      name TEXT NOT NULL,
      sha256 TEXT NOT NULL,
      prefix TEXT NOT NULL,
      permissions TEXT NOT NULL,
      created_at ${t.bigint} NOT NULL,
      expires_at ${t.bigint},
      revoked_at ${t.bigint},
      last_used_at ${t.bigint},
      PRIMARY KEY (organization_id, id)
    )${t.table}`,
    'CREATE UNIQUE INDEX api_keys_sha256 ON api_keys (sha256)',

    `CREATE TABLE policies (
      organization_id TEXT NOT NULL REFERENCES organizations (organization_id),
      id TEXT NOT NULL,
      name TEXT NOT NULL,
      description ${t.bytes} NOT NULL,
      criticality TEXT NOT NULL,
      detection_threshold ${t.real} NOT NULL,
      violation_message ${t.bytes},
      examples TEXT NOT NULL,
      patterns TEXT NOT NULL,
      detector TEXT NOT NULL,
      is_default INTEGER NOT NULL,
      created_at ${t.bigint} NOT NULL,
      updated_at ${t.bigint} NOT NULL,
      archived_at ${t.bigint},
      PRIMARY KEY (organization_id, id)
    )${t.table}`,

    `CREATE TABLE projects (
      organization_id TEXT NOT NULL REFERENCES organizations (organization_id),
      id TEXT NOT NULL,
      name TEXT NOT NULL,
      description ${t.bytes} NOT NULL,
      security TEXT NOT NULL,
      execution_mode TEXT NOT NULL,
      failure_mode TEXT NOT NULL,
      data_retention_days INTEGER,
      is_sample INTEGER NOT NULL DEFAULT 0,
      created_at ${t.bigint} NOT NULL,
      updated_at ${t.bigint} NOT NULL,
      archived_at ${t.bigint},
      PRIMARY KEY (organization_id, id)
    )${t.table}`,
    'CREATE UNIQUE INDEX projects_sample ON projects (organization_id) WHERE is_sample = 1',

    `CREATE TABLE project_policies (
      organization_id TEXT NOT NULL,
      project_id TEXT NOT NULL,
      policy_id TEXT NOT NULL,
      place INTEGER NOT NULL,
      block_input INTEGER NOT NULL,
      block_output INTEGER NOT NULL,
      PRIMARY KEY (organization_id, project_id, policy_id),
      FOREIGN KEY (organization_id, project_id) REFERENCES projects (organization_id, id),
      FOREIGN KEY (organization_id, policy_id) REFERENCES policies (organization_id, id)
    )${t.clusteredTable}`,

    `CREATE TABLE conversations (
      organization_id TEXT NOT NULL,
      id TEXT NOT NULL,
      project_id TEXT NOT NULL,
      name TEXT NOT NULL,
      description ${t.bytes},
      linked_id TEXT,
      created_at ${t.bigint} NOT NULL,
      PRIMARY KEY (organization_id, id)
    )${t.table}`,
    `CREATE UNIQUE INDEX conversations_linked ON conversations (organization_id, project_id, linked_id)
      WHERE linked_id IS NOT NULL`,

    `CREATE TABLE turn_texts (
      organization_id TEXT NOT NULL,
      conversation_id TEXT NOT NULL,
      sha256 TEXT NOT NULL,
      project_id TEXT NOT NULL,
      text ${t.bytes},
      last_used_at ${t.bigint} NOT NULL,
      removed_at ${t.bigint},
      PRIMARY KEY (organization_id, conversation_id, sha256)
    )${t.table}`,
    `CREATE INDEX turn_texts_retention ON turn_texts (organization_id, project_id, last_used_at)
      WHERE text IS NOT NULL`,

    `CREATE TABLE history_steps (
      organization_id TEXT NOT NULL,
      conversation_id TEXT NOT NULL,
      id TEXT NOT NULL,
      parent_id TEXT,
      role TEXT NOT NULL,
      text_sha256 TEXT NOT NULL,
      PRIMARY KEY (organization_id, conversation_id, id)
    )${t.clusteredTable}`,

    `CREATE TABLE configuration_snapshots (
      organization_id TEXT NOT NULL,
      id TEXT NOT NULL,
      project_id TEXT NOT NULL,
      content TEXT NOT NULL,
      created_at ${t.bigint} NOT NULL,
      PRIMARY KEY (organization_id, id)
    )${t.table}`,

    `CREATE TABLE messages (
      organization_id TEXT NOT NULL,
      id TEXT NOT NULL,
      project_id TEXT NOT NULL,
      conversation_id TEXT NOT NULL,
      direction TEXT NOT NULL,
      role TEXT NOT NULL,
      text_sha256 TEXT NOT NULL,
      text_with_context ${t.bytes},
      history_id TEXT,
      snapshot_id TEXT NOT NULL,
      input_id TEXT,
      image_count INTEGER NOT NULL,
      mode TEXT NOT NULL,
      verdict TEXT NOT NULL,
      judgements TEXT NOT NULL,
      is_safe INTEGER NOT NULL,
      has_issue INTEGER NOT NULL,
      security_unsafe INTEGER NOT NULL,
      created_at ${t.bigint} NOT NULL,
      latency_ms ${t.real} NOT NULL,
      PRIMARY KEY (organization_id, id)
    )${t.table}`,
    'CREATE INDEX messages_newest ON messages (organization_id, project_id, created_at, id)',
    `CREATE INDEX messages_retention ON messages (organization_id, project_id, created_at)
      WHERE text_with_context IS NOT NULL`,

    `CREATE TABLE monitoring_rollup (
      organization_id TEXT NOT NULL,
      project_id TEXT NOT NULL,
      bucket ${t.bigint} NOT NULL,
      metric TEXT NOT NULL,
      direction TEXT NOT NULL,
      criticality TEXT NOT NULL,
      shard INTEGER NOT NULL,
      judged ${t.bigint} NOT NULL,
      violated ${t.bigint} NOT NULL,
      security_unsafe ${t.bigint} NOT NULL,
      PRIMARY KEY (organization_id, project_id, bucket, metric, direction, criticality, shard)
    )${t.clusteredTable}`,
    'CREATE INDEX monitoring_rollup_bucket ON monitoring_rollup (bucket)',

    `CREATE TABLE idempotency_replies (
      organization_id TEXT NOT NULL,
      operation TEXT NOT NULL,
      idempotency_key TEXT NOT NULL,
      request_sha256 TEXT NOT NULL,
      claimed_at ${t.bigint} NOT NULL,
      settled_at ${t.bigint},
      status INTEGER,
      body TEXT,
      PRIMARY KEY (organization_id, operation, idempotency_key)
    )${t.table}`,
    'CREATE INDEX idempotency_replies_claimed ON idempotency_replies (claimed_at)',

    `CREATE TABLE jobs (
      organization_id TEXT NOT NULL,
      id TEXT NOT NULL PRIMARY KEY,
      name TEXT NOT NULL,
      payload TEXT NOT NULL,
      unique_key TEXT,
      state TEXT NOT NULL,
      due_at ${t.bigint},
      lease_owner TEXT,
      attempt INTEGER NOT NULL,
      last_error TEXT,
      created_at ${t.bigint} NOT NULL,
      finished_at ${t.bigint}
    )${t.table}`,
    'CREATE UNIQUE INDEX jobs_unique ON jobs (organization_id, name, unique_key) WHERE unique_key IS NOT NULL',
    'CREATE INDEX jobs_due ON jobs (due_at, id) WHERE due_at IS NOT NULL',
    'CREATE INDEX jobs_finished ON jobs (finished_at) WHERE finished_at IS NOT NULL',

    `CREATE TABLE credit_entries (
      organization_id TEXT NOT NULL,
      id TEXT NOT NULL,
      kind TEXT NOT NULL,
      amount ${t.real} NOT NULL,
      created_at ${t.bigint} NOT NULL,
      PRIMARY KEY (organization_id, id)
    )${t.table}`,

    `CREATE TABLE settings (
      organization_id TEXT NOT NULL,
      name TEXT NOT NULL,
      value TEXT NOT NULL,
      PRIMARY KEY (organization_id, name)
    )${t.table}`,
  ],
}
