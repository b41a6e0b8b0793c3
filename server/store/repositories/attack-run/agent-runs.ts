import { type Selectable, sql } from 'kysely'
import type { AgentRun, AgentRunState, ClientResponse, PolicySums } from '../../../domain/agent-run/agent-run.ts'
import type {
  AgentRunReference,
  AgentRunRepository,
  AnsweredCase,
  FailedCases,
  UnjudgedCase,
} from '../../../domain/agent-run/agent-run-repository.ts'
import { brokenPolicyOf, type Evaluation } from '../../../domain/agent-run/evaluation.ts'
import type { Database } from '../../database.ts'
import { bytesOf, flagOf, maybeBytesOf, maybeNumberOf, maybeTextOf, numberOf, textOf } from '../../row-values.ts'
import type { Tables } from '../../tables.ts'
import { countRows } from '../count-rows.ts'
import { countWithin } from '../count-within.ts'
import { caseOf } from '../red-team-test/dataset-cases.ts'
import { removeSaidResponses } from '../red-team-test/remove-test-texts.ts'

/** Agent runs and the responses of clients. */
export function createAgentRunRepository(db: Database): AgentRunRepository {
  const responses = ({ organizationId, runId }: AgentRunReference) =>
    db.selectFrom('client_responses').where('organization_id', '=', organizationId).where('run_id', '=', runId)
  const change = ({ organizationId, runId }: AgentRunReference) =>
    db.updateTable('client_responses').where('organization_id', '=', organizationId).where('run_id', '=', runId)
  const ofDataset = (organizationId: string, testId: string, fileId: string) => sql<boolean>`
    organization_id = ${organizationId} AND test_id = ${testId} AND file_id = ${fileId}`
  return {
    async insert(run) {
      await db.insertInto('agent_runs').values(rowOf(run)).execute()
    },
    async find(organizationId, testId, fileId) {
      const where = ofDataset(organizationId, testId, fileId)
      const row = await db.selectFrom('agent_runs').selectAll().where(where).executeTakeFirst()
      return row === undefined ? null : runOf(row)
    },
    async lock(organizationId, testId, fileId) {
      // The update changes nothing; it takes the row until the transaction ends, on both databases alike.
      const row = await db
        .updateTable('agent_runs')
        .set({ updated_at: sql`updated_at` })
        .where(ofDataset(organizationId, testId, fileId))
        .returningAll()
        .executeTakeFirst()
      return row === undefined ? null : runOf(row)
    },
    async replace(run) {
      const { organization_id, id, test_id, file_id, created_at, ...changed } = rowOf(run)
      await db
        .updateTable('agent_runs')
        .set(changed)
        .where('organization_id', '=', organization_id)
        .where('id', '=', id)
        .execute()
    },
    async counts(run) {
      const row = await responses(run)
        .select([
          sql<number | string | null>`SUM(CASE WHEN status = 'ok' THEN 1 ELSE 0 END)`.as('received'),
          sql<number | string | null>`SUM(CASE WHEN status = 'failed' THEN 1 ELSE 0 END)`.as('failed'),
          sql<number | string | null>`SUM(CASE WHEN status = 'ok' AND evaluation_status IS NULL THEN 1 ELSE 0 END)`.as(
            'unjudged',
          ),
        ])
        .executeTakeFirst()
      const countOf = (value: number | string | null | undefined) => numberOf(value ?? 0)
      return { received: countOf(row?.received), failed: countOf(row?.failed), unjudged: countOf(row?.unjudged) }
    },
    async listCaseIds(run, status, limit) {
      const rows = await responses(run)
        .select('case_id')
        .where('status', '=', status)
        .orderBy('place')
        .limit(limit)
        .execute()
      return rows.map(({ case_id }) => case_id)
    },
    async findResponse(run, caseId) {
      const row = await responses(run).selectAll().where('case_id', '=', caseId).executeTakeFirst()
      return row === undefined ? null : responseOf(row)
    },
    async putResponse({ organizationId, runId }, given) {
      const said = {
        status: given.status,
        response: maybeBytesOf(given.response),
        error: maybeBytesOf(given.error),
        model_name: maybeBytesOf(given.modelName),
        latency_ms: given.latencyMs,
        received_at: given.receivedAtMs,
        evaluation_status: null,
        evaluation: null,
        passed: null,
        is_unclear: flagOf(false),
        evaluated_at: null,
      }
      await db
        .insertInto('client_responses')
        .values({
          organization_id: organizationId,
          run_id: runId,
          case_id: given.caseId,
          test_id: given.testId,
          place: given.place,
          ...said,
        })
        .onConflict((conflict) => conflict.columns(['organization_id', 'run_id', 'case_id']).doUpdateSet(said))
        .execute()
    },
    async listUnjudged(run, limit) {
      const page = await listJoined(db, run, isUnjudged, { offset: 0, limit })
      return page
    },
    listUnjudgedCases: (run, limit) => listUnjudgedCases(db, run, limit),
    async judge(run, { caseId, receivedAtMs, evaluation, response, passed, isUnclear, nowMs }) {
      await change(run)
        .set({
          ...(response !== null && { response: bytesOf(response) }),
          evaluation_status: evaluation.status,
          evaluation: bytesOf(JSON.stringify(evaluation)),
          passed: passed === null ? null : flagOf(passed),
          is_unclear: flagOf(isUnclear),
          evaluated_at: nowMs,
        })
        .where('case_id', '=', caseId)
        .where('received_at', '=', receivedAtMs)
        .where('status', '=', 'ok')
        // Its text may have been removed meanwhile, and the evaluation quotes it.
        .where('response', 'is not', null)
        .execute()
    },
    async removeJudgedTexts({ organizationId, runId }, limit) {
      const which = sql`run_id = ${runId} AND (status = 'failed' OR evaluation_status = 'completed')`
      await removeSaidResponses({ db }, { organizationId, limit, which })
    },
    async forgetJudgements(run, which) {
      const unjudged = { evaluation_status: null, evaluation: null, passed: null, evaluated_at: null }
      const forgotten = { ...unjudged, is_unclear: flagOf(false) }
      // What has no text any more cannot be judged again: its verdict stays.
      const known = change(run).set(forgotten).where('response', 'is not', null)
      await (which === 'all' ? known : known.where('evaluation_status', '=', 'failed')).execute()
    },
    async chargeUnjudged(run) {
      const { rows } = await sql`UPDATE client_responses SET credits_charged = 1 WHERE ${unpaid(run)}
        RETURNING case_id`.execute(db)
      return rows.length
    },
    async countUncharged(run) {
      const { rows } = await sql<{ readonly unpaid: number | string }>`
        SELECT COUNT(*) AS unpaid FROM client_responses WHERE ${unpaid(run)}`.execute(db)
      return numberOf(rows[0]?.unpaid ?? 0)
    },
    async listAnswered(run, { offset, limit, bytesMax }) {
      const count = countWithin(await answeredSizes(db, run, { offset, limit }), bytesMax)
      const items = count === 0 ? [] : await listJoined(db, run, sql`1 = 1`, { offset, limit: count })
      return { offset, limit, total: await countRows(responses(run)), items }
    },
    sums: (run) => sums(db, run),
    failedCases: (run) => failedCases(db, run),
  }
}

