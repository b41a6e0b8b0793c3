import type { Migration } from './migration.ts'

/**
 * How texts of a project are kept, what was erased, what people said about verdicts, and the indexes by which
 * monitoring answers without looking at rows: counters from the index alone, issues and policies by their own ways.
 */
export const privacy: Migration = {
  version: 4,
  name: 'privacy',
  statements: (t) => [
    "ALTER TABLE projects ADD COLUMN store_text TEXT NOT NULL DEFAULT 'full'",
    `ALTER TABLE conversations ADD COLUMN erased_at ${t.bigint}`,

    `CREATE TABLE reply_conversations (
      organization_id TEXT NOT NULL,
      conversation_id TEXT NOT NULL,
      operation TEXT NOT NULL,
      idempotency_key TEXT NOT NULL,
      settled_at ${t.bigint} NOT NULL,
      PRIMARY KEY (organization_id, conversation_id, operation, idempotency_key)
    )${t.clusteredTable}`,
    'CREATE INDEX reply_conversations_settled ON reply_conversations (settled_at)',

    `CREATE TABLE erasures (
      organization_id TEXT NOT NULL,
      id TEXT NOT NULL,
      project_id TEXT NOT NULL,
      conversation_id TEXT NOT NULL,
      requested_at ${t.bigint} NOT NULL,
      completed_at ${t.bigint},
      erased_messages ${t.bigint} NOT NULL,
      erased_texts ${t.bigint} NOT NULL,
      erased_replies ${t.bigint} NOT NULL,
      erased_notes ${t.bigint} NOT NULL,
      PRIMARY KEY (organization_id, id)
    )${t.table}`,

    `CREATE TABLE feedback (
      organization_id TEXT NOT NULL,
      id TEXT NOT NULL,
      project_id TEXT NOT NULL,
      conversation_id TEXT NOT NULL,
      message_id TEXT NOT NULL,
      kind TEXT NOT NULL,
      policy_id TEXT,
      note ${t.bytes},
      created_at ${t.bigint} NOT NULL,
      PRIMARY KEY (organization_id, id)
    )${t.table}`,
    `CREATE INDEX feedback_retention ON feedback (organization_id, project_id, created_at)
      WHERE note IS NOT NULL`,
    'CREATE INDEX feedback_project ON feedback (organization_id, project_id, created_at, id)',
    'CREATE INDEX feedback_conversation ON feedback (organization_id, conversation_id) WHERE note IS NOT NULL',

    'DROP INDEX messages_newest',
    `CREATE INDEX messages_newest ON messages
      (organization_id, project_id, created_at, id, direction, has_issue, security_unsafe)`,
    `CREATE INDEX messages_issues ON messages (organization_id, project_id, created_at, id) WHERE has_issue = 1`,
    'CREATE INDEX messages_conversation ON messages (organization_id, conversation_id, created_at, id)',
    'CREATE INDEX monitoring_rollup_metric ON monitoring_rollup (organization_id, project_id, metric, bucket)',
  ],
}
