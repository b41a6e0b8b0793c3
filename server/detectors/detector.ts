import type { EvaluationScope, Evaluator, EvaluatorAbout } from '../domain/guard/evaluator.ts'
import type { FailedFinding, TopicsFinding } from '../domain/guard/finding.ts'
import type { CompiledPolicy, CompiledTopic } from '../domain/policy/compiled.ts'
import type { Policy } from '../domain/policy/policy.ts'
import type { ActiveTopic } from '../domain/project/project.ts'
import type { Reading } from './reading.ts'

/** Measures the risk of an attack on the instructions of an application, as calibrated risk (1 = 1 % false alarms). */
export type SecurityDetector = Evaluator<Reading, null>

/** What detectors read of a policy: what the owner gave to judge by, and what judges it. */
export type MeasuredPolicy = Pick<Policy, 'detector' | 'examples' | 'patterns'>

/** A policy as it stood when the request came, with what was compiled from it. */
export interface PolicyCheck {
  readonly policy: MeasuredPolicy
  /** Null for policies that are judged by other means, and where compiling failed. */
  readonly compiled: CompiledPolicy | null
}

/** Measures how far a text violates one policy, 0 to 1. */
export type PolicyDetector = Evaluator<Reading, PolicyCheck>

/** Which topics a text is compared with. */
export interface TopicsWanted {
  /** All topics of one configuration; the same list object for as long as the configuration stands. */
  readonly topics: readonly ActiveTopic[]
  /** Which of them to compare with. */
  readonly ids: ReadonlySet<string>
  /** The meaning of their sentences by topic id; a topic that is missing has to be compared by its words. */
  readonly compiled: ReadonlyMap<string, CompiledTopic>
}

/** Measures how near a text is to topics, 0 to 1 each. Throws only when broken. */
export interface TopicsDetector {
  /** Stable key, kebab-case. */
  readonly id: string
  readonly about: EvaluatorAbout
  evaluate(
    reading: Reading,
    options: TopicsWanted,
    scope: EvaluationScope,
  ): Promise<TopicsFinding | FailedFinding> | TopicsFinding | FailedFinding
}
