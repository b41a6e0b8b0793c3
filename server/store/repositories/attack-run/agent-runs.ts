import { type Selectable, sql } from 'kysely'
import type { AgentRun, AgentRunState } from '../../../domain/agent-run/agent-run.ts'
import type { AgentRunRepository } from '../../../domain/agent-run/agent-run-repository.ts'
import type { Database } from '../../database.ts'
import { maybeBytesOf, maybeNumberOf, maybeTextOf, numberOf } from '../../row-values.ts'
import type { Tables } from '../../tables.ts'
import { answeredCasesIn } from './answered-cases.ts'
import { clientResponsesIn } from './client-responses.ts'
import { judgedResponsesIn } from './judged-responses.ts'

/** Agent runs and the responses of clients. */
export function createAgentRunRepository(db: Database): AgentRunRepository {
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
    ...clientResponsesIn(db),
    ...judgedResponsesIn(db),
    ...answeredCasesIn(db),
  }
}

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
