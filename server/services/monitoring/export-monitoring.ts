import { setTimeout as wait } from 'node:timers/promises'
import type { FeedbackCounts } from '../../domain/monitoring/feedback.ts'
import type { MessageRepository } from '../../domain/monitoring/message-repository.ts'
import type {
  MessageFilters,
  MonitoredRow,
  MonitoringCursor,
  MonitoringFilter,
  MonitoringStats,
} from '../../domain/monitoring/monitoring.ts'
import type { Project } from '../../domain/project/project.ts'
import type { GuardScope } from '../scope/guard-scope.ts'

/** How far back an export reaches: 7 days, or calendar months. */
export type MonitoringPeriod = '7d' | '1m' | '3m' | '6m'

/** What to export. */
export interface ExportMonitoringQuery {
  readonly organizationId: string
  readonly projectId: string
  readonly period: MonitoringPeriod
  /** Only what was judged since then, within the period; null = all of it. */
  readonly fromMs: number | null
  /** Exclusive; null = up to now. */
  readonly toMs: number | null
  /** Only messages that this policy judged; null = all. */
  readonly policyId: string | null
  /** Only messages with a violated policy (with `policyId`: that one). */
  readonly issuesOnly: boolean
  /** Only unsafe messages, whatever blocked them (with `policyId`: of those which it judged). */
  readonly unsafeOnly: boolean
  /** What narrows it further: the messages and their number, not the other counters. */
  readonly filters: MessageFilters
  /** 1 to 10,000. */
  readonly limit: number
  /** Where the page before ended; null for the first page. */
  readonly after: MonitoringCursor | null
  /** Takes messages, newest first, part by part; tells how many of them it took. Fewer than given = it is full. */
  readonly take: (rows: readonly MonitoredRow[]) => Promise<number>
}

/** What was evaluated in a project, besides the messages that were taken. */
export interface MonitoringExport {
  readonly project: Project
  readonly fromMs: number
  readonly toMs: number
  /** Of the whole period, whatever the page shows. */
  readonly stats: MonitoringStats
  readonly feedback: FeedbackCounts
  /** Where the next page starts; null when this one ends the list. */
  readonly next: MonitoringCursor | null
}

/** Exports the newest messages of a period, and counters of the whole period. Archived projects can be exported too. */
export async function exportMonitoring(scope: GuardScope, query: ExportMonitoringQuery): Promise<MonitoringExport> {
  const { project } = await scope.configurations.read(query.organizationId, query.projectId)
  const nowMs = scope.clock.nowMs()
  const filter: MonitoringFilter = {
    organizationId: query.organizationId,
    projectId: project.id,
    fromMs: Math.max(startOfPeriod(query.period, nowMs), query.fromMs ?? 0),
    // Messages of this very millisecond belong to it.
    toMs: Math.min(nowMs + 1, query.toMs ?? nowMs + 1),
    policyId: query.policyId,
    issuesOnly: query.issuesOnly,
    unsafeOnly: query.unsafeOnly,
    ...query.filters,
  }
  return scope.store.survey(async ({ messages, feedback }) => ({
    project,
    fromMs: filter.fromMs,
    toMs: Math.min(nowMs, filter.toMs),
    stats: await messages.stats(filter),
    feedback: await feedback.count(filter),
    next: await giveMessages(scope, messages, filter, query),
  }))
}

/** Messages that are read and written at once: as many as the main thread hands on without a stop that others feel. */
const rowsPerPartMax = 100
const unitsPerPart = 400_000
/** The first part shows how long messages are here. */
const rowsOfFirstPart = 20
/** For this long an export rests as long as it works, so that others get the processor; then it hurries. */
const unhurriedMs = 1_000
const pauseMsMax = 10

async function giveMessages(
  { stopwatchMs }: Pick<GuardScope, 'stopwatchMs'>,
  messages: MessageRepository,
  filter: MonitoringFilter,
  { limit, after, take }: ExportMonitoringQuery,
): Promise<MonitoringCursor | null> {
  let cursor = after
  let rowsPerPart = rowsOfFirstPart
  const startedMs = stopwatchMs()
  for (let left = limit; ; ) {
    const partStartedMs = stopwatchMs()
    const wanted = Math.min(rowsPerPart, left)
    // One more tells whether the list goes on.
    const rows = await messages.listMonitoredRows(filter, wanted + 1, cursor)
    const given = rows.slice(0, wanted)
    const taken = given.length === 0 ? 0 : await take(given)
    const last = given[taken - 1]
    if (last) cursor = { createdAtMs: last.createdAtMs, id: last.id }
    left -= taken
    const units = given.reduce((sum, row) => sum + row.verdictJson.length + (row.text?.length ?? 0), 1)
    rowsPerPart = Math.max(1, Math.min(rowsPerPartMax, Math.floor((unitsPerPart * given.length) / units)))
    if (taken < given.length) return cursor
    if (rows.length <= wanted) return null
    if (left === 0) return cursor
    const nowMs = stopwatchMs()
    if (nowMs - startedMs < unhurriedMs) await wait(Math.min(nowMs - partStartedMs, pauseMsMax))
  }
}

/** The start of a period that ends now; a month that is too short for the day ends on its last day. */
export function startOfPeriod(period: MonitoringPeriod, nowMs: number): number {
  if (period === '7d') return nowMs - 7 * 86_400_000
  const months = Number.parseInt(period, 10)
  const now = new Date(nowMs)
  const start = new Date(nowMs)
  start.setUTCDate(1)
  start.setUTCMonth(start.getUTCMonth() - months)
  const daysInMonth = new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + 1, 0)).getUTCDate()
  start.setUTCDate(Math.min(now.getUTCDate(), daysInMonth))
  return start.getTime()
}
