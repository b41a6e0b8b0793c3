import type { MonitoredRow, MonitoringCursor, MonitoringFilter } from '../../domain/monitoring/monitoring.ts'
import type { GuardScope } from '../scope/guard-scope.ts'

/** Which messages to list. */
export interface ListMessagesQuery {
  readonly organizationId: string
  readonly projectId: string
  /** Inclusive; null = 31 days ago. */
  readonly fromMs: number | null
  /** Exclusive; null = now. */
  readonly toMs: number | null
  readonly policyId: string | null
  readonly unsafeOnly: boolean
  /** 1 to 200. */
  readonly limit: number
  readonly after: MonitoringCursor | null
}

/** A page of messages, newest first. */
export interface MessagePage {
  readonly total: number
  readonly rows: readonly MonitoredRow[]
  /** Where the next page starts; null when this one ends the list. */
  readonly next: MonitoringCursor | null
}

const defaultSpanMs = 31 * 86_400_000

/** Messages of a project with their verdicts. Rejects with Problem `project-not-found`. */
export async function listMessages(scope: GuardScope, query: ListMessagesQuery): Promise<MessagePage> {
  const { project } = await scope.configurations.read(query.organizationId, query.projectId)
  const nowMs = scope.clock.nowMs()
  const filter: MonitoringFilter = {
    organizationId: query.organizationId,
    projectId: project.id,
    fromMs: query.fromMs ?? nowMs - defaultSpanMs,
    // Messages of this very millisecond belong to it.
    toMs: query.toMs ?? nowMs + 1,
    policyId: query.policyId,
    issuesOnly: false,
    unsafeOnly: query.unsafeOnly,
  }
  return scope.store.survey(async ({ messages }) => {
    // One more tells whether the list goes on.
    const rows = await messages.listMonitoredRows(filter, query.limit + 1, query.after)
    const shown = rows.slice(0, query.limit)
    const last = shown.at(-1)
    const isMore = rows.length > query.limit && last !== undefined
    const { messageCount } = await messages.stats(filter)
    return { total: messageCount, rows: shown, next: isMore ? { createdAtMs: last.createdAtMs, id: last.id } : null }
  })
}
