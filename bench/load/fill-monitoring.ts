import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'

/** A project to be filled. */
export interface FillPlan {
  readonly organizationId: string
  readonly projectId: string
  /** The policy that judges every message; each 50th violates it. */
  readonly policyId: string
  readonly messages: number
  readonly nowMs: number
}

const day = 86_400_000
const hour = 3_600_000

/**
 * Fills a project with messages as checks would leave them: texts, verdicts, conversations of 100 messages and counters.
 * Nine of ten are spread over 28 days, each tenth lies in the hour in whose middle the period of 7 days begins, so that the
 * edge of that period is very busy.
 */
export async function fillMonitoring(
  place: { readonly sqlitePath: string } | { readonly postgresUrl: string },
  plan: FillPlan,
): Promise<void> {
  if ('sqlitePath' in place) {
    const db = new DatabaseSync(place.sqlitePath, { timeout: 60_000 })
    db.exec('PRAGMA synchronous = OFF; PRAGMA cache_size = -200000')
    db.exec('BEGIN IMMEDIATE')
    for (const statement of statements('sqlite', plan)) db.exec(statement)
    db.exec('COMMIT')
    db.exec('PRAGMA wal_checkpoint(TRUNCATE)')
    db.close()
    return
  }
  const client = new pg.Client({ connectionString: place.postgresUrl })
  await client.connect()
  try {
    for (const statement of statements('postgres', plan)) await client.query(statement)
    // What autovacuum would do within a minute.
    await client.query('VACUUM ANALYZE')
  } finally {
    await client.end()
  }
}

function statements(dialect: 'sqlite' | 'postgres', plan: FillPlan): readonly string[] {
  const { organizationId, projectId, policyId, messages, nowMs } = plan
  const isSqlite = dialect === 'sqlite'
  const numbers = (count: number) =>
    isSqlite
      ? `(WITH RECURSIVE s(n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM s WHERE n < ${count - 1}) SELECT n FROM s) AS s`
      : `generate_series(0::bigint, ${count - 1}) AS s(n)`
  const id = (kind: number, n: string) =>
    isSqlite
      ? `printf('01900000-000${kind}-7000-8000-%012x', ${n})`
      : `'01900000-000${kind}-7000-8000-' || lpad(to_hex(${n}), 12, '0')`
  const bytes = (text: string) => (isSqlite ? `CAST(${text} AS BLOB)` : `convert_to(${text}, 'UTF8')`)
  const spread = Math.floor((28 * day) / messages)
  const edge = nowMs - 7 * day - hour / 2
  const at = `(CASE WHEN n % 10 = 0 THEN ${edge} + (n * 18 / 5) % ${hour} ELSE ${nowMs - 28 * day} + n * ${spread} END)`
  const issue = '(CASE WHEN n % 50 = 7 THEN 1 ELSE 0 END)'
  const sha = isSqlite ? "printf('%064x', n)" : "lpad(to_hex(n), 64, '0')"
  const check = `"reason":null,"spans":[],"unjudged":[],"detector":{"id":"patterns","version":"1"}`
  const verdict = `'{"isSafe":' || (CASE WHEN ${issue} = 1 THEN 'false' ELSE 'true' END) || ',"security":{"status":"success","value":0.3,"isAboveThreshold":false,"isSafe":true,${check}},"policies":[{"policyId":"${policyId}","name":"Bench","criticality":"medium","detectionThreshold":0.5,"status":"success","value":' || ${issue} || ',"isAboveThreshold":' || (CASE WHEN ${issue} = 1 THEN 'true' ELSE 'false' END) || ',"isSafe":' || (CASE WHEN ${issue} = 1 THEN 'false' ELSE 'true' END) || ',${check}}]}'`
  const bucket = `(${at} - ${at} % ${hour})`
  const rollup = (metric: string, criticality: string) =>
    `INSERT INTO monitoring_rollup SELECT '${organizationId}', '${projectId}', ${bucket}, '${metric}', 'input', '${criticality}', 0,
      COUNT(*), SUM(${issue}), 0, 0 FROM ${numbers(messages)} GROUP BY ${bucket}`
  return [
    `INSERT INTO conversations (organization_id, id, project_id, name, created_at)
      SELECT '${organizationId}', ${id(1, 'n')}, '${projectId}', 'Bench', ${nowMs} FROM ${numbers(Math.ceil(messages / 100))}`,
    `INSERT INTO turn_texts (organization_id, conversation_id, sha256, project_id, text, last_used_at)
      SELECT '${organizationId}', ${id(1, 'n / 100')}, ${sha}, '${projectId}',
        ${bytes("'What are your opening hours on day ' || n || ' of the year, and is the shop in Leeds open?'")}, ${at}
      FROM ${numbers(messages)}`,
    `INSERT INTO messages (organization_id, id, project_id, conversation_id, direction, role, text_sha256, snapshot_id,
        image_count, mode, verdict, judgements, is_safe, has_issue, security_unsafe, created_at, latency_ms)
      SELECT '${organizationId}', ${id(2, 'n')}, '${projectId}', ${id(1, 'n / 100')}, 'input', 'user', ${sha}, 'bench', 0, 'normal',
        ${verdict}, '[["${policyId}","medium",' || ${issue} || ']]', 1 - ${issue}, ${issue}, 0, ${at}, 1.25
      FROM ${numbers(messages)}`,
    rollup('messages', 'none'),
    rollup(policyId, 'medium'),
  ]
}
