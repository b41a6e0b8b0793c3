import { type Selectable, sql } from 'kysely'
import type {
  Calibration,
  CalibrationProgress,
  CalibrationStatus,
  CalibrationSummary,
  GuardrailCalibration,
  GuardrailSummary,
} from '../../../domain/calibration/calibration.ts'
import type {
  CalibrationRepository,
  TrafficFilter,
  TrafficMessage,
} from '../../../domain/calibration/calibration-repository.ts'
import type { Page, PageRequest } from '../../../domain/page.ts'
import type { Database } from '../../database.ts'
import { bytesOf, maybeNumberOf, numberOf, textOf } from '../../row-values.ts'
import type { Tables } from '../../tables.ts'
import { countRows } from '../count-rows.ts'
import type { RepositoryContext } from '../repository-context.ts'

/** The calibrations table, and what of messages and feedback a calibration reads. */
export function createCalibrationRepository(context: RepositoryContext): CalibrationRepository {
  const { db } = context
  const one = (organizationId: string, id: string) =>
    db.selectFrom('calibrations').where('organization_id', '=', organizationId).where('id', '=', id)
  const changeOne = (organizationId: string, id: string) =>
    db.updateTable('calibrations').where('organization_id', '=', organizationId).where('id', '=', id)
  return {
    async insert(calibration, subjects) {
      const open = { subjects: jsonOf(subjects), progress: jsonOf(nothingMeasured) }
      await db
        .insertInto('calibrations')
        .values({ ...rowOf(calibration), ...open })
        .execute()
    },
    async find(organizationId, id) {
      const row = await one(organizationId, id).select(columns).select(finalValues).executeTakeFirst()
      return row === undefined ? null : calibrationOf(row)
    },
    async lock(organizationId, id) {
      // The update changes nothing; it takes the row until the transaction ends, on both databases alike.
      const row = await changeOne(organizationId, id)
        .set({ reverted_at: sql`reverted_at` })
        .returning(columns)
        .returning(finalValues)
        .executeTakeFirst()
      return row === undefined ? null : calibrationOf(row)
    },
    async findOpen(organizationId, projectId) {
      const row = await db
        .selectFrom('calibrations')
        .select(columns)
        .select(finalValues)
        .where('organization_id', '=', organizationId)
        .where('project_id', '=', projectId)
        .where('status', 'in', ['pending', 'running'])
        .executeTakeFirst()
      return row === undefined ? null : calibrationOf(row)
    },
    list: (organizationId, projectId, page) => list(db, organizationId, projectId, page),
    async findWork(organizationId, id) {
      const row = await one(organizationId, id).select(['subjects', 'progress']).executeTakeFirst()
      if (!row?.subjects || !row.progress) return null
      return { subjects: JSON.parse(textOf(row.subjects)), progress: JSON.parse(textOf(row.progress)) }
    },
    async advance(organizationId, id, { progress, measured, nowMs }) {
      const row = await changeOne(organizationId, id)
        .set({ status: 'running', progress: jsonOf(progress), measured, advanced_at: nowMs })
        .where('status', 'in', ['pending', 'running'])
        .returning('id')
        .executeTakeFirst()
      return row !== undefined
    },
    async settle(calibration) {
      const { organization_id, id, project_id, request, created_at, ...changed } = rowOf(calibration)
      await changeOne(organization_id, id)
        .set({ ...changed, ...(calibration.finishedAtMs !== null && finalOf(calibration)) })
        .execute()
    },
    purge: (bounds) => purge(context, bounds),
    listTraffic: (filter) => listTraffic(context, filter),
  }
}

async function list(
  db: Database,
  organizationId: string,
  projectId: string,
  { offset, limit }: PageRequest,
): Promise<Page<CalibrationSummary>> {
  const all = db
    .selectFrom('calibrations')
    .where('organization_id', '=', organizationId)
    .where('project_id', '=', projectId)
  const rows = await all
    .select(columns)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  return { total: await countRows(all), offset, limit, items: rows.map(summaryOf) }
}

const nothingMeasured: CalibrationProgress = { values: {}, detectors: {} }

/** All but what is long: what only its job reads, and the values. */
const columns = [
  'organization_id',
  'id',
  'project_id',
  'status',
  'request',
  'measured',
  'outcome',
  'created_at',
  'advanced_at',
  'finished_at',
  'applied_at',
  'reverted_at',
] as const satisfies readonly (keyof Tables['calibrations'])[]

/** The values of each result of a calibration that is over, in the order of its results. */
type FinalValues = readonly (readonly number[])[]

/** Nothing while it goes on: then the column holds what was measured so far. */
const finalValues = sql<Uint8Array | null>`CASE WHEN finished_at IS NULL THEN NULL ELSE progress END`.as('final_values')

