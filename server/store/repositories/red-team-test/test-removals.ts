import { type Selectable, sql } from 'kysely'
import type { TestRemoval, TestRemovalRepository } from '../../../domain/red-team-test/test-removal.ts'
import { numberOf } from '../../row-values.ts'
import type { Tables } from '../../tables.ts'
import type { RepositoryContext } from '../repository-context.ts'
import { removeTestTexts } from './remove-test-texts.ts'

/** Removals of tests and of what was said in them. */
export function createTestRemovalRepository(context: RepositoryContext): TestRemovalRepository {
  const { db } = context
  const removals = ({ organizationId, testId }: Pick<TestRemoval, 'organizationId' | 'testId'>) =>
    sql<boolean>`organization_id = ${organizationId} AND test_id = ${testId}`
  return {
    async beginRows(removal) {
      const { organizationId, testId } = removal
      await db.deleteFrom('test_removals').where(removals(removal)).execute()
      await db.insertInto('test_removals').values(rowOf(removal)).execute()
      await db.deleteFrom('exported_policies').where(removals(removal)).execute()
      await db.deleteFrom('turn_labels').where(removals(removal)).execute()
      await db
        .deleteFrom('redteam_tests')
        .where('organization_id', '=', organizationId)
        .where('id', '=', testId)
        .execute()
      // Runs are found by their test. Their attempts are found by the run only, so that the run has to go last.
      await db
        .updateTable('attack_runs')
        .set({ test_id: removedTestId(testId) })
        .where(removals(removal))
        .execute()
      // Each of these operations answers with a whole test.
      await sql`DELETE FROM idempotency_replies WHERE organization_id = ${organizationId}
        AND operation = 'createTest' AND body LIKE ${`%${testId}%`}`.execute(db)
    },
    async beginTexts(removal) {
      const columns = ['organization_id', 'test_id'] as const
      await db
        .insertInto('test_removals')
        .values(rowOf(removal))
        .onConflict((conflict) => conflict.columns(columns).doNothing())
        .execute()
    },
    async find(reference) {
      const row = await db.selectFrom('test_removals').selectAll().where(removals(reference)).executeTakeFirst()
      return row === undefined ? null : removalOf(row)
    },
    async listOpen(limit) {
      const rows = await db.selectFrom('test_removals').selectAll().orderBy('requested_at').limit(limit).execute()
      return rows.map(removalOf)
    },
    removeSome: (removal, limit) =>
      removal.what === 'rows'
        ? removeRows(context, removal, limit)
        : removeTestTexts(context, { ...removal, beforeMs: Number.MAX_SAFE_INTEGER, limit }),
    async end(removal) {
      await db.deleteFrom('test_removals').where(removals(removal)).execute()
    },
  }
}

/** Under which id the runs of a removed test wait for their own removal. No test has such an id. */
function removedTestId(testId: string): string {
  return `removed:${testId}`
}

async function removeRows(
  { db, onTextsRemoved }: RepositoryContext,
  { organizationId, testId }: TestRemoval,
  limit: number,
): Promise<number> {
  const own = sql`organization_id = ${organizationId}`
  const ofTest = sql`${own} AND test_id = ${testId}`
  const runs = sql`SELECT id FROM attack_runs WHERE ${own} AND test_id IN (${testId}, ${removedTestId(testId)})`
  const attempts = sql`SELECT id FROM attack_attempts WHERE ${own} AND run_id IN (${runs})`
  const remove = async (table: string, key: readonly string[], which: ReturnType<typeof sql>) => {
    const columns = sql.join(key.map((name) => sql.ref(name)))
    const { rows } = await sql`DELETE FROM ${sql.table(table)} WHERE ${own} AND (${columns}) IN (
      SELECT ${columns} FROM ${sql.table(table)} WHERE ${which} LIMIT ${limit}) RETURNING organization_id`.execute(db)
    return rows.length
  }
  let removed = await remove('client_responses', ['run_id', 'case_id'], ofTest)
  removed += await remove('dataset_cases', ['file_id', 'place'], ofTest)
  removed += await remove('agent_runs', ['id'], ofTest)
  const turns = await remove('attack_turns', ['attempt_id', 'turn_index'], sql`${own} AND attempt_id IN (${attempts})`)
  removed += turns
  if (turns < limit) {
    const ended = await remove('attack_attempts', ['id'], sql`${own} AND run_id IN (${runs})`)
    removed += ended
    if (ended < limit) {
      removed += await remove('attack_plans', ['run_id'], sql`${own} AND run_id IN (${runs})`)
      removed += await remove('attack_runs', ['id'], sql`${own} AND id IN (${runs})`)
    }
  }
  if (removed > 0) onTextsRemoved()
  return removed
}

function rowOf({ organizationId, testId, projectId, what, requestedAtMs }: TestRemoval) {
  return {
    organization_id: organizationId,
    test_id: testId,
    project_id: projectId,
    what,
    requested_at: requestedAtMs,
  }
}

function removalOf(row: Selectable<Tables['test_removals']>): TestRemoval {
  return {
    organizationId: row.organization_id,
    testId: row.test_id,
    projectId: row.project_id,
    what: row.what,
    requestedAtMs: numberOf(row.requested_at),
  }
}
