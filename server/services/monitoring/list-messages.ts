import type {
  MessageFilters,
  MonitoredRow,
  MonitoringCursor,
  MonitoringFilter,
  MonitoringStats,
} from '../../domain/monitoring/monitoring.ts'
import { readSearch, searchPartsMax, type TextMatch } from '../../domain/monitoring/text-search.ts'
import { invalidField } from '../../domain/problem.ts'
import type { GuardScope } from '../scope/guard-scope.ts'
import { type LookedThrough, searchMessages } from './search-messages.ts'

/** Which messages to list. */
export interface ListMessagesQuery {
  readonly organizationId: string
  readonly projectId: string
  /** Inclusive; null = 31 days ago. */
  readonly fromMs: number | null
  /** Exclusive; null = now. */
  readonly toMs: number | null
  /** Only messages that this policy judged; null = all. */
  readonly policyId: string | null
  /** Only unsafe messages, whatever blocked them (with `policyId`: of those which it judged). */
  readonly unsafeOnly: boolean
  /** Only messages with a violated policy (with `policyId`: that one). */
  readonly issuesOnly: boolean
  /** What narrows it further. */
  readonly filters: MessageFilters
  /** What their texts have to hold, as it was typed; null = anything. */
  readonly search: string | null
  /** 1 to 200. */
  readonly limit: number
  /** Where the page before ended; null for the first page. */
  readonly after: MonitoringCursor | null
}

/** A page of messages, newest first. */
export interface MessagePage {
  /** Of all pages; with a search, of those that it looks through. */
  readonly total: number
  /** Whether counting stopped at `total`. */
  readonly isTotalCut: boolean
  readonly rows: readonly MonitoredRow[]
  /** Where the next page starts; null when this one ends the list. */
  readonly next: MonitoringCursor | null
  /** With a search: where its words stand, by message, and how far it got. */
  readonly searched: (LookedThrough & { readonly matches: ReadonlyMap<string, readonly TextMatch[]> }) | null
}

const defaultSpanMs = 31 * 86_400_000

/** Messages of a project with their verdicts. Rejects with Problem `project-not-found`, or `invalid-request` for a search without words. */
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
    issuesOnly: query.issuesOnly,
    unsafeOnly: query.unsafeOnly,
    ...query.filters,
  }
  if (query.search !== null) return searchedPage(scope, filter, query, query.search)
  return scope.store.survey(async ({ messages }) => {
    // One more tells whether the list goes on.
    const rows = await messages.listMonitoredRows(filter, query.limit + 1, query.after)
    const shown = rows.slice(0, query.limit)
    const last = shown.at(-1)
    const isMore = rows.length > query.limit && last !== undefined
    const next = isMore ? { createdAtMs: last.createdAtMs, id: last.id } : null
    // The first page is the whole list where nothing follows it.
    const isWhole = query.after === null && !isMore
    const total = isWhole ? { total: shown.length, isTotalCut: false } : totalOf(await messages.stats(filter))
    return { ...total, rows: shown, next, searched: null }
  })
}

async function searchedPage(
  scope: GuardScope,
  filter: MonitoringFilter,
  { limit, after }: ListMessagesQuery,
  typed: string,
): Promise<MessagePage> {
  const search = readSearch(typed)
  if (search === null) throw invalidField('query.search', `give at least one word, and at most ${searchPartsMax}`)
  const { found, looked, next } = await searchMessages(scope, { filter, search, limit, after })
  return scope.store.survey(async ({ messages }) => {
    const total = totalOf(await messages.stats(filter))
    const rows = await messages.listRowsOf(
      filter.organizationId,
      found.map(({ id }) => id),
    )
    const matches = new Map(found.map((one) => [one.id, one.matches]))
    return { ...total, rows: rows.filter(isThere), next, searched: { ...looked, matches } }
  })
}

function totalOf({ messageCount, isCut }: MonitoringStats) {
  return { total: messageCount, isTotalCut: isCut }
}

/** A text that was removed between finding and reading it is not shown with marks of what it held. */
function isThere({ text }: MonitoredRow): boolean {
  return text !== null
}
