import { type RawBuilder, sql } from 'kysely'
import {
  everyMessage,
  type MonitoringFilter,
  type MonitoringStats,
  rollupBucketMs,
  rollupBucketOf,
} from '../../domain/monitoring.ts'
import { type Criticality, criticalities } from '../../domain/policy.ts'
import { numberOf } from '../row-values.ts'
import { eachJudgement, judgedCriticality, judgedPolicy, judgedViolated } from './judgements.ts'
import type { RepositoryContext } from './repository-context.ts'

interface Counted {
  /** 1 for counters of whole messages, 0 for those of policies. */
  readonly whole: number
  readonly direction: string
  readonly criticality: string
  readonly judged: number | string
  readonly violated: number | string
  readonly security_unsafe: number | string
}

/**
 * Counters of a period, exact at both ends: whole hours from the roll-up, the rest from the messages. One statement,
 * so that roll-up and messages are seen at the same moment. Cost: the hours' counters plus the messages of two edges.
 */
export async function monitoringStats(context: RepositoryContext, filter: MonitoringFilter): Promise<MonitoringStats> {
  const parts = partsOf(context, filter)
  if (parts.length === 0) return summarise([], filter)
  const { rows } = await sql<Counted>`
    SELECT CASE WHEN metric = ${everyMessage} THEN 1 ELSE 0 END AS whole, direction, criticality,
      SUM(judged) AS judged, SUM(violated) AS violated, SUM(security_unsafe) AS security_unsafe
    FROM (${sql.join(parts, sql` UNION ALL `)}) AS counted
    GROUP BY 1, 2, 3`.execute(context.db)
  return summarise(rows, filter)
}

function partsOf(context: RepositoryContext, filter: MonitoringFilter): readonly RawBuilder<unknown>[] {
  const { fromMs, toMs } = filter
  if (fromMs >= toMs) return []
  const hoursFromMs = rollupBucketOf(fromMs + rollupBucketMs - 1)
  const hoursToMs = rollupBucketOf(toMs)
  if (hoursFromMs >= hoursToMs) return edge(context, filter, fromMs, toMs)
  return [
    ...edge(context, filter, fromMs, hoursFromMs),
    hours(filter, hoursFromMs, hoursToMs),
    ...edge(context, filter, hoursToMs, toMs),
  ]
}

function hours(filter: MonitoringFilter, fromMs: number, toMs: number): RawBuilder<unknown> {
  const ofPolicy = filter.policyId === null ? sql`` : sql`AND metric = ${filter.policyId}`
  return sql`SELECT metric, direction, criticality, judged, violated, security_unsafe FROM monitoring_rollup
    WHERE organization_id = ${filter.organizationId} AND project_id = ${filter.projectId}
      AND bucket >= ${fromMs} AND bucket < ${toMs} ${ofPolicy}`
}

function edge(
  { dialect }: RepositoryContext,
  filter: MonitoringFilter,
  fromMs: number,
  toMs: number,
): readonly RawBuilder<unknown>[] {
  if (fromMs >= toMs) return []
  const inside = sql`m.organization_id = ${filter.organizationId} AND m.project_id = ${filter.projectId}
    AND m.created_at >= ${fromMs} AND m.created_at < ${toMs}`
  const ofPolicy = filter.policyId === null ? sql`` : sql`AND ${judgedPolicy} = ${filter.policyId}`
  const perPolicy = sql`SELECT ${judgedPolicy} AS metric, m.direction, ${judgedCriticality} AS criticality, 1 AS judged,
      ${judgedViolated} AS violated, m.security_unsafe FROM messages AS m, ${eachJudgement(dialect)}
    WHERE ${inside} ${ofPolicy}`
  if (filter.policyId !== null) return [perPolicy]
  return [wholeMessages(inside), perPolicy]
}

function wholeMessages(inside: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`SELECT CAST(${everyMessage} AS TEXT) AS metric, m.direction, 'none' AS criticality, 1 AS judged,
      m.has_issue AS violated, m.security_unsafe FROM messages AS m WHERE ${inside}`
}

function summarise(rows: readonly Counted[], { policyId, issuesOnly }: MonitoringFilter): MonitoringStats {
  const whole = rows.filter((row) => row.whole === 1)
  const perPolicy = rows.filter((row) => row.whole === 0)
  const messages = policyId === null ? whole : perPolicy
  const unsafe = (direction: string) =>
    sum(
      messages.filter((row) => row.direction === direction),
      'security_unsafe',
    )
  return {
    messageCount: sum(messages, issuesOnly ? 'violated' : 'judged'),
    byCriticality: Object.fromEntries(
      criticalities.map((criticality) => [
        criticality,
        sum(
          perPolicy.filter((row) => row.criticality === criticality),
          'violated',
        ),
      ]),
    ) as Record<Criticality, number>,
    securityInputUnsafe: unsafe('input'),
    securityOutputUnsafe: unsafe('output'),
  }
}

function sum(rows: readonly Counted[], column: 'judged' | 'violated' | 'security_unsafe'): number {
  return rows.reduce((total, row) => total + numberOf(row[column]), 0)
}
