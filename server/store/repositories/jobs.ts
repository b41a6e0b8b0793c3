import { type Selectable, sql } from 'kysely'
import { jobAttemptsMax, type LeasedJob } from '../../domain/job/job.ts'
import type { JobRepository } from '../../domain/job/job-repository.ts'
import type { Database } from '../database.ts'
import { maybeNumberOf, numberOf } from '../row-values.ts'
import type { Tables } from '../tables.ts'
import { countOpenJobs } from './open-jobs.ts'
import type { RepositoryContext } from './repository-context.ts'

/** How long dead letters are kept: 30 days. */
const deadLettersKeptMs = 30 * 86_400_000

/** Characters of an error that are kept. */
const errorLengthMax = 1_000

/** The jobs table. */
export function createJobRepository({ db, dialect, clock, ids }: RepositoryContext): JobRepository {
  // Two servers that lease at once take different rows instead of waiting; SQLite has one writer anyway.
  const skipTaken = dialect === 'postgres' ? sql`FOR UPDATE SKIP LOCKED` : sql``
  return {
    async add({ organizationId, name, payload, runAtMs, uniqueKey }) {
      await db
        .insertInto('jobs')
        .values({
          organization_id: organizationId,
          id: ids.next(),
          name,
          payload: JSON.stringify(payload),
          unique_key: uniqueKey,
          state: 'waiting',
          due_at: runAtMs,
          attempt: 0,
          created_at: clock.nowMs(),
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    },
    async lease(owner, nowMs, leaseMs, limit) {
      const { rows } = await sql<Selectable<Tables['jobs']>>`
        UPDATE jobs
        SET state = 'leased', lease_owner = ${owner}, due_at = ${nowMs + leaseMs}, attempt = attempt + 1
        WHERE id IN (SELECT id FROM jobs WHERE due_at <= ${nowMs} ORDER BY due_at, id LIMIT ${limit} ${skipTaken})
        RETURNING *`.execute(db)
      return rows.map(leasedJobOf)
    },
    async finish(id, nowMs) {
      await db
        .updateTable('jobs')
        .set({ state: 'done', due_at: null, lease_owner: null, finished_at: nowMs })
        .where('id', '=', id)
        .execute()
    },
    async fail(id, error, retryAtMs, nowMs) {
      await db
        .updateTable('jobs')
        .set({ ...afterFailure(retryAtMs, nowMs), lease_owner: null, last_error: storableError(error) })
        .where('id', '=', id)
        .where('state', '!=', 'done')
        .execute()
    },
    async revive(name, nowMs, limit) {
      const { rows } = await sql`
        UPDATE jobs SET state = 'waiting', due_at = ${nowMs}, attempt = ${jobAttemptsMax - 1}, finished_at = NULL
        WHERE id IN (SELECT id FROM jobs WHERE state = 'dead' AND name = ${name} LIMIT ${limit})
        RETURNING id`.execute(db)
      return rows.length
    },
    async nextDueMs() {
      const row = await db
        .selectFrom('jobs')
        .select('due_at')
        .where('state', '=', 'waiting')
        .where('due_at', 'is not', null)
        .orderBy('due_at')
        .limit(1)
        .executeTakeFirst()
      return row === undefined ? null : maybeNumberOf(row.due_at)
    },
    countByState: () => countByState(db),
    countOpen: (organizationId, nowMs, countMax) => countOpenJobs(db, { organizationId, nowMs, countMax }),
    purge: (beforeMs, nowMs, limit) => purge(db, { beforeMs, nowMs, limit }),
  }
}

async function countByState(db: Database): ReturnType<JobRepository['countByState']> {
  const rows = await db
    .selectFrom('jobs')
    .select(['state', sql<number | string>`COUNT(*)`.as('total')])
    .where('state', '!=', 'done')
    .groupBy('state')
    .execute()
  const totals = new Map(rows.map(({ state, total }) => [state, numberOf(total)]))
  return { waiting: totals.get('waiting') ?? 0, leased: totals.get('leased') ?? 0, dead: totals.get('dead') ?? 0 }
}

async function purge(
  db: Database,
  { beforeMs, nowMs, limit }: { readonly beforeMs: number; readonly nowMs: number; readonly limit: number },
): Promise<number> {
  const { rows } = await sql`
    DELETE FROM jobs WHERE id IN (
      SELECT id FROM jobs
      WHERE (state = 'done' AND finished_at < ${beforeMs})
         OR (state = 'dead' AND finished_at < ${nowMs - deadLettersKeptMs})
      LIMIT ${limit})
    RETURNING id`.execute(db)
  return rows.length
}

/** It waits for its next try, or is dead when there is none. */
function afterFailure(retryAtMs: number | null, nowMs: number) {
  if (retryAtMs === null) return { state: 'dead', due_at: null, finished_at: nowMs } as const
  return { state: 'waiting', due_at: retryAtMs, finished_at: null } as const
}

function leasedJobOf(row: Selectable<Tables['jobs']>): LeasedJob {
  return {
    id: row.id,
    organizationId: row.organization_id,
    name: row.name,
    payload: JSON.parse(row.payload) as unknown,
    attempt: row.attempt,
  }
}

/** PostgreSQL refuses NUL in text, and a cut may leave half of a character. */
function storableError(error: string): string {
  return error.slice(0, errorLengthMax).replaceAll('\0', '\uFFFD').toWellFormed()
}
