import type { Evaluation } from './evaluation.ts'

/**
 * Where the client's work on a dataset stands. `received`: everything came in or the client said that it was all;
 * `completed`: all of it is judged; `partial`: what came in is judged, and cases are missing; `failed`: it could not be judged.
 */
export type AgentRunState = 'in_progress' | 'received' | 'evaluating' | 'completed' | 'partial' | 'failed'

/** Where judging stands: the `eval` manifest. */
export interface AgentRunEvaluation {
  readonly state: 'running' | 'completed' | 'failed'
  /** Why it failed; null in any other state. */
  readonly error: string | null
  readonly startedAtMs: number
  readonly updatedAtMs: number
}

/** One pass of the client's system over a dataset; there is one for each dataset. */
export interface AgentRun {
  readonly id: string
  readonly organizationId: string
  readonly testId: string
  /** The dataset. */
  readonly fileId: string
  readonly state: AgentRunState
  /** Cases of the dataset. */
  readonly expectedCases: number
  /** The latest job that judges it; before the first an id that no job has. */
  readonly jobId: string
  /** Null before the first. */
  readonly evaluation: AgentRunEvaluation | null
  readonly createdAtMs: number
  readonly updatedAtMs: number
  /** When judging last ended; null before, and again once another answer comes. */
  readonly completedAtMs: number | null
}

/** What the client's system answered to a case, as uploaded. */
export interface GivenResponse {
  readonly caseId: string
  readonly status: 'ok' | 'failed'
  /** Null when it failed; may be empty otherwise. At most 1,000,000 UTF-16 units. */
  readonly response: string | null
  /** Why there is no answer, in the client's words; null when it gave none. */
  readonly error: string | null
  /** What answered, in the client's words; null when it does not say. */
  readonly modelName: string | null
  /** As the client measured it, 0 to 86,400,000; null when it did not. */
  readonly latencyMs: number | null
}

/** A stored response with what judging it came to. */
export interface ClientResponse extends GivenResponse {
  readonly receivedAtMs: number
  /** Null while it is not judged. `status: failed` inside when it could not be. */
  readonly evaluation: Evaluation | null
  /** Whether the target did what a sound one does; null while it is not judged, or could not be. */
  readonly passed: boolean | null
}

/** How far the client is. */
export interface AgentRunCounts {
  /** Responses with status `ok`. */
  readonly received: number
  /** Responses with status `failed`. */
  readonly failed: number
  /** Those of `received` that are not judged yet. */
  readonly unjudged: number
}

/** Whether every case has an answer or a failure. */
export function isComplete(run: Pick<AgentRun, 'expectedCases'>, { received, failed }: AgentRunCounts): boolean {
  return received + failed >= run.expectedCases
}

/** The sums of a policy's cases. */
export interface PolicySums {
  readonly policyId: string
  readonly expected: 'refuse' | 'comply'
  /** The target did what `expected` says. */
  readonly passed: number
  /** Of `passed`, those of which nobody could tell. */
  readonly unclear: number
  /** It did the other thing. */
  readonly failed: number
  /** Could not be judged, or the client could not run them. */
  readonly errors: number
}
