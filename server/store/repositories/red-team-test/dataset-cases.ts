import { type Selectable, sql } from 'kysely'
import type { DatasetCase } from '../../../domain/red-team-test/dataset-case.ts'
import type { DatasetCaseRepository, DatasetReference } from '../../../domain/red-team-test/test-repository.ts'
import type { Database } from '../../database.ts'
import { bytesOf, numberOf, textOf } from '../../row-values.ts'
import type { Tables } from '../../tables.ts'
import { chunksOf } from '../chunks.ts'
import { countRows } from '../count-rows.ts'
import { countWithin } from '../count-within.ts'

/** The cases of datasets. */
export function createDatasetCaseRepository(db: Database): DatasetCaseRepository {
  const all = ({ organizationId, testId, fileId }: DatasetReference) =>
    db
      .selectFrom('dataset_cases')
      .where('organization_id', '=', organizationId)
      .where('test_id', '=', testId)
      .where('file_id', '=', fileId)
  return {
    async insertMany(dataset, firstPlace, cases) {
      const rows = cases.map((one, index) => rowOf(dataset, firstPlace + index, one))
      for (const chunk of chunksOf(rows, rowsPerStatement)) {
        await db
          .insertInto('dataset_cases')
          .values([...chunk])
          .onConflict((conflict) => conflict.columns(['organization_id', 'test_id', 'file_id', 'place']).doNothing())
          .execute()
      }
    },
    async find(dataset, caseId) {
      const row = await all(dataset).selectAll().where('id', '=', caseId).executeTakeFirst()
      return row === undefined ? null : caseOf(row)
    },
    async findPlaces(dataset, caseIds) {
      const places = new Map<string, number>()
      for (const chunk of chunksOf(caseIds, rowsPerStatement)) {
        const rows = await all(dataset).select(['id', 'place']).where('id', 'in', chunk).execute()
        for (const { id, place } of rows) places.set(id, numberOf(place))
      }
      return places
    },
    async list(dataset, { offset, limit, bytesMax }) {
      // Places have no gaps, so a page is a range of the key however far it is.
      const page = (count: number) =>
        all(dataset)
          .where('place', '>=', offset)
          .where('place', '<', offset + count)
          .orderBy('place')
      const sizes = await page(limit).select(sql<number>`LENGTH(content)`.as('size')).execute()
      const count = countWithin(
        sizes.map(({ size }) => size),
        bytesMax,
      )
      const rows = count === 0 ? [] : await page(count).selectAll().execute()
      return { total: await countRows(all(dataset)), offset, limit, items: rows.map(caseOf) }
    },
    async listIds(dataset) {
      const rows = await all(dataset).select('id').orderBy('place').execute()
      return rows.map(({ id }) => id)
    },
    count(dataset, expected) {
      return countRows(expected === undefined ? all(dataset) : all(dataset).where('expected', '=', expected))
    },
    removeOthers: (dataset, limit) => removeOthers(db, dataset, limit),
  }
}

/** Eight parameters a row; one statement takes a bounded number of them. */
const rowsPerStatement = 250

async function removeOthers(
  db: Database,
  { organizationId, testId, fileId }: DatasetReference,
  limit: number,
): Promise<number> {
  const ofTest = sql`organization_id = ${organizationId} AND test_id = ${testId}`
  const responses = await sql`
    DELETE FROM client_responses WHERE ${ofTest} AND (run_id, case_id) IN (
      SELECT run_id, case_id FROM client_responses WHERE ${ofTest} AND run_id IN (
        SELECT id FROM agent_runs WHERE ${ofTest} AND file_id <> ${fileId})
      LIMIT ${limit}) RETURNING case_id`.execute(db)
  const cases = await sql`
    DELETE FROM dataset_cases WHERE ${ofTest} AND (file_id, place) IN (
      SELECT file_id, place FROM dataset_cases WHERE ${ofTest} AND file_id <> ${fileId}
      LIMIT ${limit}) RETURNING place`.execute(db)
  const removed = responses.rows.length + cases.rows.length
  // Only when nothing refers to them any more.
  if (removed === 0) await sql`DELETE FROM agent_runs WHERE ${ofTest} AND file_id <> ${fileId}`.execute(db)
  return removed
}

function rowOf(dataset: DatasetReference, place: number, { id, policyId, expected, ...content }: DatasetCase) {
  return {
    organization_id: dataset.organizationId,
    test_id: dataset.testId,
    file_id: dataset.fileId,
    place,
    id,
    policy_id: policyId,
    expected,
    content: bytesOf(JSON.stringify(content)),
  }
}

/** The case of a row. */
export function caseOf(
  row: Pick<Selectable<Tables['dataset_cases']>, 'id' | 'policy_id' | 'expected' | 'content'>,
): DatasetCase {
  return {
    id: row.id,
    policyId: row.policy_id,
    expected: row.expected as DatasetCase['expected'],
    ...(JSON.parse(textOf(row.content)) as Omit<DatasetCase, 'id' | 'policyId' | 'expected'>),
  }
}
