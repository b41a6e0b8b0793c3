import { type Selectable, sql } from 'kysely'
import type { AttackRunRepository, RunWithOpen } from '../../../domain/attack-run/attack-run-repository.ts'
import type { AttackRun } from '../../../domain/attack-run/run-header.ts'
import { bytesOf, maybeNumberOf, numberOf, textOf } from '../../row-values.ts'
import type { Tables } from '../../tables.ts'
import type { RepositoryContext } from '../repository-context.ts'
import { activityOfRunsIn } from './activity-of-runs.ts'
import { listOpen } from './attack-attempts.ts'
import { attemptFiguresIn } from './attempt-figures.ts'
import { attemptsOfRunsIn } from './attempts-of-runs.ts'
import { holdsOfRunsIn } from './holds-of-runs.ts'
import { stopRun } from './stop-run.ts'

/** Attack runs, their attempts and turns. */
export function createAttackRunRepository(context: RepositoryContext): AttackRunRepository {
  const { db } = context
  const runs = (organizationId: string, testId: string) =>
    db.selectFrom('attack_runs').where('organization_id', '=', organizationId).where('test_id', '=', testId)
  return {
    async insert(run, plan) {
      await db.insertInto('attack_runs').values(rowOf(run)).execute()
      await db
        .insertInto('attack_plans')
        .values({ organization_id: run.organizationId, run_id: run.id, plan: bytesOf(JSON.stringify(plan)) })
        .execute()
    },
    async find(organizationId, testId, runId) {
      const row = await runs(organizationId, testId).selectAll().where('id', '=', runId).executeTakeFirst()
      return row === undefined ? null : runOf(row)
    },
    async lock(organizationId, testId, runId) {
      // The update changes nothing; it takes the row until the transaction ends, on both databases alike.
      const row = await db
        .updateTable('attack_runs')
        .set({ failed: sql`failed` })
        .where('organization_id', '=', organizationId)
        .where('test_id', '=', testId)
        .where('id', '=', runId)
        .returningAll()
        .executeTakeFirst()
      return row === undefined ? null : runOf(row)
    },
    async listLatest(organizationId, testId, limit) {
      // Ids are made in the order of time.
      const rows = await runs(organizationId, testId).selectAll().orderBy('id', 'desc').limit(limit).execute()
      return rows.map(runOf)
    },
    async hasOpenRun(organizationId, testId) {
      const row = await runs(organizationId, testId).select('id').where('status', '=', 'running').executeTakeFirst()
      return row !== undefined
    },
    async findPlan(organizationId, runId) {
      const row = await db
        .selectFrom('attack_plans')
        .select('plan')
        .where('organization_id', '=', organizationId)
        .where('run_id', '=', runId)
        .executeTakeFirst()
      return row === undefined ? null : JSON.parse(textOf(row.plan))
    },
    findLatestWithOpen: (organizationId, testId) => findLatestWithOpen(context, organizationId, testId),
    ...holdsOfRunsIn(db),
    ...activityOfRunsIn(db),
    stop: (organizationId, runId, nowMs) => stopRun(context, { organizationId, runId, nowMs }),
    ...attemptsOfRunsIn(context),
    ...attemptFiguresIn(db),
  }
}

async function findLatestWithOpen(
  { db }: RepositoryContext,
  organizationId: string,
  testId: string,
): Promise<RunWithOpen | null> {
  const row = await db
    .selectFrom('attack_runs')
    .selectAll()
    .select(
      sql<number | string | null>`(SELECT MAX(place) FROM attack_attempts AS a
        WHERE a.organization_id = attack_runs.organization_id AND a.run_id = attack_runs.id)`.as('last_place'),
    )
    .where('organization_id', '=', organizationId)
    .where('test_id', '=', testId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (row === undefined) return null
  const open = row.status === 'running' ? await listOpen(db, organizationId, row.id) : []
  return { run: runOf(row), open, begun: (maybeNumberOf(row.last_place) ?? -1) + 1 }
}

function rowOf(run: AttackRun) {
  return {
    organization_id: run.organizationId,
    id: run.id,
    test_id: run.testId,
    status: run.status,
    work_count: run.workCount,
    scenarios_total: run.scenariosTotal,
    technique_ids: bytesOf(JSON.stringify(run.techniqueIds)),
    credits_charged: run.creditsCharged,
    failed: run.counters.failed,
    passed: run.counters.passed,
    unclear: run.counters.unclear,
    errored: run.counters.errored,
    not_run: run.counters.notRun,
    stop_requested_at: run.stopRequestedAtMs,
    paused_at: run.pausedAtMs,
    replay: run.replay === null ? null : bytesOf(JSON.stringify(run.replay)),
    confirmation: run.confirmation === null ? null : bytesOf(JSON.stringify(run.confirmation)),
    started_at: run.startedAtMs,
    completed_at: run.completedAtMs,
  }
}

function runOf(row: Selectable<Tables['attack_runs']>): AttackRun {
  return {
    id: row.id,
    organizationId: row.organization_id,
    testId: row.test_id,
    status: row.status,
    workCount: numberOf(row.work_count),
    scenariosTotal: row.scenarios_total,
    techniqueIds: JSON.parse(textOf(row.technique_ids)),
    creditsCharged: numberOf(row.credits_charged),
    counters: {
      failed: numberOf(row.failed),
      passed: numberOf(row.passed),
      unclear: numberOf(row.unclear),
      errored: numberOf(row.errored),
      notRun: numberOf(row.not_run),
    },
    stopRequestedAtMs: maybeNumberOf(row.stop_requested_at),
    pausedAtMs: maybeNumberOf(row.paused_at),
    replay: row.replay === null ? null : JSON.parse(textOf(row.replay)),
    confirmation: row.confirmation === null ? null : JSON.parse(textOf(row.confirmation)),
    startedAtMs: numberOf(row.started_at),
    completedAtMs: maybeNumberOf(row.completed_at),
  }
}
