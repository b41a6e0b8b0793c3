import { type RawBuilder, sql } from 'kysely'
import {
  type MonitoringCursor,
  type MonitoringFilter,
  rollupBucketMs,
  rollupBucketOf,
} from '../../domain/monitoring.ts'
import { numberOf } from '../row-values.ts'
import { eachJudgement, judgedCriticality, judgedPolicy, judgedViolated } from './judgements.ts'
import type { RepositoryContext } from './repository-context.ts'

/** How many messages one statement looks at: a filter that keeps few must not hold the connection for long. */
const scannedPerStatement = 2_000

/** How many hours one statement names. */
const hoursPerStatement = 100

/** Which part of the list is wanted. */
export interface MonitoredPart {
  readonly filter: MonitoringFilter
  readonly limit: number
  readonly after: MonitoringCursor | null
}

interface Found {
  readonly id: string
  readonly created_at: number | string
  readonly kept: number
}

/**
 * Ids of the filter's messages, newest first, at most `limit`. Without a policy they stand in an index in this order. With
 * one only the hours are looked at in which the counters say that it judged (or, for issues, was violated).
 */
export async function findMonitored(context: RepositoryContext, part: MonitoredPart): Promise<readonly string[]> {
  const { filter, limit, after } = part
  if (filter.policyId === null) return (await scan(context, filter, after, limit)).map(({ id }) => id)
  const ids: string[] = []
  let toMs = filter.toMs
  if (after !== null) toMs = Math.min(toMs, after.createdAtMs + 1)
  for (;;) {
    const hours = await hoursOfPolicy(context, { ...filter, toMs })
    for (const hourMs of hours) {
      const ofHour = {
        ...filter,
        fromMs: Math.max(filter.fromMs, hourMs),
        toMs: Math.min(toMs, hourMs + rollupBucketMs),
      }
      ids.push(...(await findInHour(context, { filter: ofHour, limit: limit - ids.length, after })))
      if (ids.length >= limit) return ids
    }
    const last = hours.at(-1)
    if (last === undefined || hours.length < hoursPerStatement) return ids
    toMs = last
  }
}

/** Hours before `toMs` in which the policy counts something that the filter keeps, newest first. */
async function hoursOfPolicy({ db }: RepositoryContext, filter: MonitoringFilter): Promise<readonly number[]> {
  const counted = filter.issuesOnly ? sql`CASE WHEN criticality = 'shadow' THEN 0 ELSE violated END` : sql`judged`
  const { rows } = await sql<{ readonly bucket: number | string }>`
    SELECT bucket FROM monitoring_rollup
    WHERE organization_id = ${filter.organizationId} AND project_id = ${filter.projectId} AND metric = ${filter.policyId}
      AND bucket >= ${rollupBucketOf(filter.fromMs)} AND bucket < ${filter.toMs}
    GROUP BY bucket HAVING SUM(${counted}) > 0
    ORDER BY bucket DESC LIMIT ${hoursPerStatement}`.execute(db)
  return rows.map(({ bucket }) => numberOf(bucket))
}

async function findInHour(context: RepositoryContext, { filter, limit, after }: MonitoredPart): Promise<string[]> {
  const ids: string[] = []
  let cursor = after
  while (ids.length < limit) {
    const found = await scan(context, filter, cursor, scannedPerStatement)
    for (const { id, kept } of found) if (kept === 1 && ids.length < limit) ids.push(id)
    const last = found.at(-1)
    if (last === undefined || found.length < scannedPerStatement) break
    cursor = { createdAtMs: numberOf(last.created_at), id: last.id }
  }
  return ids
}

async function scan(
  { db, dialect }: RepositoryContext,
  filter: MonitoringFilter,
  after: MonitoringCursor | null,
  limit: number,
): Promise<readonly Found[]> {
  const older =
    after === null
      ? sql``
      : sql`AND m.created_at <= ${after.createdAtMs} AND (m.created_at < ${after.createdAtMs} OR m.id < ${after.id})`
  // Written as a constant, because only then the index of issues is used.
  const withIssue = filter.issuesOnly ? sql`AND m.has_issue = 1` : sql``
  const { rows } = await sql<Found>`
    SELECT m.id, m.created_at, ${keptWhen(dialect, filter)} AS kept FROM messages AS m
    WHERE m.organization_id = ${filter.organizationId} AND m.project_id = ${filter.projectId}
      AND m.created_at >= ${filter.fromMs} AND m.created_at < ${filter.toMs} ${withIssue} ${older}
    ORDER BY m.created_at DESC, m.id DESC LIMIT ${limit}`.execute(db)
  return rows
}

function keptWhen(
  dialect: RepositoryContext['dialect'],
  { policyId, issuesOnly }: MonitoringFilter,
): RawBuilder<number> {
  if (policyId === null) return sql`1`
  const violated = issuesOnly ? sql`AND ${judgedViolated} = 1 AND ${judgedCriticality} <> 'shadow'` : sql``
  return sql`CASE WHEN EXISTS (
    SELECT 1 FROM ${eachJudgement(dialect)} WHERE ${judgedPolicy} = ${policyId} ${violated}) THEN 1 ELSE 0 END`
}