function finalOf({ results }: Calibration) {
  const values: FinalValues = results.map((result) => result.values)
  return { subjects: null, progress: values.length === 0 ? null : jsonOf(values) }
}

async function purge(
  { db }: RepositoryContext,
  { beforeMs, keptMax, limit }: Parameters<CalibrationRepository['purge']>[0],
): Promise<number> {
  const { rows } = await sql`
    DELETE FROM calibrations WHERE (organization_id, id) IN (
      SELECT organization_id, id FROM (
        SELECT organization_id, id, finished_at, ROW_NUMBER() OVER (
          PARTITION BY organization_id, project_id ORDER BY created_at DESC, id DESC) AS place
        FROM calibrations) AS ranked
      WHERE finished_at IS NOT NULL AND (finished_at < ${beforeMs} OR place > ${keptMax})
      LIMIT ${limit})
    RETURNING id`.execute(db)
  return rows.length
}

async function listTraffic(
  { db }: RepositoryContext,
  { organizationId, projectId, fromMs, toMs, limit }: TrafficFilter,
): Promise<readonly TrafficMessage[]> {
  const saidToBe = (kind: 'false_alarm' | 'missed') => sql`EXISTS (SELECT 1 FROM feedback AS f
    WHERE f.organization_id = m.organization_id AND f.message_id = m.id AND f.kind = ${kind})`
  const { rows } = await sql<{ readonly id: string; readonly text_sha256: string }>`
    SELECT m.id, m.text_sha256 FROM messages AS m
    JOIN turn_texts AS t ON t.organization_id = m.organization_id AND t.conversation_id = m.conversation_id
      AND t.sha256 = m.text_sha256 AND t.text IS NOT NULL
    WHERE m.organization_id = ${organizationId} AND m.project_id = ${projectId} AND m.direction = 'input'
      AND m.created_at >= ${fromMs} AND m.created_at < ${toMs}
      AND (m.is_safe = 1 OR ${saidToBe('false_alarm')}) AND NOT ${saidToBe('missed')}
    ORDER BY m.created_at DESC, m.id DESC LIMIT ${limit}`.execute(db)
  return rows.map((row) => ({ messageId: row.id, textSha256: row.text_sha256 }))
}

type Outcome = Pick<CalibrationSummary, 'reason' | 'suspects' | 'results'> &
  Partial<Pick<CalibrationSummary, 'project'>>

function rowOf(calibration: Calibration) {
  const { reason, suspects, results, project } = calibration
  return {
    organization_id: calibration.organizationId,
    id: calibration.id,
    project_id: calibration.projectId,
    status: calibration.status,
    request: jsonOf(calibration.request),
    measured: calibration.measured,
    outcome: jsonOf({ reason, suspects, project, results: results.map(withoutValues) } satisfies Outcome),
    created_at: calibration.createdAtMs,
    advanced_at: calibration.advancedAtMs,
    finished_at: calibration.finishedAtMs,
    applied_at: calibration.appliedAtMs,
    reverted_at: calibration.revertedAtMs,
  }
}

type Row = Pick<Selectable<Tables['calibrations']>, (typeof columns)[number]>

function calibrationOf(row: Row & { readonly final_values: Uint8Array | null }): Calibration {
  const values: FinalValues = row.final_values === null ? [] : JSON.parse(textOf(row.final_values))
  const { results, ...summary } = rawOf(row)
  return { ...summary, results: results.map((result, place) => ({ values: values[place] ?? [], ...result })) }
}

function summaryOf(row: Row): CalibrationSummary {
  const { results, ...summary } = rawOf(row)
  return { ...summary, results: results.map(withoutValues) }
}

function withoutValues(result: GuardrailSummary & Partial<GuardrailCalibration>): GuardrailSummary {
  const { values: _, ...summary } = result
  return summary
}

/** Results of rows of early versions hold their values. */
function rawOf(row: Row): CalibrationSummary {
  const outcome: Outcome =
    row.outcome === null ? { reason: null, suspects: [], results: [] } : JSON.parse(textOf(row.outcome))
  return {
    id: row.id,
    organizationId: row.organization_id,
    projectId: row.project_id,
    status: row.status as CalibrationStatus,
    request: JSON.parse(textOf(row.request)),
    measured: numberOf(row.measured),
    project: null,
    ...outcome,
    createdAtMs: numberOf(row.created_at),
    advancedAtMs: numberOf(row.advanced_at),
    finishedAtMs: maybeNumberOf(row.finished_at),
    appliedAtMs: maybeNumberOf(row.applied_at),
    revertedAtMs: maybeNumberOf(row.reverted_at),
  }
}

function jsonOf(value: unknown): Uint8Array {
  return bytesOf(JSON.stringify(value))
}
