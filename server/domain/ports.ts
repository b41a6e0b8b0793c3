import type { AuditEntry, AuditFilter, AuditHead } from './account/audit.ts'
import type { CreditEntry } from './account/credit.ts'
import type { ApiKey, Organization } from './account/organization.ts'
import type { PersonRepository } from './account/person.ts'
import type { OwnedCount, QuotaKind } from './account/quota.ts'
import type { SessionRepository } from './account/session.ts'
import type { AgentRunRepository } from './agent-run/agent-run-repository.ts'
import type { AttackRunRepository } from './attack-run/attack-run-repository.ts'
import type { TurnLabelRepository } from './attack-run/turn-label.ts'
import type { CalibrationRepository } from './calibration/calibration-repository.ts'
import type { EvaluatorIdentity } from './evaluator-identity.ts'
import type { ExportedPolicyRepository } from './export/exported-policy-repository.ts'
import type {
  Conversation,
  HistoryStep,
  LinkedConversation,
  StoredStep,
  StoredText,
  StoredTurn,
  TurnText,
} from './guard/conversation.ts'
import type { Direction, Exchange, Turn } from './guard/exchange.ts'
import type { AttributedFinding, AttributedTopics } from './guard/finding.ts'
import type { Message } from './guard/message.ts'
import type { IdempotencyRepository, IdempotentReply } from './idempotency.ts'
import type { JobRepository } from './job/job-repository.ts'
import type { HeldFilter, OfProjectFilter, ProjectFilter } from './list-filter.ts'
import type { Feedback, FeedbackCounts } from './monitoring/feedback.ts'
import type {
  MonitoredMessage,
  MonitoredRow,
  MonitoringCursor,
  MonitoringFilter,
  MonitoringStats,
  MonitoringStatsAndUnsafe,
  TextLister,
} from './monitoring/monitoring.ts'
import type { SavedViewRepository } from './monitoring/saved-view.ts'
import type { Page, PageRequest } from './page.ts'
import type { CompiledArtifacts } from './policy/compiled.ts'
import type { CompiledArtifactRepository } from './policy/compiler.ts'
import type { Policy, PolicyVersion } from './policy/policy.ts'
import type { ErasedCounts, Erasure } from './privacy/erasure.ts'
import type { RowRetention } from './privacy/row-retention.ts'
import type { ConfigurationSnapshot, ExecutionMode, Project } from './project/project.ts'
import type { SettingRepository } from './project/setting-repository.ts'
import type { TestRemovalRepository } from './red-team-test/test-removal.ts'
import type { DatasetCaseRepository, RedTeamTestRepository } from './red-team-test/test-repository.ts'
import type { Topic } from './topic/topic.ts'

/** The time, in milliseconds since 1970 UTC. */
export interface Clock {
  nowMs(): number
}

/** Makes ids: UUIDv7 strings in lower case. */
export interface IdGenerator {
  next(): string
}

/** SHA-256 of the UTF-8 bytes of a text, 64 hex digits in lower case. */
export type Sha256 = (text: string) => string

/** The verbs of the organizations table. */
export interface OrganizationRepository {
  insert(organization: Organization): Promise<void>
  find(id: string): Promise<Organization | null>
  count(): Promise<number>
  list(page: PageRequest): Promise<Page<Organization>>
  /** As `find`; nobody else changes it until the transaction ends. */
  lock(id: string): Promise<Organization | null>
  rename(id: string, name: string): Promise<void>
  /** How many it has of a kind; what is out of use counts apart. */
  countOwned(id: string, kind: QuotaKind, nowMs: number): Promise<OwnedCount>
}

/** The verbs of the API keys table. */
export interface ApiKeyRepository {
  insert(key: ApiKey): Promise<void>
  findBySha256(sha256: string): Promise<ApiKey | null>
  find(organizationId: string, id: string): Promise<ApiKey | null>
  list(organizationId: string, page: PageRequest): Promise<Page<ApiKey>>
  /** Any key of the organization; nobody else changes it until the transaction ends. */
  lock(organizationId: string, id: string): Promise<ApiKey | null>
  /** Notes that another key took the place of this one, and until when it works beside it. Its own expiry stays. */
  replace(
    organizationId: string,
    id: string,
    grace: { readonly graceEndsAtMs: number; readonly replacedBy: string },
  ): Promise<void>
  /** False when there is no such key in the organization. */
  revoke(organizationId: string, id: string, atMs: number): Promise<boolean>
  /** Sets `last_used_at` where it is older. */
  touch(organizationId: string, id: string, atMs: number): Promise<void>
}

