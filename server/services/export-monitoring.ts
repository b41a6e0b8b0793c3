import type { MonitoredMessage, MonitoringCursor, MonitoringFilter, MonitoringStats } from '../domain/monitoring.ts'
import type { Project } from '../domain/project.ts'
import type { GuardScope } from './guard-scope.ts'

/** How far back an export reaches: 7 days, or calendar months. */
export type MonitoringPeriod = '7d' | '1m' | '3m' | '6m'

/** What to export. */
export interface ExportMonitoringQuery {
  readonly organizationId: string
  readonly projectId: string
  readonly period: MonitoringPeriod
  readonly policyId: string | null
  readonly issuesOnly: boolean
  /** 1 to 10,000. */
  readonly limit: number
  /** Where the page before ended; null for the first page. */
  readonly after: MonitoringCursor | null
}

/** What was evaluated in a project. */
export interface MonitoringExport {
  readonly project: Project
  readonly fromMs: number
  readonly toMs: number
  readonly stats: MonitoringStats
  readonly messages: readonly MonitoredMessage[]
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
    fromMs: startOfPeriod(query.period, nowMs),
    // Messages of this very millisecond belong to it.
    toMs: nowMs + 1,
    policyId: query.policyId,
    issuesOnly: query.issuesOnly,
  }
  return scope.store.read(async ({ messages: repository }) => {
    const stats = await repository.stats(filter)
    const found = await repository.listMonitored(filter, query.limit + 1, query.after)
    const messages = withinUnits(found.slice(0, query.limit))
    const last = messages.at(-1)
    const isCut = found.length > messages.length
    return {
      project,
      fromMs: filter.fromMs,
      toMs: nowMs,
      stats,
      messages,
      next: isCut && last ? { createdAtMs: last.createdAtMs, id: last.id } : null,
    }
  })
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

/** About 32 MiB of JSON: beyond it a page is cut, always after at least one message. */
const unitsMax = 32 * 1024 * 1024
const unitsOfRow = 400
const unitsOfPolicyRow = 300

function withinUnits(messages: readonly MonitoredMessage[]): readonly MonitoredMessage[] {
  let units = 0
  const end = messages.findIndex((message, index) => {
    units += unitsOfRow + (message.text?.length ?? 0) + message.verdict.policies.length * unitsOfPolicyRow
    return units > unitsMax && index > 0
  })
  return end < 0 ? messages : messages.slice(0, end)
}
