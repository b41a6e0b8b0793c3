import { type RawBuilder, sql } from 'kysely'
import {
  everyMessage,
  type LookBound,
  lookBound,
  type MonitoringFilter,
  type MonitoringStats,
  type MonitoringStatsAndMore,
  rollupBucketMs,
  rollupBucketOf,
  type WholePeriod,
} from '../../../domain/monitoring/monitoring.ts'
import { type Criticality, criticalities } from '../../../domain/policy/policy.ts'
import { numberOf } from '../../row-values.ts'
import { eachJudgement, judgedCriticality, judgedPolicy, judgedViolated } from '../guard/judgements.ts'
import type { RepositoryContext } from '../repository-context.ts'
import {
  askedOfIndex,
  chosenIndex,
  fromJudgements,
  isMarked,
  isOfConversation,
  isToldByRow,
  placeOf,
  unsafeWhere,
  wantsUnsafe,
} from './monitored-where.ts'

interface Counted {
  /** 1 for counters of whole messages, 0 for those of policies. */
  readonly whole: number
  readonly direction: string
  readonly criticality: string
  readonly judged: number | string
  readonly violated: number | string
  readonly security_unsafe: number | string
  readonly errored: number | string
}

/**
 * Counters of a period, exact at both ends: whole hours from the roll-up, the rest from the messages. One statement,
 * so that roll-up and messages are seen at the same moment. Cost: the hours' counters plus the messages of at most half an
 * hour at each end; of filters that no counter tells of also as many messages as `bound` says, and what lies behind is not counted.
 */
export async function monitoringStats(
  context: RepositoryContext,
  filter: MonitoringFilter,
  bound: LookBound = lookBound,
): Promise<MonitoringStats> {
  const isCounted = !isBeyondCounters(filter)
  const stats = summarise(await countRows(context, filter, isCounted && wantsUnsafe(filter)), filter)
  return isCounted ? stats : { ...stats, ...(await countMessages(context, filter, bound)) }
}

/** Whether no counter tells how many messages a filter keeps. */
function isBeyondCounters(filter: MonitoringFilter): boolean {
  const { policyId, issuesOnly, unsafeOnly, criticality, latencyMsMin, role, securityOnly = false } = filter
  const isNarrowedTwice = filter.errorsOnly && (policyId !== null || issuesOnly || unsafeOnly || securityOnly)
  return (
    criticality !== undefined ||
    latencyMsMin !== undefined ||
    role !== undefined ||
    isMarked(filter) ||
    isOfConversation(filter) ||
    (securityOnly && issuesOnly) ||
    isNarrowedTwice === true
  )
}

/** Counts the filter's messages among the newest that an index leads to. Cost: as many entries of it, or rows, as `bound` says. */
async function countMessages(
  { db, dialect }: RepositoryContext,
  filter: MonitoringFilter,
  bound: LookBound,
): Promise<Pick<MonitoringStats, 'messageCount' | 'isCut'>> {
  const lookedMax = isToldByRow(filter) ? bound.byRow : bound.byIndex
  // One condition chooses the index and the others are asked of each entry, so that the limit counts what they leave out too.
  const isKept = sql`${unsafeWhere(filter)} ${askedOfIndex(filter)} ${fromJudgements(dialect, filter)}`
  const { rows } = await sql<{ readonly looked: number | string; readonly kept: number | string | null }>`
    SELECT COUNT(*) AS looked, SUM(kept) AS kept FROM (
      SELECT CASE WHEN ${isKept} THEN 1 ELSE 0 END AS kept
      FROM messages AS m
      WHERE ${placeOf(filter)} AND m.created_at >= ${filter.fromMs} AND m.created_at < ${filter.toMs} ${chosenIndex(filter)}
      ORDER BY m.created_at DESC, m.id DESC LIMIT ${lookedMax}) AS newest`.execute(db)
  return { messageCount: numberOf(rows[0]?.kept ?? 0), isCut: numberOf(rows[0]?.looked ?? 0) >= lookedMax }
}

/** The same with the numbers of messages that are unsafe or not wholly judged, still in one statement; its cost is that of all. */
export async function monitoringStatsAndMore(
  context: RepositoryContext,
  filter: WholePeriod,
): Promise<MonitoringStatsAndMore> {
  const rows = await countRows(context, filter, true)
  return {
    stats: summarise(rows, filter),
    unsafe: summarise(rows, { ...filter, unsafeOnly: true }).messageCount,
    errored: sum(rows, 'errored'),
  }
}