/** The verbs of the policies table. */
export interface PolicyRepository {
  insertMany(policies: readonly Policy[]): Promise<void>
  find(organizationId: string, id: string): Promise<Policy | null>
  /** The policies of `ids` that exist in the organization, in any order. */
  findMany(organizationId: string, ids: readonly string[]): Promise<readonly Policy[]>
  /** Defaults first, then by creation. */
  list(organizationId: string, page: PageRequest, filter: { readonly includeArchived: boolean }): Promise<Page<Policy>>
  /** As `find`; nobody else changes it until the transaction ends. */
  lock(organizationId: string, id: string): Promise<Policy | null>
  /** Replaces all fields but those of its origin, and keeps the definition that it had before as its newest version. */
  replace(policy: Policy, before: Omit<PolicyVersion, 'version'>): Promise<void>
  /** The earlier definitions of a policy, newest first. */
  listVersions(organizationId: string, policyId: string, page: PageRequest): Promise<Page<PolicyVersion>>
}

/** The verbs of the topics table and of the sentences that belong to topics. */
export interface TopicRepository {
  insert(topic: Topic): Promise<void>
  find(organizationId: string, id: string): Promise<Topic | null>
  /** The topics of `ids` that exist in the organization, in any order. */
  findMany(organizationId: string, ids: readonly string[]): Promise<readonly Topic[]>
  /** By creation. */
  list(organizationId: string, page: PageRequest, filter: { readonly includeArchived: boolean }): Promise<Page<Topic>>
  /** As `find`; nobody else changes it until the transaction ends. */
  lock(organizationId: string, id: string): Promise<Topic | null>
  /** Replaces all fields but those of its origin. */
  replace(topic: Topic): Promise<void>
}

/** The verbs of the projects table and of what is switched on in a project. */
export interface ProjectRepository {
  insert(project: Project): Promise<void>
  find(organizationId: string, id: string): Promise<Project | null>
  /** The organization's sample project, which checks without a project use; null when there is none. */
  findSample(organizationId: string): Promise<Project | null>
  /** Marks a project as the organization's sample. */
  markSample(organizationId: string, id: string): Promise<void>
  /** By creation. */
  list(organizationId: string, page: PageRequest, filter: ProjectFilter): Promise<Page<Project>>
  /** As `find`; nobody else changes it until the transaction ends. */
  lock(organizationId: string, id: string): Promise<Project | null>
  /** Replaces all fields but those of its origin, and what is switched on. */
  replace(project: Project): Promise<void>
}

/** The verbs of the conversations table. */
export interface ConversationRepository {
  insert(conversation: Conversation): Promise<void>
  /** Inserts a conversation with a linked id, unless its project has one with it already; returns the one that stands. */
  insertLinked(conversation: LinkedConversation): Promise<Conversation>
  find(organizationId: string, id: string): Promise<Conversation | null>
  /** The conversation of a project with this linked id. */
  findLinked(organizationId: string, projectId: string, linkedId: string): Promise<Conversation | null>
  /** Newest first; of one project, or of all when `projectId` is null. */
  list(organizationId: string, page: PageRequest, filter: OfProjectFilter): Promise<Page<Conversation>>
}

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
  /** Exact counters of the filter's period: whole hours from the roll-up, both edges from the messages. */
  stats(filter: MonitoringFilter): Promise<MonitoringStats>
  /** As `stats`, and how many of the messages are unsafe, from one look; for filters without `issuesOnly` and `unsafeOnly`. */
  statsAndUnsafe(
    filter: MonitoringFilter & { readonly issuesOnly: false; readonly unsafeOnly: false },
  ): Promise<MonitoringStatsAndUnsafe>
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

