import { sql } from 'kysely'
import { type MonitoringCursor, type MonitoringFilter, rollupBucketMs } from '../../../domain/monitoring/monitoring.ts'
import { numberOf } from '../../row-values.ts'
import type { RepositoryContext } from '../repository-context.ts'
import { hoursPerStatement, hoursToLookAt, isByHours } from './hours-to-look-at.ts'
import { fromIndex, isToldByRow, keptWhen, placeOf, wantsUnsafe } from './monitored-where.ts'

/** How many messages one statement looks at: a filter that keeps few must not hold the connection for long. */
const scannedPerStatement = 2_000

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
 * security, those with a failed check, the marked ones and those of a conversation stand in indexes in this order, with side,
 * latency and marks. Of a policy, a topic, a side, a criticality, and of unsafe messages, only the hours are looked at in which
 * the counters tell of any, those that follow each other at once. Cost of a latency or a mark that few messages have: the
 * entries of the index in between, .2 s for a million; of a conversation: its entries.
 */
export async function findMonitored(context: RepositoryContext, part: MonitoredPart): Promise<readonly string[]> {
  const { filter, limit, after } = part
  if (!isByHours(filter)) return findInStretch(context, part)
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

async function findInStretch(context: RepositoryContext, { filter, limit, after }: MonitoredPart): Promise<string[]> {
  const ids: string[] = []
  const isKeptByIndex = !isToldByRow(filter) && !wantsUnsafe(filter)
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
    WHERE ${placeOf(filter)}
      AND m.created_at >= ${filter.fromMs} AND m.created_at < ${toMs} ${fromIndex(filter)} ${older}
    ORDER BY m.created_at DESC, m.id DESC LIMIT ${limit}`.execute(db)
  return rows
}
