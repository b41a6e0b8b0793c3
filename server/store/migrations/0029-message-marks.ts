import type { Migration } from './migration.ts'

/**
 * Marks what few messages have and lists look for (`message-marks.ts` says which bit is what): one index holds the marked ones
 * alone, the others hold the marks beside what they had. Topics that a message is about stand among its judgements and counters
 * under `topic:<id>`. Messages from before are marked by what is kept of them. Within JSON the words looked for stand nowhere but
 * where they are meant, because quotes inside of a text are escaped. Cost: a few passes over the messages.
 */
export const messageMarks: Migration = {
  version: 29,
  name: 'message-marks',
  statements: (t) => [
    'ALTER TABLE messages ADD COLUMN marks INTEGER NOT NULL DEFAULT 0',
    `UPDATE messages SET marks = marks
        + (CASE WHEN image_count > 0 THEN 1 ELSE 0 END)
        + (CASE WHEN verdict LIKE '%"kind":"document"%' THEN 2 ELSE 0 END)
        + (CASE WHEN verdict LIKE '%"kind":"tool-%' THEN 4 ELSE 0 END)
        + (CASE WHEN judgements LIKE '%"shadow",1]%' THEN 8 ELSE 0 END)
        + (CASE WHEN verdict LIKE '%"isReached":true%' THEN 16 ELSE 0 END)
        + (CASE WHEN direction = 'input' AND role = 'assistant' THEN 128 ELSE 0 END)
      WHERE image_count > 0 OR verdict LIKE '%"kind":"document"%' OR verdict LIKE '%"kind":"tool-%'
        OR judgements LIKE '%"shadow",1]%' OR verdict LIKE '%"isReached":true%'
        OR (direction = 'input' AND role = 'assistant')`,
    ...[
      ['false_alarm', 32],
      ['missed', 64],
    ].map(
      ([kind, mark]) => `UPDATE messages SET marks = marks + ${mark}
        WHERE (organization_id, id) IN (SELECT organization_id, message_id FROM feedback WHERE kind = '${kind}')`,
    ),
    `UPDATE messages SET judgements = (CASE judgements WHEN '[]' THEN '['
        ELSE SUBSTR(judgements, 1, LENGTH(judgements) - 1) || ',' END) || (
          SELECT STRING_AGG('["topic:' || (item.value ->> 'topicId') || '","topic",0]', ',')
          FROM ${t.jsonItems('messages.verdict', ['topics', 'topics'])}
          WHERE CAST(item.value ->> 'isReached' AS TEXT) IN ('true', '1')) || ']'
      WHERE (marks & 16) = 16`,
    // Booked as a repair of the counters is.
    `INSERT INTO monitoring_rollup (organization_id, project_id, bucket, metric, direction, criticality, shard,
        judged, violated, security_unsafe, errored)
      SELECT m.organization_id, m.project_id, m.created_at - m.created_at % 3600000, item.value ->> 0, m.direction, 'topic', -1,
        COUNT(*), 0, SUM(m.security_unsafe), 0
      FROM messages AS m CROSS JOIN ${t.jsonItems('m.judgements', [])}
      WHERE (m.marks & 16) = 16 AND (item.value ->> 1) = 'topic'
      GROUP BY m.organization_id, m.project_id, m.created_at - m.created_at % 3600000, item.value ->> 0, m.direction`,
    'DROP INDEX messages_newest',
    `CREATE INDEX messages_newest ON messages
      (organization_id, project_id, created_at, id, direction, has_issue, security_unsafe, latency_ms, marks)`,
    'DROP INDEX messages_issues',
    `CREATE INDEX messages_issues ON messages
      (organization_id, project_id, created_at, id, direction, security_unsafe, latency_ms, marks) WHERE has_issue = 1`,
    'DROP INDEX messages_security',
    `CREATE INDEX messages_security ON messages
      (organization_id, project_id, created_at, id, direction, has_issue, latency_ms, marks) WHERE security_unsafe = 1`,
    'DROP INDEX messages_errors',
    `CREATE INDEX messages_errors ON messages
      (organization_id, project_id, created_at, id, direction, has_issue, security_unsafe, latency_ms, marks)
      WHERE has_error = 1`,
    'DROP INDEX messages_conversation',
    `CREATE INDEX messages_conversation ON messages
      (organization_id, conversation_id, created_at, id, direction, has_issue, security_unsafe, has_error, latency_ms, marks)`,
    `CREATE INDEX messages_marked ON messages
      (organization_id, project_id, created_at, id, direction, has_issue, security_unsafe, latency_ms, marks) WHERE marks > 0`,
  ],
}