/** The verbs of erasures and of what they remove. */
export interface ErasureRepository {
  insert(erasure: Erasure): Promise<void>
  find(organizationId: string, id: string): Promise<Erasure | null>
  /** Newest first. */
  list(organizationId: string, page: PageRequest, filter: HeldFilter): Promise<Page<Erasure>>
  /** Those that are not completed and were asked for at `askedByMs` or before, oldest first. */
  listOpen(organizationId: string, askedByMs: number, limit: number): Promise<readonly Erasure[]>
  /** Adds to what was removed and keeps the erasure's horizon; `completedAtMs` ends it. */
  advance(erasure: Erasure, removed: ErasedCounts, completedAtMs: number | null): Promise<void>
  /** Takes name and description off a conversation and marks it as erased. */
  eraseConversation(organizationId: string, conversationId: string, nowMs: number): Promise<void>
  /** The latest time stamp of what a conversation holds, by whichever clock; null when it holds nothing. */
  latestIn(organizationId: string, conversationId: string): Promise<number | null>
  /** Takes the linked id off a conversation, which is free for another one then. False when it had none. */
  freeLinkedId(organizationId: string, conversationId: string): Promise<boolean>
  /**
   * Removes texts, history, restated texts, explanations and notes of a conversation that stood before the erasure, at
   * most `limit` rows of each kind; `isDone` when none was left.
   */
  eraseSome(erasure: Erasure, limit: number): Promise<{ readonly removed: ErasedCounts; readonly isDone: boolean }>
}

/** The verbs of the feedback table. */
export interface FeedbackRepository {
  insert(feedback: Feedback): Promise<void>
  /** Newest first. */
  list(organizationId: string, page: PageRequest, filter: OfProjectFilter): Promise<Page<Feedback>>
  /** How often each kind was given in the filter's period on the verdicts that it keeps. */
  count(filter: MonitoringFilter): Promise<FeedbackCounts>
}

/** The verbs of the credits ledger. */
export interface CreditRepository {
  /** Adds credits (positive) or books a charge (negative). */
  book(entry: {
    readonly id: string
    readonly organizationId: string
    readonly kind: string
    readonly amount: number
    readonly atMs: number
    /** The test and the run that a charge is for; absent = none. */
    readonly testId?: string | null
    readonly runId?: string | null
  }): Promise<void>
  /** Newest first. */
  list(organizationId: string, page: PageRequest): Promise<Page<CreditEntry>>
  /** All that was ever charged and not given back, 0 or more. */
  chargedTotal(organizationId: string): Promise<number>
  /** Null when nothing was ever granted: then nothing is refused. */
  balance(organizationId: string): Promise<number | null>
}

/** The verbs of the audit chains, one for each organization. */
export interface AuditRepository {
  /** Where the chain ends, locked until the transaction ends: what is appended next follows it. */
  lockHead(organizationId: string): Promise<AuditHead>
  /** Appends the entry that follows the locked head, and moves the head to it. */
  append(entry: AuditEntry): Promise<void>
  findHead(organizationId: string): Promise<AuditHead>
  /** Newest first. Cost: linear in the log, all the more for a filter that few entries pass. */
  list(organizationId: string, page: PageRequest, filter: AuditFilter): Promise<Page<AuditEntry>>
  /** Oldest first from the entry after `sequence`, at most `limit`. */
  listAfter(organizationId: string, sequence: number, limit: number): Promise<readonly AuditEntry[]>
}

/** All repositories, bound to one connection or one transaction. */
export interface Repositories {
  readonly organizations: OrganizationRepository
  readonly apiKeys: ApiKeyRepository
  readonly policies: PolicyRepository
  readonly topics: TopicRepository
  readonly projects: ProjectRepository
  readonly conversations: ConversationRepository
  readonly messages: MessageRepository
  readonly idempotency: IdempotencyRepository
  readonly jobs: JobRepository
  readonly credits: CreditRepository
  readonly settings: SettingRepository
  readonly sessions: SessionRepository
  readonly people: PersonRepository
  readonly audit: AuditRepository
  readonly erasures: ErasureRepository
  readonly savedViews: SavedViewRepository
  readonly rowRetention: RowRetention
  readonly feedback: FeedbackRepository
  readonly calibrations: CalibrationRepository
  readonly compiledArtifacts: CompiledArtifactRepository
  readonly redTeamTests: RedTeamTestRepository
  readonly testRemovals: TestRemovalRepository
  readonly attackRuns: AttackRunRepository
  readonly datasetCases: DatasetCaseRepository
  readonly agentRuns: AgentRunRepository
  readonly exportedPolicies: ExportedPolicyRepository
  readonly turnLabels: TurnLabelRepository
}

