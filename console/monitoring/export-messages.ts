import type { RedoubtClient } from '../../client/create-client.ts'
import type { MonitoringMessage } from '../../contract/monitoring/monitoring.ts'
import { dayBound } from '../parts/forms/day-bound.ts'
import type { Search } from '../search.ts'
import { csvOf } from './csv.ts'
import { narrowedBy } from './message-narrowing.ts'

/** Which messages to export. */
export interface ExportFilter {
  readonly projectId: string
  /** Only messages that this policy judged; undefined = all. */
  readonly policyId: string | undefined
  /** True leaves out safe messages. */
  readonly isUnsafeOnly: boolean
  /** The rarer filters, as the address names them. */
  readonly search: Search
}

const messagesMax = 100_000
const pageSize = 5_000

/** The messages of the last six months that the filters and days keep, newest first, at most 100,000, from the monitoring export. */
export async function exportMessages(
  client: RedoubtClient,
  filter: ExportFilter,
): Promise<readonly MonitoringMessage[]> {
  const messages: MonitoringMessage[] = []
  let cursor: string | undefined
  do {
    const page = await client.guard.exportMonitoring({
      query: {
        project_id: filter.projectId,
        period: '6m',
        unsafe_only: filter.isUnsafeOnly,
        limit: pageSize,
        ...narrowedBy(filter.search),
        ...dayBound('from', filter.search.from),
        ...dayBound('to', filter.search.to),
        ...(filter.policyId !== undefined && { metric_id: filter.policyId }),
        ...(cursor !== undefined && { cursor }),
      },
    })
    messages.push(...page.messages)
    cursor = page.meta.nextCursor ?? undefined
  } while (cursor !== undefined && messages.length < messagesMax)
  return messages.slice(0, messagesMax)
}

/** Messages as a table, a line each. */
export function messagesAsCsv(messages: readonly MonitoringMessage[]): string {
  const head = [
    'id',
    'created_at',
    'conversation_id',
    'direction',
    'is_safe',
    'blocked_by',
    'reason',
    'latency_ms',
    'text',
  ]
  const rows = messages.map((message) => {
    const blocking = blockingOf(message)
    return [
      message.id,
      message.created_at,
      message.conversation_id,
      message.direction,
      message.is_safe,
      blocking.map(({ name }) => name).join('; '),
      blocking.flatMap(({ reason }) => (reason === null ? [] : [reason])).join(' '),
      message.latency_ms,
      message.text,
    ]
  })
  return csvOf([head, ...rows])
}

/** What found a message unsafe, and why. */
export function blockingOf({ security, policies }: Pick<MonitoringMessage, 'security' | 'policies'>): readonly {
  /** Of the policy; null = the security guardrail. */
  readonly id: string | null
  readonly name: string
  readonly reason: string | null
}[] {
  return [
    ...(security && !security.is_safe ? [{ id: null, name: 'security', reason: security.reason }] : []),
    ...policies.filter(({ is_safe, shadow }) => !is_safe && shadow !== true),
  ]
}

/** Hands a file to the person in front of the browser. */
export function download(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
