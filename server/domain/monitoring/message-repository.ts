import type { StoredStep, StoredText, StoredTurn } from '../guard/conversation.ts'
import type { Turn } from '../guard/exchange.ts'
import type { Message } from '../guard/message.ts'
import type { Page, PageRequest } from '../page.ts'
import type { ConfigurationSnapshot } from '../project/project.ts'
import type {
  LookBound,
  MonitoredMessage,
  MonitoredRow,
  MonitoringCursor,
  MonitoringFilter,
  MonitoringStats,
  MonitoringStatsAndMore,
  TextLister,
  WholePeriod,
} from './monitoring.ts'

/** The verbs of messages and of the texts they refer to. */
export interface MessageRepository {
  find(organizationId: string, id: string): Promise<Message | null>
  /** The text under a hash in a conversation; null when unknown or removed. */
  findText(organizationId: string, conversationId: string, sha256: string): Promise<string | null>
  /** The same with the time when it was removed; null when it was never stored. */
  findStoredText(organizationId: string, conversationId: string, sha256: string): Promise<StoredText | null>
  /** All turns of a history, oldest first, at most 500; a removed text is null. */
  listHistory(organizationId: string, conversationId: string, headId: string): Promise<readonly StoredTurn[]>
  /** The configuration under which messages were evaluated. */
  findSnapshot(organizationId: string, id: string): Promise<ConfigurationSnapshot | null>
  /** The turns of a history from its last step back, oldest first, at most 500; removed texts are left out. */
  findHistory(organizationId: string, conversationId: string, headId: string): Promise<readonly Turn[]>
  /** Newest first, at most `limit`. */
  listMonitored(
    filter: MonitoringFilter,
    limit: number,
    after: MonitoringCursor | null,
  ): Promise<readonly MonitoredMessage[]>
  /** As `listMonitored`, with verdicts unread. */
  listMonitoredRows(
    filter: MonitoringFilter,
    limit: number,
    after: MonitoringCursor | null,
  ): Promise<readonly MonitoredRow[]>
  /** The texts of the filter's messages, newest first, as many as the bound lets through; empty at the end of the list alone. */
  listMonitoredTexts: TextLister
  /** The messages with these ids as their rows stand, newest first. */
  listRowsOf(organizationId: string, ids: readonly string[]): Promise<readonly MonitoredRow[]>
  /** The messages of a conversation, oldest first, as they are kept. */
  listOfConversation(organizationId: string, conversationId: string, page: PageRequest): Promise<Page<MonitoredMessage>>
  /** Every step of the histories of a conversation once, in the order of their ids. */
  listSteps(organizationId: string, conversationId: string, page: PageRequest): Promise<Page<StoredStep>>
  /** How long checks took, in milliseconds: of the newest messages of the filter's period, at most `limit`. */
  latestLatencies(filter: MonitoringFilter, limit: number): Promise<readonly number[]>
  /**
   * Exact counters of the filter's period: whole hours from the roll-up, both edges from the messages. Policy, side, issues,
   * unsafe ones, and one of `securityOnly` and `errorsOnly` are told by counters. Beside any other filter messages are looked
   * at one by one, the newest, no more than `bound` says; default `lookBound`.
   */
  stats(filter: MonitoringFilter, bound?: LookBound): Promise<MonitoringStats>
  /** As `stats`, and how many of the messages are unsafe or not wholly judged, from one look; for a project and a period alone. */
  statsAndMore(filter: WholePeriod): Promise<MonitoringStatsAndMore>
  /** Removes texts of turns last used before `beforeMs`, at most `limit`; returns how many. Ids, verdicts and counters stay. */
  removeTexts(
    organizationId: string,
    projectId: string,
    beforeMs: number,
    nowMs: number,
    limit: number,
  ): Promise<number>
  /** Projects that bound how long texts are kept. */
  listRetention(): Promise<
    readonly { readonly organizationId: string; readonly projectId: string; readonly dataRetentionDays: number }[]
  >
  /** Recomputes the roll-up of one finished hour; returns how many counters were wrong. */
  repairRollup(bucketMs: number): Promise<number>
}
