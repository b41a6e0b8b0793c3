import { type RawBuilder, sql } from 'kysely'
import {
  everyMessage,
  type MonitoringFilter,
  rollupBucketOf,
  topicCriticality,
  topicMetric,
} from '../../../domain/monitoring/monitoring.ts'
import { numberOf } from '../../row-values.ts'
import type { RepositoryContext } from '../repository-context.ts'
import { isOfConversation, wantsUnsafe } from './monitored-where.ts'

/** How many hours one statement names. */
export const hoursPerStatement = 100

/**
 * Whether the counters tell in which hours to look; where few hours have what is wanted, the rest is not gone through. A
 * conversation has an index of its own, and its few messages lie in few hours.
 */
export function isByHours(filter: MonitoringFilter): boolean {
  const { policyId, criticality, direction, topicId } = filter
  const isCounted = policyId !== null || criticality !== undefined || direction !== undefined || topicId !== undefined
  return !isOfConversation(filter) && (isCounted || wantsUnsafe(filter))
}

/** Hours before `toMs` in which something is counted that the filter may keep, newest first. */
export async function hoursToLookAt({ db }: RepositoryContext, filter: MonitoringFilter): Promise<readonly number[]> {
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
  const { criticality, direction, securityOnly } = filter
  const ofSecurity = securityOnly ? sql`AND SUM(security_unsafe) > 0` : sql``
  const ofSide = direction === undefined ? sql`` : sql`AND direction = ${direction}`
  // A policy that judged the message need not be the one that was violated.
  const ofMetric =
    criticality === undefined
      ? sql`AND metric = ${metric}`
      : sql`AND metric <> ${everyMessage} AND criticality = ${criticality}`
  const { rows } = await sql<{ readonly bucket: number | string }>`
    SELECT bucket FROM monitoring_rollup
    WHERE ${ofPeriod(filter)} ${ofMetric} ${ofSide} ${alsoCounted(filter)}
    GROUP BY bucket HAVING SUM(${counted}) > 0 ${ofSecurity}
    ORDER BY bucket DESC LIMIT ${hoursPerStatement}`.execute(db)
  return rows.map(({ bucket }) => numberOf(bucket))
}

/** What is counted apart from the rest: failed checks of whole messages alone, topics each under a metric of its own. */
function alsoCounted(filter: MonitoringFilter): RawBuilder<unknown> {
  const { errorsOnly, topicId } = filter
  const hours = (metric: string, having: RawBuilder<unknown>) =>
    sql`AND bucket IN (
      SELECT bucket FROM monitoring_rollup WHERE ${ofPeriod(filter)} AND metric = ${metric} ${having})`
  const withErrors = errorsOnly ? hours(everyMessage, sql`GROUP BY bucket HAVING SUM(errored) > 0`) : sql``
  const withTopic =
    topicId === undefined
      ? sql``
      : hours(topicMetric(topicId), sql`AND criticality = ${topicCriticality} GROUP BY bucket HAVING SUM(judged) > 0`)
  return sql`${withErrors} ${withTopic}`
}

function ofPeriod({ organizationId, projectId, fromMs, toMs }: MonitoringFilter): RawBuilder<unknown> {
  return sql`organization_id = ${organizationId} AND project_id = ${projectId}
    AND bucket >= ${rollupBucketOf(fromMs)} AND bucket < ${toMs}`
}
