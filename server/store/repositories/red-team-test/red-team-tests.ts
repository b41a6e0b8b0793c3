import { type ExpressionBuilder, type Selectable, sql } from 'kysely'
import type { Reconnaissance } from '../../../domain/red-team-test/reconnaissance.ts'
import type { RedTeamTest, RedTeamTestStatus } from '../../../domain/red-team-test/red-team-test.ts'
import type { ScenarioStage } from '../../../domain/red-team-test/scenario.ts'
import type {
  LatestRun,
  RedTeamTestRepository,
  RedTeamTestSummary,
  SilentProject,
} from '../../../domain/red-team-test/test-repository.ts'
import { bytesOf, maybeBytesOf, maybeNumberOf, maybeTextOf, numberOf, textOf } from '../../row-values.ts'
import type { Tables } from '../../tables.ts'
import { countRows } from '../count-rows.ts'
import type { RepositoryContext } from '../repository-context.ts'
import { removeTestTexts } from './remove-test-texts.ts'

/** The tests table; the stages of a test are part of its row. */
export function createRedTeamTestRepository(context: RepositoryContext): RedTeamTestRepository {
  const { db } = context
  return {
    removeTexts: (removal) => removeTestTexts(context, removal),
    listSilentProjects: () => listSilentProjects(context),
    async insert(test) {
      await db.insertInto('redteam_tests').values(rowOf(test)).execute()
    },
    async find(organizationId, id) {
      const row = await db
        .selectFrom('redteam_tests')
        .selectAll()
        .where('organization_id', '=', organizationId)
        .where('id', '=', id)
        .executeTakeFirst()
      return row === undefined ? null : testOf(row)
    },
    async lock(organizationId, id) {
      // The update changes nothing; it takes the row until the transaction ends, on both databases alike.
      const row = await db
        .updateTable('redteam_tests')
        .set({ current_run_id: sql`current_run_id` })
        .where('organization_id', '=', organizationId)
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirst()
      return row === undefined ? null : testOf(row)
    },
    async replace(test) {
      const { organization_id, id, project_id: _project, created_at: _created, ...changed } = rowOf(test)
      await db
        .updateTable('redteam_tests')
        .set(changed)
        .where('organization_id', '=', organization_id)
        .where('id', '=', id)
        .execute()
    },
    async findProjectId(organizationId, id) {
      const row = await db
        .selectFrom('redteam_tests')
        .select('project_id')
        .where('organization_id', '=', organizationId)
        .where('id', '=', id)
        .executeTakeFirst()
      return row?.project_id ?? null
    },
    list: (organizationId, part, filter) => listSummaries(context, organizationId, { part, filter }),
  }
}

async function listSilentProjects({ db }: RepositoryContext): Promise<readonly SilentProject[]> {
  const { rows } = await sql<{
    readonly organization_id: string
    readonly id: string
    readonly store_text: 'none' | 'redacted'
  }>`
    SELECT p.organization_id, p.id, p.store_text FROM projects AS p WHERE p.store_text IN ('none', 'redacted') AND EXISTS (
      SELECT 1 FROM redteam_tests AS t WHERE t.organization_id = p.organization_id AND t.project_id = p.id)`.execute(db)
  return rows.map((row) => ({
    organizationId: row.organization_id,
    projectId: row.id,
    storeText: row.store_text,
  }))
}

type ListParameters = Parameters<RedTeamTestRepository['list']>

async function listSummaries(
  { db }: RepositoryContext,
  organizationId: string,
  { part, filter }: { readonly part: ListParameters[1]; readonly filter: ListParameters[2] },
): ReturnType<RedTeamTestRepository['list']> {
  const { offset, limit } = part
  const { projectId, heldProjectIds } = filter
  const ofOrganization = db.selectFrom('redteam_tests').where('organization_id', '=', organizationId)
  const all = heldProjectIds === null ? ofOrganization : ofOrganization.where('project_id', 'in', heldProjectIds)
  const kept = projectId === null ? all : all.where('project_id', '=', projectId)
  const page = kept
    .select(summaryColumns)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
  const rows = await db
    .selectFrom(page.as('test'))
    .selectAll('test')
    .select((test) => [
      latestRun(test).select('run.status').as('run_status'),
      latestRun(test).select('run.paused_at').as('run_paused_at'),
      latestRun(test).select('run.stop_requested_at').as('run_stop_requested_at'),
      latestRun(test).select('run.started_at').as('run_started_at'),
    ])
    .orderBy('test.created_at', 'desc')
    .orderBy('test.id', 'desc')
    .execute()
  return { total: await countRows(kept), offset, limit, items: rows.map(summaryOf) }
}

/** Looked up by its key for each test of a page: a join lets PostgreSQL read every run there is where a page is long. */
function latestRun(test: ExpressionBuilder<Tables & { test: SummaryRow }, 'test'>) {
  return test
    .selectFrom('attack_runs as run')
    .whereRef('run.organization_id', '=', 'test.organization_id')
    .whereRef('run.id', '=', 'test.current_run_id')
}

