import type { Direction } from '../../domain/guard/exchange.ts'
import type { ImageReader } from '../../domain/guard/image-reader.ts'
import type { MessageVerdict } from '../../domain/guard/message.ts'
import type { SecondOpinion, SecondOpinions } from '../../domain/guard/second-opinion.ts'
import type { ExampleProposer } from '../../domain/policy/propose-examples.ts'
import type { PolicyProposer, RuleReader } from '../../domain/policy/propose-policies.ts'
import type { DetectorPool, Sha256 } from '../../domain/ports.ts'
import type { ServingTurns } from '../../domain/serving-turns.ts'
import type { CompiledStore } from '../configuration/compiled-artifacts.ts'
import type { ConfigurationCache } from '../configuration/read-configuration.ts'
import type { ConversationCache } from '../configuration/read-conversation.ts'
import type { Redactor } from '../redaction/redactor.ts'
import type { OnePerOrganization } from './one-per-organization.ts'
import type { ServiceScope } from './service-scope.ts'

/** What the guard's use cases need from outside. */
export interface GuardScope extends ServiceScope {
  readonly detectors: DetectorPool
  readonly images: ImageReader
  readonly configurations: ConfigurationCache
  readonly compiled: CompiledStore
  /** Asked only for projects that have it switched on. */
  readonly secondOpinions: SecondOpinions
  /** Asks the LLM for examples of a policy; null where this server has none. */
  readonly proposeExamples: ExampleProposer | null
  /** Reads documents for rules. */
  readonly rules: RuleReader
  /** Asks the LLM for policies in a document; null where this server has none. */
  readonly proposePolicies: PolicyProposer | null
  /** Aborted when nobody waits for what is being done any more: the client has gone, or its request has failed. */
  readonly signal: AbortSignal
  /** Work of requests on the thread that serves, in units of text; long work asks before each of its pieces. */
  readonly turns: ServingTurns
  readonly conversations: ConversationCache
  /** Rehearsals of policies keep detectors busy for long. */
  readonly rehearsals: OnePerOrganization
  /** Documents that are looked through for rules hold a thread each. */
  readonly documents: OnePerOrganization
  /** Verifications of the audit log hash all of it. */
  readonly verifications: OnePerOrganization
  /** A keyed hash, so that what refers to a text does not let anybody guess it. The same in all processes of a database. */
  readonly reference: Sha256
  /** Redacts what is stored by projects that store texts so. */
  readonly redactor: Redactor
  /** A steady count of milliseconds with fractions, for measuring how long something took; never goes back. */
  readonly stopwatchMs: () => number
  /** Told of every decided message, for counting. */
  readonly onDecided: (direction: Direction, verdict: MessageVerdict) => void
  /** Told of every verdict that an LLM was to be asked about, for counting. */
  readonly onReviewed: (secondOpinion: SecondOpinion) => void
}
