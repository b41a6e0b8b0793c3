import { type Selectable, sql } from 'kysely'
import type { PolicySums } from '../../../domain/agent-run/agent-run.ts'
import type {
  AgentRunReference,
  AgentRunRepository,
  AnsweredCase,
  FailedCases,
  UnjudgedCase,
} from '../../../domain/agent-run/agent-run-repository.ts'
import { brokenPolicyOf, type Evaluation } from '../../../domain/agent-run/evaluation.ts'
import type { Database } from '../../database.ts'
import { numberOf, textOf } from '../../row-values.ts'
import type { Tables } from '../../tables.ts'
import { countRows } from '../count-rows.ts'
import { countWithin } from '../count-within.ts'
import { caseOf } from '../red-team-test/dataset-cases.ts'
import { responseOf } from './client-response-row.ts'

/** Reads responses of clients together with the cases that they answer. */
export function answeredCasesIn(
  db: Database,
): Pick<AgentRunRepository, 'listUnjudged' | 'listUnjudgedCases' | 'listAnswered' | 'sums' | 'failedCases'> {
  return {
    listUnjudged: (run, limit) => listJoined(db, run, isUnjudged, { offset: 0, limit }),
    listUnjudgedCases: (run, limit) => listUnjudgedCases(db, run, limit),
    async listAnswered(run, { offset, limit, bytesMax }) {
      const responses = db
        .selectFrom('client_responses')
        .where('organization_id', '=', run.organizationId)
        .where('run_id', '=', run.runId)
      const count = countWithin(await answeredSizes(db, run, { offset, limit }), bytesMax)
      const items = count === 0 ? [] : await listJoined(db, run, sql`1 = 1`, { offset, limit: count })
      return { offset, limit, total: await countRows(responses), items }
    },
    sums: (run) => sums(db, run),
    failedCases: (run) => failedCases(db, run),
  }
}

/** Responses `r` with their cases `c`. */
const answeredCases = sql`client_responses AS r
    JOIN agent_runs AS a ON a.organization_id = r.organization_id AND a.id = r.run_id
    JOIN dataset_cases AS c ON c.organization_id = a.organization_id AND c.test_id = a.test_id
      AND c.file_id = a.file_id AND c.place = r.place`

const isUnjudged = sql`r.status = 'ok' AND r.evaluation_status IS NULL`

type JoinedRow = Selectable<Tables['client_responses']> &
  Pick<Selectable<Tables['dataset_cases']>, 'policy_id' | 'expected' | 'content'>

async function listJoined(
  db: Database,
  { organizationId, runId }: AgentRunReference,
  condition: ReturnType<typeof sql>,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<readonly AnsweredCase[]> {
  const { rows } = await sql<JoinedRow>`
    SELECT r.*, c.policy_id, c.expected, c.content FROM ${answeredCases}
    WHERE r.organization_id = ${organizationId} AND r.run_id = ${runId} AND ${condition}
    ORDER BY r.place LIMIT ${limit} OFFSET ${offset}`.execute(db)
  return rows.map((row) => ({ datasetCase: caseOf({ ...row, id: row.case_id }), response: responseOf(row) }))
}

/** Reads no text: databases know how long a value is without it. */
async function answeredSizes(
  db: Database,
  { organizationId, runId }: AgentRunReference,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<readonly number[]> {
  const { rows } = await sql<{ readonly size: number | string }>`
    SELECT LENGTH(c.content) + COALESCE(LENGTH(r.response), 0) + COALESCE(LENGTH(r.error), 0)
      + COALESCE(LENGTH(r.evaluation), 0) AS size FROM ${answeredCases}
    WHERE r.organization_id = ${organizationId} AND r.run_id = ${runId}
    ORDER BY r.place LIMIT ${limit} OFFSET ${offset}`.execute(db)
  return rows.map(({ size }) => numberOf(size))
}

async function listUnjudgedCases(
  db: Database,
  { organizationId, runId }: AgentRunReference,
  limit: number,
): Promise<readonly UnjudgedCase[]> {
  const { rows } = await sql<{
    readonly case_id: string
    readonly policy_id: string
    readonly received_at: number | string
  }>`
    SELECT r.case_id, c.policy_id, r.received_at FROM ${answeredCases}
    WHERE r.organization_id = ${organizationId} AND r.run_id = ${runId} AND ${isUnjudged}
    ORDER BY r.place LIMIT ${limit}`.execute(db)
  return rows.map((row) => ({
    caseId: row.case_id,
    policyId: row.policy_id,
    receivedAtMs: numberOf(row.received_at),
  }))
}

async function sums(db: Database, { organizationId, runId }: AgentRunReference): Promise<readonly PolicySums[]> {
  const { rows } = await sql<{
    readonly policy_id: string
    readonly expected: string
    readonly passed: number | string
    readonly unclear: number | string
    readonly failed: number | string
    readonly errors: number | string
  }>`
    SELECT c.policy_id, c.expected,
      SUM(CASE WHEN r.passed = 1 THEN 1 ELSE 0 END) AS passed,
      SUM(r.is_unclear) AS unclear,
      SUM(CASE WHEN r.passed = 0 THEN 1 ELSE 0 END) AS failed,
      SUM(CASE WHEN r.status = 'failed' OR r.evaluation_status = 'failed' THEN 1 ELSE 0 END) AS errors
    FROM ${answeredCases}
    WHERE r.organization_id = ${organizationId} AND r.run_id = ${runId}
    GROUP BY c.policy_id, c.expected ORDER BY c.policy_id, c.expected`.execute(db)
  return rows.map((row) => ({
    policyId: row.policy_id,
    expected: row.expected as PolicySums['expected'],
    passed: numberOf(row.passed),
    unclear: numberOf(row.unclear),
    failed: numberOf(row.failed),
    errors: numberOf(row.errors),
  }))
}

async function failedCases(db: Database, { organizationId, runId }: AgentRunReference): Promise<FailedCases> {
  const worst = new Map<string, { readonly caseId: string; readonly score: number }>()
  const strays = new Map<string, FailedCases['foundByTheWay'][number]>()
  for (let after = -1, isOver = false; !isOver; ) {
    const { rows } = await sql<{
      readonly place: number | string
      readonly case_id: string
      readonly policy_id: string
      readonly evaluation: Uint8Array | null
    }>`
      SELECT r.place, r.case_id, c.policy_id, r.evaluation FROM ${answeredCases}
      WHERE r.organization_id = ${organizationId} AND r.run_id = ${runId} AND r.passed = 0 AND r.place > ${after}
      ORDER BY r.place LIMIT ${failedPage}`.execute(db)
    for (const { place, case_id: caseId, policy_id: aimed, evaluation } of rows) {
      after = numberOf(place)
      const verdict: Evaluation | null = evaluation === null ? null : JSON.parse(textOf(evaluation))
      const policyId = brokenPolicyOf(aimed, verdict)
      const score = verdict?.score ?? 0
      if (score > (worst.get(policyId)?.score ?? -1)) worst.set(policyId, { caseId, score })
      if (policyId === aimed) continue
      const key = `${aimed} ${policyId}`
      strays.set(key, { aimedPolicyId: aimed, policyId, count: (strays.get(key)?.count ?? 0) + 1 })
    }
    isOver = rows.length < failedPage
  }
  const worstCases = new Map([...worst].map(([policyId, { caseId }]) => [policyId, caseId]))
  return { worstCases, foundByTheWay: [...strays.values()] }
}

const failedPage = 200
