import { sql } from 'kysely'
import { type OpenJobs, type OrganizationJob, organizationJobs } from '../../domain/job/job.ts'
import type { Database } from '../database.ts'
import { maybeNumberOf, numberOf } from '../row-values.ts'

/** Whose jobs, and how many of each kind are looked at. */
interface Counting {
  readonly organizationId: string
  readonly nowMs: number
  readonly countMax: number
}

interface Counted {
  readonly name: OrganizationJob
  readonly open: number | string
  readonly waiting: number | string | null
  readonly running: number | string | null
  readonly since: number | string | null
  readonly dead: number | string
}

/** As `JobRepository.countOpen`: two looks into the index of open jobs for each kind. */
export async function countOpenJobs(db: Database, counting: Counting): Promise<readonly OpenJobs[]> {
  const kinds = organizationJobs.map((name) => countOf(name, counting))
  const { rows } = await sql<Counted>`${sql.join(kinds, sql` UNION ALL `)}`.execute(db)
  const byName = new Map(rows.map((row) => [row.name, row]))
  return organizationJobs.map((name) => openJobsOf(name, byName.get(name), counting.countMax))
}

/** What is due longest comes first; what is dead is due no more. A lease that ran out is due again. */
function countOf(name: OrganizationJob, { organizationId, nowMs, countMax }: Counting) {
  const open = sql`FROM jobs WHERE organization_id = ${organizationId} AND name = ${name} AND state <> 'done'`
  return sql`SELECT CAST(${name} AS TEXT) AS name, COUNT(*) AS open,
      SUM(CASE WHEN due_at <= ${nowMs} THEN 1 ELSE 0 END) AS waiting,
      SUM(CASE WHEN due_at > ${nowMs} AND state = 'leased' THEN 1 ELSE 0 END) AS running,
      MIN(CASE WHEN due_at <= ${nowMs} THEN due_at END) AS since,
      (SELECT COUNT(*) FROM (SELECT 1 ${open} AND due_at IS NULL LIMIT ${countMax}) AS given_up) AS dead
    FROM (SELECT state, due_at ${open} AND due_at IS NOT NULL ORDER BY due_at LIMIT ${countMax}) AS live`
}

function openJobsOf(name: OrganizationJob, row: Counted | undefined, countMax: number): OpenJobs {
  const open = numberOf(row?.open ?? 0)
  const waiting = numberOf(row?.waiting ?? 0)
  const running = numberOf(row?.running ?? 0)
  const dead = numberOf(row?.dead ?? 0)
  return {
    name,
    waiting,
    running,
    scheduled: open - waiting - running,
    dead,
    waitingSinceMs: maybeNumberOf(row?.since ?? null),
    isCut: open >= countMax || dead >= countMax,
  }
}