async function countRows(
  context: RepositoryContext,
  filter: MonitoringFilter,
  countsUnsafe: boolean,
): Promise<readonly Counted[]> {
  const parts = partsOf(context, filter, countsUnsafe)
  if (parts.length === 0) return []
  const { rows } = await sql<Counted>`
    SELECT CASE WHEN metric = ${everyMessage} THEN 1 ELSE 0 END AS whole, direction, criticality,
      SUM(judged) AS judged, SUM(violated) AS violated, SUM(security_unsafe) AS security_unsafe, SUM(errored) AS errored
    FROM (${sql.join(parts, sql` UNION ALL `)}) AS counted
    GROUP BY 1, 2, 3`.execute(context.db)
  return rows
}

/** A stretch of time whose messages are counted one by one: added to the hours, or taken off them. */
interface Edge {
  readonly fromMs: number
  readonly toMs: number
  readonly sign: 1 | -1
}

/** Whole hours from the roll-up, corrected by edges. */
interface Cover {
  readonly hoursFromMs: number
  readonly hoursToMs: number
  readonly edges: readonly Edge[]
}

function partsOf(
  context: RepositoryContext,
  filter: MonitoringFilter,
  countsUnsafe: boolean,
): readonly RawBuilder<unknown>[] {
  if (filter.fromMs >= filter.toMs) return []
  const { hoursFromMs, hoursToMs, edges } = coverOf(filter, context.clock.nowMs())
  const counted = edges.filter(({ fromMs, toMs }) => fromMs < toMs).flatMap((edge) => edgeParts(context, filter, edge))
  return [
    ...counted,
    ...(hoursFromMs < hoursToMs ? [hours(filter, hoursFromMs, hoursToMs)] : []),
    ...(countsUnsafe ? [unsafeByPolicyAlone(context, filter)] : []),
  ]
}

/** Under this criticality, which no policy has, messages are counted that a policy blocked and security did not. */
const byPolicyAlone = 'by-policy-alone'

/**
 * Of unsafe messages the counters tell how many were unsafe to security. The others have an issue, and an index
 * holds what tells them apart. Cost: at most the entries of that index in the whole period, .1 s for 300,000.
 */
function unsafeByPolicyAlone({ dialect }: RepositoryContext, filter: MonitoringFilter): RawBuilder<unknown> {
  const { organizationId, projectId, fromMs, toMs, policyId } = filter
  const ofPolicy =
    policyId === null
      ? sql``
      : sql`AND EXISTS (SELECT 1 FROM ${eachJudgement(dialect)} WHERE ${judgedPolicy} = ${policyId})`
  return sql`SELECT CAST(${everyMessage} AS TEXT) AS metric, m.direction, CAST(${byPolicyAlone} AS TEXT) AS criticality,
      1 AS judged, 1 AS violated, 0 AS security_unsafe, 0 AS errored
    FROM messages AS m
    WHERE m.organization_id = ${organizationId} AND m.project_id = ${projectId}
      AND m.created_at >= ${fromMs} AND m.created_at < ${toMs}
      AND m.has_issue = 1 AND m.security_unsafe = 0 ${ofPolicy}`
}

/**
 * An hour that lies in the period in part is counted from its shorter side: the messages inside are added, or those
 * outside are taken off its counters. Of the present hour next to nothing lies outside, because nothing is in the future;
 * so a period that ends now costs no scan there, however many messages the hour has.
 */
function coverOf({ fromMs, toMs }: MonitoringFilter, nowMs: number): Cover {
  const first = rollupBucketOf(fromMs)
  const last = rollupBucketOf(toMs - 1)
  const afterLast = last + rollupBucketMs
  if (first === last && (fromMs > first || toMs < afterLast)) {
    return { hoursFromMs: 0, hoursToMs: 0, edges: [{ fromMs, toMs, sign: 1 }] }
  }
  const isStartTakenOff = fromMs - first <= rollupBucketMs / 2
  const restMs = Math.max(0, Math.min(afterLast, nowMs + clockSkewMs) - toMs)
  const isEndTakenOff = restMs <= toMs - last
  return {
    hoursFromMs: isStartTakenOff ? first : first + rollupBucketMs,
    hoursToMs: isEndTakenOff ? afterLast : last,
    edges: [
      isStartTakenOff ? { fromMs: first, toMs: fromMs, sign: -1 } : { fromMs, toMs: first + rollupBucketMs, sign: 1 },
      isEndTakenOff ? { fromMs: toMs, toMs: afterLast, sign: -1 } : { fromMs: last, toMs, sign: 1 },
    ],
  }
}