/** One evaluated message with everything that must become durable together with it. */
export interface ExchangeRecord {
  /** A conversation to be created with it; null when it exists. */
  readonly conversation: Conversation | null
  readonly message: Message
  /** Texts of the message and its history that may not be stored yet. */
  readonly texts: readonly TurnText[]
  /** Steps of its history that may not be stored yet, in order. */
  readonly steps: readonly HistoryStep[]
  readonly snapshot: ConfigurationSnapshot
  /** Kept for repetitions of the request; null when the client sent no key. */
  readonly idempotentReply: IdempotentReply | null
}

/** A place where everything is kept. */
export interface Store {
  readonly kind: 'embedded' | 'postgres'
  /** Reads, without a transaction. */
  read<Result>(work: (repositories: Repositories) => Promise<Result>): Promise<Result>
  /** As `read`, for work that may take long: it never delays other reads. */
  survey<Result>(work: (repositories: Repositories) => Promise<Result>): Promise<Result>
  /** One transaction: all of it is durable when the promise resolves, none of it when it rejects. At most 10 s. */
  write<Result>(work: (repositories: Repositories) => Promise<Result>): Promise<Result>
  /**
   * Makes a request's evaluated messages durable with their roll-up, all or none. Requests that wait share a transaction
   * (group commit), organizations take turns. Rejects with Problem `overloaded` when too many wait.
   */
  record(records: readonly ExchangeRecord[]): Promise<void>
  /**
   * Takes what was removed out of the files beside the database too: the embedded database folds its write-ahead log into
   * the database and empties it. Rejects with Problem `overloaded` while somebody reads from the log. PostgreSQL: nothing.
   * Cost: about a flush of the disk; at most 3 s, in which writes wait at most a fifth of a second at a time.
   */
  scrub(): Promise<void>
  /** Resolves when the database answers, rejects with the reason when it does not. */
  ping(): Promise<void>
  /** Finishes what was accepted, then lets go of the database. */
  close(): Promise<void>
}

/** Which checks of a snapshot run on an exchange. */
export interface GuardTask {
  readonly snapshot: ConfigurationSnapshot
  readonly exchange: Exchange
  readonly mode: ExecutionMode
  /** Whether the security guardrail runs. */
  readonly security: boolean
  /** Which of the snapshot's policies run, in the snapshot's order. */
  readonly policyIds: readonly string[]
  /** With which of the snapshot's topics the text is compared; absent or empty = with none. */
  readonly topicIds?: readonly string[]
  /** What was compiled from the snapshot's policies and topics; absent = nothing. */
  readonly compiled?: CompiledArtifacts
  /** Aborted when nobody waits for the answer any more: what has not begun is given up then. Absent = never. */
  readonly signal?: AbortSignal
  /** Nobody waits for the answer: it gets a smaller share, and is never refused for being late. Default false. */
  readonly isBackground?: boolean
}

/** What the checks of one task found. In `fast` mode only finished checks are listed. */
export interface GuardFindings {
  /** Null when the security check did not run or was cut off by `fast`. */
  readonly security: AttributedFinding | null
  readonly policies: ReadonlyMap<string, AttributedFinding>
  /** Null when no topic was asked for, or the comparison was cut off by `fast`. */
  readonly topics: AttributedTopics | null
}

/** Runs detectors away from the thread that serves requests. */
export interface DetectorPool {
  /** A broken detector is a `failed` finding. Rejects with Problem `overloaded` what is too much, too late or given up. */
  evaluate(task: GuardTask): Promise<GuardFindings>
  /** For how long the queue has not been kept up with, in milliseconds; one organization's backlog alone does not count. */
  behindMs(): number
  /** The security detector in use. */
  readonly securityDetector: EvaluatorIdentity
  /** Stable keys of the policy detectors that exist. */
  readonly policyDetectors: ReadonlySet<string>
  /** The policy detector with this key, in the version that judges now; null when there is none. */
  policyDetector(id: string): EvaluatorIdentity | null
  /** Resolves when every worker has loaded its detectors. */
  ready(): Promise<void>
  close(): Promise<void>
}

/** Whether a direction is blocked by a switch. */
export function appliesTo(
  direction: Direction,
  settings: { readonly blockInput: boolean; readonly blockOutput: boolean },
): boolean {
  return direction === 'input' ? settings.blockInput : settings.blockOutput
}