/** What is to be judged, has a price and was not paid. */
function unpaid({ organizationId, runId }: AgentRunReference) {
  return sql`organization_id = ${organizationId} AND run_id = ${runId} AND status = 'ok' AND credits_charged = 0
    AND evaluation_status IS NULL AND case_id IN (
      SELECT c.id FROM dataset_cases AS c
      JOIN agent_runs AS a ON a.organization_id = c.organization_id AND a.test_id = c.test_id AND a.file_id = c.file_id
      WHERE a.organization_id = ${organizationId} AND a.id = ${runId} AND c.expected = 'refuse')`
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

function rowOf(run: AgentRun) {
  return {
    organization_id: run.organizationId,
    id: run.id,
    test_id: run.testId,
    file_id: run.fileId,
    state: run.state,
    expected_cases: run.expectedCases,
    job_id: run.jobId,
    evaluation_state: run.evaluation?.state ?? null,
    evaluation_error: maybeBytesOf(run.evaluation?.error ?? null),
    evaluation_started_at: run.evaluation?.startedAtMs ?? null,
    evaluation_updated_at: run.evaluation?.updatedAtMs ?? null,
    created_at: run.createdAtMs,
    updated_at: run.updatedAtMs,
    completed_at: run.completedAtMs,
  }
}

function runOf(row: Selectable<Tables['agent_runs']>): AgentRun {
  const state = row.evaluation_state
  return {
    id: row.id,
    organizationId: row.organization_id,
    testId: row.test_id,
    fileId: row.file_id,
    state: row.state as AgentRunState,
    expectedCases: numberOf(row.expected_cases),
    jobId: row.job_id ?? '',
    evaluation:
      state === null
        ? null
        : {
            state: state as 'running' | 'completed' | 'failed',
            error: maybeTextOf(row.evaluation_error),
            startedAtMs: maybeNumberOf(row.evaluation_started_at) ?? 0,
            updatedAtMs: maybeNumberOf(row.evaluation_updated_at) ?? 0,
          },
    createdAtMs: numberOf(row.created_at),
    updatedAtMs: numberOf(row.updated_at),
    completedAtMs: maybeNumberOf(row.completed_at),
  }
}

function responseOf(row: Selectable<Tables['client_responses']>): ClientResponse {
  return {
    caseId: row.case_id,
    place: numberOf(row.place),
    status: row.status as ClientResponse['status'],
    response: maybeTextOf(row.response),
    error: maybeTextOf(row.error),
    modelName: maybeTextOf(row.model_name),
    latencyMs: row.latency_ms,
    receivedAtMs: numberOf(row.received_at),
    evaluation: row.evaluation === null ? null : JSON.parse(textOf(row.evaluation)),
    passed: row.passed === null ? null : row.passed === 1,
  }
}