/** How far the clock of another server may be ahead, roughly; it only decides which side is counted. */
const clockSkewMs = 60_000

function hours(filter: MonitoringFilter, fromMs: number, toMs: number): RawBuilder<unknown> {
  const ofPolicy = filter.policyId === null ? sql`` : sql`AND metric = ${filter.policyId}`
  return sql`SELECT metric, direction, criticality, judged, violated, security_unsafe, errored FROM monitoring_rollup
    WHERE organization_id = ${filter.organizationId} AND project_id = ${filter.projectId}
      AND bucket >= ${fromMs} AND bucket < ${toMs} ${ofPolicy}`
}

function edgeParts(
  { dialect }: RepositoryContext,
  filter: MonitoringFilter,
  { fromMs, toMs, sign }: Edge,
): readonly RawBuilder<unknown>[] {
  const times = sql.raw(String(sign))
  const inside = sql`m.organization_id = ${filter.organizationId} AND m.project_id = ${filter.projectId}
    AND m.created_at >= ${fromMs} AND m.created_at < ${toMs}`
  // Without a policy only violations are shown of policies, and the index of issues holds all of them.
  const ofPolicy = filter.policyId === null ? sql`AND m.has_issue = 1` : sql`AND ${judgedPolicy} = ${filter.policyId}`
  const perPolicy = sql`SELECT ${judgedPolicy} AS metric, m.direction, ${judgedCriticality} AS criticality,
      ${times} AS judged, ${times} * ${judgedViolated} AS violated, ${times} * m.security_unsafe AS security_unsafe, 0 AS errored
    FROM messages AS m CROSS JOIN ${eachJudgement(dialect)}
    WHERE ${inside} ${ofPolicy}`
  if (filter.policyId !== null) return [perPolicy]
  // Answered by the index alone, which holds these columns.
  const whole = sql`SELECT CAST(${everyMessage} AS TEXT) AS metric, m.direction, 'none' AS criticality,
      ${times} AS judged, ${times} * m.has_issue AS violated, ${times} * m.security_unsafe AS security_unsafe, 0 AS errored
    FROM messages AS m WHERE ${inside}`
  // By an index of their own, so that the one above need not hold what hardly any message has.
  const errors = sql`SELECT CAST(${everyMessage} AS TEXT) AS metric, m.direction, 'none' AS criticality,
      0 AS judged, 0 AS violated, 0 AS security_unsafe, ${times} AS errored
    FROM messages AS m WHERE ${inside} AND m.has_error = 1`
  return [whole, errors, perPolicy]
}

function summarise(
  rows: readonly Counted[],
  { policyId, issuesOnly, unsafeOnly, direction, securityOnly, errorsOnly }: MonitoringFilter,
): MonitoringStats {
  const whole = rows.filter((row) => row.whole === 1 && row.criticality !== byPolicyAlone)
  const alone = rows.filter((row) => row.criticality === byPolicyAlone)
  const perPolicy = rows.filter((row) => row.whole === 0)
  const messages = policyId === null ? whole : perPolicy
  const unsafe = (direction: string) =>
    sum(
      messages.filter((row) => row.direction === direction),
      'security_unsafe',
    )
  const inShadow = perPolicy.filter((row) => row.criticality === 'shadow')
  const isOfSide = (row: Counted) => direction === undefined || row.direction === direction
  const messageCount = () => {
    const ofSide = messages.filter(isOfSide)
    if (errorsOnly) return sum(ofSide, 'errored')
    if (securityOnly) return sum(ofSide, 'security_unsafe')
    if (issuesOnly)
      return sum(
        ofSide.filter((row) => row.criticality !== 'shadow'),
        'violated',
      )
    return unsafeOnly ? sum(ofSide, 'security_unsafe') + sum(alone.filter(isOfSide), 'judged') : sum(ofSide, 'judged')
  }
  return {
    messageCount: messageCount(),
    isCut: false,
    byCriticality: Object.fromEntries(
      criticalities.map((criticality) => [
        criticality,
        sum(
          perPolicy.filter((row) => row.criticality === criticality),
          'violated',
        ),
      ]),
    ) as Record<Criticality, number>,
    shadow: policyId === null ? null : sum(inShadow, 'violated'),
    securityInputUnsafe: unsafe('input'),
    securityOutputUnsafe: unsafe('output'),
  }
}

function sum(rows: readonly Counted[], column: 'judged' | 'violated' | 'security_unsafe' | 'errored'): number {
  return rows.reduce((total, row) => total + numberOf(row[column]), 0)
}
