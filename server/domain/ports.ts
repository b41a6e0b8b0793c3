import type { Conversation, HistoryStep, TurnText } from './conversation.ts'
import type { Direction, Exchange, Turn } from './exchange.ts'
import type { AttributedFinding, EvaluatorIdentity } from './finding.ts'
import type { ClaimOutcome, IdempotencyClaim, IdempotentReply } from './idempotency.ts'
import type { JobName, LeasedJob, NewJob } from './job.ts'
import type { Message } from './message.ts'
import type { MonitoredMessage, MonitoringCursor, MonitoringFilter, MonitoringStats } from './monitoring.ts'
import type { ApiKey, Organization } from './organization.ts'
import type { Policy } from './policy.ts'
import type { ConfigurationSnapshot, ExecutionMode, Project } from './project.ts'

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

/** A page of a list. */
export interface Page<Item> {
  readonly total: number
  readonly offset: number
  readonly limit: number
  readonly items: readonly Item[]
}

/** Which part of a list is wanted. */
export interface PageRequest {
  /** 0 or more. */
  readonly offset: number
  /** 1 to 500. */
  readonly limit: number
}

/** The verbs of the organizations table. */
export interface OrganizationRepository {
  insert(organization: Organization): Promise<void>
  find(id: string): Promise<Organization | null>
  count(): Promise<number>
  list(page: PageRequest): Promise<Page<Organization>>
}

/** The verbs of the API keys table. */
export interface ApiKeyRepository {
  insert(key: ApiKey): Promise<void>
  findBySha256(sha256: string): Promise<ApiKey | null>
  list(organizationId: string, page: PageRequest): Promise<Page<ApiKey>>
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
}

/** The verbs of the projects table and of what is switched on in a project. */
export interface ProjectRepository {
  insert(project: Project): Promise<void>
  find(organizationId: string, id: string): Promise<Project | null>
  /** The organization's sample project, which checks without a project use; null when there is none. */
  findSample(organizationId: string): Promise<Project | null>
  /** Marks a project as the organization's sample. */
  markSample(organizationId: string, id: string): Promise<void>
}

/** The verbs of the conversations table. */
export interface ConversationRepository {
  insert(conversation: Conversation): Promise<void>
  find(organizationId: string, id: string): Promise<Conversation | null>
}

/** The verbs of messages and of the texts they refer to. */
export interface MessageRepository {
  find(organizationId: string, id: string): Promise<Message | null>
  /** The text under a hash in a conversation; null when unknown or removed. */
  findText(organizationId: string, conversationId: string, sha256: string): Promise<string | null>
  /** The turns of a history from its last step back, oldest first, at most 500; removed texts are left out. */
  findHistory(organizationId: string, conversationId: string, headId: string): Promise<readonly Turn[]>
  /** Newest first, at most `limit`. */
  listMonitored(
    filter: MonitoringFilter,
    limit: number,
    after: MonitoringCursor | null,
  ): Promise<readonly MonitoredMessage[]>
  /** Exact counters of the filter's period: whole hours from the roll-up, both edges from the messages. */
  stats(filter: MonitoringFilter): Promise<MonitoringStats>
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

/** The verbs of the idempotency table. */
export interface IdempotencyRepository {
  /** Takes the key for this request, or tells what stands under it. */
  claim(claim: IdempotencyClaim, nowMs: number): Promise<ClaimOutcome>
  /** Keeps the reply. Belongs in the transaction of the effect that it reports. */
  settle(reply: IdempotentReply, nowMs: number): Promise<void>
  /** Gives the key free again after a request that failed without effect. */
  release(claim: IdempotencyClaim): Promise<void>
  /** Deletes what is older than 24 hours; returns how many. */
  purge(nowMs: number, limit: number): Promise<number>
}

/** The verbs of the jobs table. */
export interface JobRepository {
  add(job: NewJob<JobName>): Promise<void>
  /** Leases up to `limit` due jobs for `leaseMs`; leases that ran out are due again. */
  lease(owner: string, nowMs: number, leaseMs: number, limit: number): Promise<readonly LeasedJob[]>
  finish(id: string, nowMs: number): Promise<void>
  /** Schedules the next attempt, or makes it a dead letter when `retryAtMs` is null. */
  fail(id: string, error: string, retryAtMs: number | null, nowMs: number): Promise<void>
  /** When the earliest waiting job is due; null when none waits. */
  nextDueMs(): Promise<number | null>
  countByState(): Promise<{ readonly waiting: number; readonly leased: number; readonly dead: number }>
  /** Deletes finished jobs older than `beforeMs` and dead ones older than 30 days before `nowMs`; returns how many. */
  purge(beforeMs: number, nowMs: number, limit: number): Promise<number>
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
  }): Promise<void>
  /** Null when nothing was ever granted: then nothing is refused. */
  balance(organizationId: string): Promise<number | null>
}

/** Facts about the whole installation, by name. */
export interface SettingRepository {
  get(name: string): Promise<string | null>
  set(name: string, value: string): Promise<void>
}

/** All repositories, bound to one connection or one transaction. */
export interface Repositories {
  readonly organizations: OrganizationRepository
  readonly apiKeys: ApiKeyRepository
  readonly policies: PolicyRepository
  readonly projects: ProjectRepository
  readonly conversations: ConversationRepository
  readonly messages: MessageRepository
  readonly idempotency: IdempotencyRepository
  readonly jobs: JobRepository
  readonly credits: CreditRepository
  readonly settings: SettingRepository
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
  readonly idempotentReply: IdempotentReply | null
}

/** A place where everything is kept. */
export interface Store {
  readonly kind: 'embedded' | 'postgres'
  /** Reads, without a transaction. */
  read<Result>(work: (repositories: Repositories) => Promise<Result>): Promise<Result>
  /** One transaction: all of it is durable when the promise resolves, none of it when it rejects. At most 10 s. */
  write<Result>(work: (repositories: Repositories) => Promise<Result>): Promise<Result>
  /**
   * Makes the evaluated messages of one request durable, together with their roll-up: all of them or none. All
   * requests that wait share one transaction (group commit). Rejects with Problem `overloaded` when too many wait.
   */
  record(records: readonly ExchangeRecord[]): Promise<void>
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
}

/** What the checks of one task found. In `fast` mode only finished checks are listed. */
export interface GuardFindings {
  /** Null when the security check did not run or was cut off by `fast`. */
  readonly security: AttributedFinding | null
  readonly policies: ReadonlyMap<string, AttributedFinding>
}

/** Runs detectors away from the thread that serves requests. */
export interface DetectorPool {
  /** Never rejects for a broken detector (that is a `failed` finding); rejects with Problem `overloaded` when the queue is full. */
  evaluate(task: GuardTask): Promise<GuardFindings>
  /** The security detector in use. */
  readonly securityDetector: EvaluatorIdentity
  /** Stable keys of the policy detectors that exist. */
  readonly policyDetectors: ReadonlySet<string>
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
