import type { AttemptOutcome } from './attempt.ts'
import type { Combination } from './combination.ts'

/** An attempt to begin, and why this one. */
export interface PlannedAttempt {
  readonly combination: Combination
  /** A sentence for whoever watches the run, e.g. `enc.base64 broke 3 of 4 attempts at this policy.` */
  readonly reason: string
}

/**
 * Chooses which attempt of a run begins next, by how those before it ended. All that it knows follows from the plan and
 * from what it was told, so that any server makes the same choice from what is stored of a run.
 */
export interface AttemptPlanner {
  /**
   * Takes note of an attempt: with null it has begun, with an outcome it has ended so. Told twice, the later outcome counts.
   * A combination that the plan does not hold is left aside.
   */
  note(combination: Combination, outcome: AttemptOutcome | null): void
  /** Takes back that an attempt has begun which has no outcome. */
  withdraw(combination: Combination): void
  /**
   * The attempt to begin with this index; it counts as begun from now on. Throws RangeError when every attempt of the plan
   * has begun. Cost: under a millisecond, however large the plan is.
   */
  next(index: number): PlannedAttempt
}
