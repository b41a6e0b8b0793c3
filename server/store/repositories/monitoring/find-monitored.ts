import { type RawBuilder, sql } from 'kysely'
import {
  everyMessage,
  type MessageFilters,
  type MonitoringCursor,
  type MonitoringFilter,
  rollupBucketMs,
  rollupBucketOf,
} from '../../../domain/monitoring/monitoring.ts'
import { numberOf } from '../../row-values.ts'
import { eachJudgement, judgedCriticality, judgedPolicy, judgedViolated } from '../guard/judgements.ts'
import type { RepositoryContext } from '../repository-context.ts'

/** How many messages one statement looks at: a filter that keeps few must not hold the connection for long. */
const scannedPerStatement = 2_000

/** How many hours one statement names. */
const hoursPerStatement = 100

/** Which part of the list is wanted. */
export interface MonitoredPart {
  readonly filter: MonitoringFilter
  /** The most messages that are returned. */
  readonly limit: number
  /** Only older ones than this; null = from the newest on. */
  readonly after: MonitoringCursor | null
}

interface Found {
  readonly id: string
  readonly created_at: number | string
  readonly kept: number
}

/**
 * Ids of the filter's messages, newest first, at most `limit`. All messages, those with issues, those that were unsafe to
 * security and those with a failed check stand in indexes in this order, with side and latency. Of a policy, a side, a
 * criticality, and of unsafe messages, only the hours are looked at in which the counters tell of any, those that follow each
 * other at once. Cost of a latency that few messages have: the entries of the index in between, .2 s for a million.
 */
export async function findMonitored(context: RepositoryContext, part: MonitoredPart): Promise<readonly string[]> {
  const { filter, limit, after } = part
  if (!isByHours(filter)) return (await scan(context, filter, after, limit)).map(({ id }) => id)
  const ids: string[] = []
  let toMs = filter.toMs
  if (after !== null) toMs = Math.min(toMs, after.createdAtMs + 1)
  for (;;) {
    const hours = await hoursToLookAt(context, { ...filter, toMs })
    for (const stretch of stretchesOf(hours)) {
      const ofStretch = {
        ...filter,
        fromMs: Math.max(filter.fromMs, stretch.fromMs),
        toMs: Math.min(toMs, stretch.toMs),
      }
      ids.push(...(await findInStretch(context, { filter: ofStretch, limit: limit - ids.length, after })))
      if (ids.length >= limit) return ids
    }
    const last = hours.at(-1)
    if (last === undefined || hours.length < hoursPerStatement) return ids
    toMs = last
  }
}

/** A stretch of time between hours. */
interface Stretch {
  readonly fromMs: number
  /** Exclusive. */
  readonly toMs: number
}

/** Hours that follow each other, joined; newest first, as they are given. */
function stretchesOf(hours: readonly number[]): readonly Stretch[] {
  const stretches: Stretch[] = []
  for (const fromMs of hours) {
    const isNext = stretches.at(-1)?.fromMs === fromMs + rollupBucketMs
    const toMs = (isNext ? stretches.pop()?.toMs : undefined) ?? fromMs + rollupBucketMs
    stretches.push({ fromMs, toMs })
  }
  return stretches
}

/** Whether the counters tell in which hours to look; where few hours have what is wanted, the rest is not gone through. */
function isByHours(filter: MonitoringFilter): boolean {
  const { policyId, criticality, direction } = filter
  return policyId !== null || criticality !== undefined || direction !== undefined || wantsUnsafe(filter)
}

/** Whether unsafe messages are wanted beyond those with issues or unsafe to security, all of which are unsafe. */
export function wantsUnsafe({ issuesOnly, unsafeOnly, criticality, securityOnly }: MonitoringFilter): boolean {
  return unsafeOnly && !issuesOnly && criticality === undefined && securityOnly !== true
}

/** Hours before `toMs` in which something is counted that the filter may keep, newest first. */
async function hoursToLookAt({ db }: RepositoryContext, filter: MonitoringFilter): Promise<readonly number[]> {
  // A message that a policy judged may be unsafe by another one: that only the counters of whole messages tell.
  const counted =
    filter.criticality !== undefined
      ? sql`violated`
      : wantsUnsafe(filter)
        ? sql`violated + security_unsafe`
        : filter.issuesOnly
          ? sql`CASE WHEN criticality = 'shadow' THEN 0 ELSE violated END`
          : sql`judged`
  const metric = wantsUnsafe(filter) ? everyMessage : (filter.policyId ?? everyMessage)
  const { criticality, direction, securityOnly, errorsOnly } = filter
  const ofSecurity = securityOnly ? sql`AND SUM(security_unsafe) > 0` : sql``
  const ofSide = direction === undefined ? sql`` : sql`AND direction = ${direction}`
  // A policy that judged the message need not be the one that was violated.
  const ofMetric =
    criticality === undefined
      ? sql`AND metric = ${metric}`
      : sql`AND metric <> ${everyMessage} AND criticality = ${criticality}`
  const { rows } = await sql<{ readonly bucket: number | string }>`
    SELECT bucket FROM monitoring_rollup
    WHERE organization_id = ${filter.organizationId} AND project_id = ${filter.projectId} ${ofMetric} ${ofSide}
      AND bucket >= ${rollupBucketOf(filter.fromMs)} AND bucket < ${filter.toMs} ${errorsOnly ? hoursWithErrors(filter) : sql``}
    GROUP BY bucket HAVING SUM(${counted}) > 0 ${ofSecurity}
    ORDER BY bucket DESC LIMIT ${hoursPerStatement}`.execute(db)
  return rows.map(({ bucket }) => numberOf(bucket))
}

