import type { Evaluation, JudgeSubject } from '../../domain/agent-run/evaluation.ts'
import type { EvaluatorIdentity } from '../../domain/evaluator-identity.ts'
import type { Exchange } from '../../domain/guard/exchange.ts'
import type { AttributedFinding, AttributedTopics, Finding, TopicsFinding } from '../../domain/guard/finding.ts'
import type { CompiledArtifacts } from '../../domain/policy/compiled.ts'
import type { ConfigurationSnapshot, ExecutionMode } from '../../domain/project/project.ts'

/** One task as it is sent to a worker. */
export interface PoolTask {
  /** Which task, 1 to 2^31 - 1, unique among those that are not finished. */
  readonly number: number
  /** How much work it is thought to be, in UTF-16 units of text. */
  readonly work: number
  /** Key of its configuration: see `configurationKey`. */
  readonly configurationKey: string
  readonly exchange: Exchange
  readonly mode: ExecutionMode
  /** Whether the security guardrail runs. */
  readonly security: boolean
  readonly policyIds: readonly string[]
  readonly topicIds: readonly string[]
  /** Which of its checks, counted in the order in which they run: the first. */
  readonly from: number
  /** Exclusive; null = to the last. */
  readonly to: number | null
}

/** One turn to judge, as it is sent to a worker. */
export interface PoolJudgement {
  /** As the number of a task: both count together. */
  readonly number: number
  readonly subject: JudgeSubject
}

/** A snapshot with what was compiled from its policies and topics. */
export interface PoolConfiguration {
  /** See `configurationKey`. */
  readonly key: string
  readonly snapshot: ConfigurationSnapshot
  /** Null where nothing was compiled. */
  readonly compiled: CompiledArtifacts | null
}

/** What tells a configuration from others: the same snapshot may have been compiled anew. */
export function configurationKey(snapshot: ConfigurationSnapshot, compiled: CompiledArtifacts | undefined): string {
  return compiled === undefined ? snapshot.id : `${snapshot.id} ${compiled.key}`
}

/** What the pool tells a worker. */
export type ToWorker =
  | {
      readonly kind: 'work'
      /** Configurations that these tasks name and that the worker does not have. */
      readonly configurations: readonly PoolConfiguration[]
      /** Keys of configurations that the worker shall let go. */
      readonly forget: readonly string[]
      readonly tasks: readonly PoolTask[]
      readonly judgements: readonly PoolJudgement[]
    }
  | { readonly kind: 'end' }

/** The security check's key; every policy check has its policy's id. */
export const securityCheck = 'security'

/** The key of the comparison with topics. */
export const topicsCheck = 'topics'

/** What one check found. */
export interface CheckOutcome {
  readonly finding: Finding | TopicsFinding
  readonly detector: EvaluatorIdentity
}

/** Whether an outcome is that of a guardrail: a measurement of risk, or a failure. */
export function isMeasurement(outcome: CheckOutcome): outcome is AttributedFinding {
  return outcome.finding.status !== 'compared'
}

/** Whether an outcome is that of the comparison with topics, or its failure. */
export function isComparison(outcome: CheckOutcome): outcome is AttributedTopics {
  return outcome.finding.status !== 'scored'
}

/** Checks that finished: each with its key. */
export type FinishedChecks = readonly (readonly [check: string, outcome: CheckOutcome])[]

/** What a task found, or a part of it. */
export interface TaskReport {
  /** That of the task. */
  readonly number: number
  readonly checks: FinishedChecks
  /** True when nothing more will come. */
  readonly isLast: boolean
  /** Milliseconds from the start of the task. */
  readonly runMs: number
  /** True when the worker stopped it, or never began it, because nobody waits any more; what it found means nothing then. */
  readonly isGivenUp: boolean
}

/** What a turn came to, or why it could not be judged; the reason never quotes the text. */
export interface JudgementReport {
  /** That of the judgement. */
  readonly number: number
  /** `failure` says why there is none. */
  readonly judged: { readonly evaluation: Evaluation } | { readonly failure: string }
}

/** What a worker tells the pool. */
export type FromWorker =
  | {
      readonly kind: 'loaded'
      readonly securityDetector: EvaluatorIdentity
      readonly policyDetectors: readonly EvaluatorIdentity[]
    }
  | { readonly kind: 'unloadable'; readonly reason: string }
  | { readonly kind: 'reports'; readonly reports: readonly TaskReport[] }
  | ({ readonly kind: 'judged' } & JudgementReport)

/** What a worker is started with. */
export interface WorkerStart {
  /** File URL of the module that exports the catalogue. */
  readonly catalogueUrl: string
  /** Cells that both threads see: `runningTaskCell`, `finishedChecksCell`, `nativeRunsCell`, `suspectCell`, `givenUpCell`. */
  readonly progress: SharedArrayBuffer
  /** Versions of policies that are not run: see quarantine.ts. */
  readonly quarantine: SharedArrayBuffer
}

/** A task lets another pass that has so many times less work. */
export const longerTimes = 4

/** Holds the number of the task that runs, 0 when none does. */
export const runningTaskCell = 0

/** Holds how many checks of the running task have finished. */
export const finishedChecksCell = 1

/** Says whether the worker is inside native code: see native-section.ts. */
export const nativeRunsCell = 2

/** Holds the version of the policy whose patterns run, 0 when none do; the next holds since when. See quarantine.ts. */
export const suspectCell = 3

/** Holds, with those after it, numbers of tasks that nobody waits for any more: see given-up-cells.ts. */
export const givenUpCell = 5

/** How many cells hold such numbers. */
export const givenUpCells = 64

/** Room for all cells, in bytes. */
export const progressBytes = 4 * (givenUpCell + givenUpCells)