/** All but the texts, which are long. */
const summaryColumns = [
  'organization_id',
  'id',
  'project_id',
  'name',
  'status',
  'current_run_id',
  'generation_status',
  'file_id',
  'case_count',
  'reconnaissance_status',
  'scenarios_status',
  'created_at',
  'updated_at',
  'started_at',
  'completed_at',
] as const satisfies readonly (keyof Tables['redteam_tests'])[]

function rowOf(test: RedTeamTest) {
  const { status: reconnaissanceStatus, ...reconnaissance } = test.reconnaissance
  const { status: scenariosStatus, ...scenarios } = test.scenarios
  return {
    organization_id: test.organizationId,
    id: test.id,
    project_id: test.projectId,
    name: test.name,
    status: test.status,
    seed: test.seed,
    settings: jsonOf(test.settings),
    client_metadata: jsonOf(test.clientMetadata),
    policies: jsonOf(test.policies),
    generation_status: test.generation.status,
    file_id: test.generation.fileId,
    case_count: test.generation.caseCount,
    credits_charged: test.generation.creditsCharged,
    generation_error: maybeBytesOf(test.generation.error),
    reconnaissance_status: reconnaissanceStatus,
    reconnaissance: jsonOf(reconnaissance),
    scenarios_status: scenariosStatus,
    scenarios: jsonOf(scenarios),
    attack_methods: test.attackMethods === null ? null : jsonOf(test.attackMethods),
    active_jobs: jsonOf(test.activeJobs),
    current_run_id: test.currentRunId,
    created_at: test.createdAtMs,
    updated_at: test.updatedAtMs,
    started_at: test.startedAtMs,
    completed_at: test.completedAtMs,
  }
}

function testOf(row: Selectable<Tables['redteam_tests']>): RedTeamTest {
  return {
    id: row.id,
    organizationId: row.organization_id,
    projectId: row.project_id,
    name: row.name,
    status: row.status as RedTeamTestStatus,
    seed: row.seed,
    settings: JSON.parse(textOf(row.settings)),
    clientMetadata: JSON.parse(textOf(row.client_metadata)),
    policies: JSON.parse(textOf(row.policies)),
    generation: {
      ...generationOf(row),
      creditsCharged: numberOf(row.credits_charged),
      error: maybeTextOf(row.generation_error),
    },
    reconnaissance: {
      status: row.reconnaissance_status as Reconnaissance['status'],
      ...JSON.parse(textOf(row.reconnaissance)),
    },
    scenarios: { status: row.scenarios_status as ScenarioStage['status'], ...JSON.parse(textOf(row.scenarios)) },
    attackMethods: row.attack_methods === null ? null : JSON.parse(textOf(row.attack_methods)),
    activeJobs: JSON.parse(textOf(row.active_jobs)),
    currentRunId: row.current_run_id,
    ...timesOf(row),
  }
}

type SummaryRow = Pick<Selectable<Tables['redteam_tests']>, (typeof summaryColumns)[number]>

/** Null where the test has no run. */
interface LatestRunRow {
  readonly run_status: LatestRun['status'] | null
  readonly run_paused_at: number | string | null
  readonly run_stop_requested_at: number | string | null
  readonly run_started_at: number | string | null
}

function summaryOf(row: SummaryRow & LatestRunRow): RedTeamTestSummary {
  return {
    id: row.id,
    organizationId: row.organization_id,
    projectId: row.project_id,
    name: row.name,
    status: row.status as RedTeamTestStatus,
    currentRunId: row.current_run_id,
    generation: generationOf(row),
    reconnaissanceStatus: row.reconnaissance_status as Reconnaissance['status'],
    scenariosStatus: row.scenarios_status as ScenarioStage['status'],
    attackRun: latestRunOf(row),
    ...timesOf(row),
  }
}

function latestRunOf(row: LatestRunRow): LatestRun | null {
  if (row.run_status === null) return null
  return {
    status: row.run_status,
    pausedAtMs: maybeNumberOf(row.run_paused_at),
    stopRequestedAtMs: maybeNumberOf(row.run_stop_requested_at),
    startedAtMs: maybeNumberOf(row.run_started_at) ?? 0,
  }
}

function generationOf(row: SummaryRow): RedTeamTestSummary['generation'] {
  return {
    status: row.generation_status as RedTeamTestSummary['generation']['status'],
    fileId: row.file_id,
    caseCount: numberOf(row.case_count),
  }
}

function timesOf(row: SummaryRow) {
  return {
    createdAtMs: numberOf(row.created_at),
    updatedAtMs: numberOf(row.updated_at),
    startedAtMs: maybeNumberOf(row.started_at),
    completedAtMs: maybeNumberOf(row.completed_at),
  }
}

function jsonOf(value: unknown): Uint8Array {
  return bytesOf(JSON.stringify(value))
}