/** Failed checks are counted of whole messages alone, whichever counters tell of the rest. */
function hoursWithErrors({ organizationId, projectId, fromMs, toMs }: MonitoringFilter): RawBuilder<unknown> {
  return sql`AND bucket IN (
    SELECT bucket FROM monitoring_rollup
    WHERE organization_id = ${organizationId} AND project_id = ${projectId} AND metric = ${everyMessage}
      AND bucket >= ${rollupBucketOf(fromMs)} AND bucket < ${toMs}
    GROUP BY bucket HAVING SUM(errored) > 0)`
}

async function findInStretch(context: RepositoryContext, { filter, limit, after }: MonitoredPart): Promise<string[]> {
  const ids: string[] = []
  const isKeptByIndex = filter.policyId === null && filter.criticality === undefined && !wantsUnsafe(filter)
  let cursor = after
  while (ids.length < limit) {
    const scanned = isKeptByIndex ? Math.min(limit - ids.length, scannedPerStatement) : scannedPerStatement
    const found = await scan(context, filter, cursor, scanned)
    for (const { id, kept } of found) if (kept === 1 && ids.length < limit) ids.push(id)
    const last = found.at(-1)
    if (last === undefined || found.length < scanned) break
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
  const older = after === null ? sql`` : sql`AND (m.created_at < ${after.createdAtMs} OR m.id < ${after.id})`
  // One bound at each end: of two SQLite may take the wider one, and go through all that lies between.
  const toMs = after === null ? filter.toMs : Math.min(filter.toMs, after.createdAtMs + 1)
  const { rows } = await sql<Found>`
    SELECT m.id, m.created_at, ${keptWhen(dialect, filter)} AS kept FROM messages AS m
    WHERE m.organization_id = ${filter.organizationId} AND m.project_id = ${filter.projectId}
      AND m.created_at >= ${filter.fromMs} AND m.created_at < ${toMs} ${fromIndex(filter)} ${older}
    ORDER BY m.created_at DESC, m.id DESC LIMIT ${limit}`.execute(db)
  return rows
}

/** What the indexes tell of messages `m`. The flags are written as constants, because only then the indexes of those alone are used. */
export function fromIndex({
  issuesOnly,
  direction,
  criticality,
  latencyMsMin,
  securityOnly,
  errorsOnly,
}: MessageFilters & Pick<MonitoringFilter, 'issuesOnly'>) {
  return sql.join(
    [
      issuesOnly || criticality !== undefined ? sql`AND m.has_issue = 1` : sql``,
      securityOnly ? sql`AND m.security_unsafe = 1` : sql``,
      errorsOnly ? sql`AND m.has_error = 1` : sql``,
      direction === undefined ? sql`` : sql`AND m.direction = ${direction}`,
      latencyMsMin === undefined ? sql`` : sql`AND m.latency_ms >= ${latencyMsMin}`,
    ],
    sql` `,
  )
}

function keptWhen(dialect: RepositoryContext['dialect'], filter: MonitoringFilter): RawBuilder<number> {
  return sql`CASE WHEN ${unsafeWhere(filter)} ${fromJudgements(dialect, filter)} THEN 1 ELSE 0 END`
}

/** Whether messages `m` are unsafe, where that is wanted and no index of theirs tells. */
export function unsafeWhere(filter: MonitoringFilter): RawBuilder<unknown> {
  return wantsUnsafe(filter) ? sql`(m.has_issue = 1 OR m.security_unsafe = 1)` : sql`1 = 1`
}

/** What only the judgements of messages `m` tell. */
export function fromJudgements(
  dialect: RepositoryContext['dialect'],
  { policyId, issuesOnly, criticality }: MonitoringFilter,
): RawBuilder<unknown> {
  const exists = (condition: RawBuilder<unknown>) =>
    sql`AND EXISTS (SELECT 1 FROM ${eachJudgement(dialect)} WHERE ${condition})`
  const violated = issuesOnly ? sql`AND ${judgedViolated} = 1 AND ${judgedCriticality} <> 'shadow'` : sql``
  const ofPolicy = policyId === null ? sql`` : exists(sql`${judgedPolicy} = ${policyId} ${violated}`)
  const isCritical =
    criticality === undefined ? sql`` : exists(sql`${judgedCriticality} = ${criticality} AND ${judgedViolated} = 1`)
  return sql`${ofPolicy} ${isCritical}`
}
