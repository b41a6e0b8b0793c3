import type { ApiKeyRepository } from './account/api-key-repository.ts'
import type { AuditRepository } from './account/audit-repository.ts'
import type { CreditRepository } from './account/credit-repository.ts'
import type { OrganizationRepository } from './account/organization-repository.ts'
import type { PersonRepository } from './account/person.ts'
import type { SessionRepository } from './account/session.ts'
import type { AgentRunRepository } from './agent-run/agent-run-repository.ts'
import type { AttackRunRepository } from './attack-run/attack-run-repository.ts'
import type { TurnLabelRepository } from './attack-run/turn-label.ts'
import type { CalibrationRepository } from './calibration/calibration-repository.ts'
import type { EvaluatorIdentity } from './evaluator-identity.ts'
import type { ExportedPolicyRepository } from './export/exported-policy-repository.ts'
import type { Conversation, HistoryStep, TurnText } from './guard/conversation.ts'
import type { ConversationRepository } from './guard/conversation-repository.ts'
import type { Direction, Exchange } from './guard/exchange.ts'
import type { AttributedFinding, AttributedTopics } from './guard/finding.ts'
import type { Message } from './guard/message.ts'
import type { IdempotencyRepository, IdempotentReply } from './idempotency.ts'
import type { JobRepository } from './job/job-repository.ts'
import type { FeedbackRepository } from './monitoring/feedback-repository.ts'
import type { MessageRepository } from './monitoring/message-repository.ts'
import type { SavedViewRepository } from './monitoring/saved-view.ts'
import type { CompiledArtifacts } from './policy/compiled.ts'
import type { CompiledArtifactRepository } from './policy/compiler.ts'
import type { PolicyRepository } from './policy/policy-repository.ts'
import type { ErasureRepository } from './privacy/erasure-repository.ts'
import type { RowRetention } from './privacy/row-retention.ts'
import type { ConfigurationSnapshot, ExecutionMode } from './project/project.ts'
import type { ProjectRepository } from './project/project-repository.ts'
import type { SettingRepository } from './project/setting-repository.ts'
import type { TestRemovalRepository } from './red-team-test/test-removal.ts'
import type { DatasetCaseRepository, RedTeamTestRepository } from './red-team-test/test-repository.ts'
import type { TopicRepository } from './topic/topic-repository.ts'

/** The time, in milliseconds since 1970 UTC. */
export interface Clock {
  /** May go back when somebody sets the clock of the machine. */
  nowMs(): number
}

/** Makes ids: UUIDv7 strings in lower case. */
export interface IdGenerator {
  /** Never the same one twice. */
  next(): string
}

/** SHA-256 of the UTF-8 bytes of a text, 64 hex digits in lower case. */
export type Sha256 = (text: string) => string

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
  /** How many requests of an organization wait in this process until their messages are stored. */
  waitingOf(organizationId: string): number
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
  /** By policy id. */
  readonly policies: ReadonlyMap<string, AttributedFinding>
  /** Null when no topic was asked for, or the comparison was cut off by `fast`. */
  readonly topics: AttributedTopics | null
}

/** Runs detectors away from the thread that serves requests. */
export interface DetectorPool {
  /** A broken detector is a `failed` finding. Rejects with Problem `overloaded` what is too much, too late or given up. */
  evaluate(task: GuardTask): Promise<GuardFindings>
  /** How many tasks of an organization wait for a thread of this process. */
  waitingOf(organizationId: string): number
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
