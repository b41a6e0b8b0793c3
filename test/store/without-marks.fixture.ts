/** Undoes the migration of marks, in both databases; the indexes that it widened are as the version before had them. */
export const withoutMarks = [
  'DROP INDEX messages_marked',
  ...['newest', 'issues', 'security', 'errors', 'conversation'].map((name) => `DROP INDEX messages_${name}`),
  'ALTER TABLE messages DROP COLUMN marks',
  `CREATE INDEX messages_newest ON messages
    (organization_id, project_id, created_at, id, direction, has_issue, security_unsafe, latency_ms)`,
  `CREATE INDEX messages_issues ON messages
    (organization_id, project_id, created_at, id, direction, security_unsafe, latency_ms) WHERE has_issue = 1`,
  `CREATE INDEX messages_security ON messages
    (organization_id, project_id, created_at, id, direction, has_issue, latency_ms) WHERE security_unsafe = 1`,
  `CREATE INDEX messages_errors ON messages
    (organization_id, project_id, created_at, id, direction, has_issue, security_unsafe, latency_ms) WHERE has_error = 1`,
  'CREATE INDEX messages_conversation ON messages (organization_id, conversation_id, created_at, id)',
]
