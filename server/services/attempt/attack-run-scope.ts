import type { PolicyResults } from '../results/policy-results.ts'
import type { BeginCounter } from '../scope/begin-counter.ts'
import type { OneAfterAnother } from '../scope/one-after-another.ts'
import type { PlanCache } from '../scope/plan-cache.ts'
import type { RedTeamScope } from '../scope/red-team-scope.ts'
import type { RunReader } from '../scope/run-reader.ts'
import type { AttemptChooser } from './attempt-chooser.ts'
import type { AttemptWriter } from './attempt-writer.ts'
import type { JudgingQueue } from './judging-queue.ts'
import type { RecentAttempts } from './recent-attempts.ts'

/** What attack runs need from outside. */
export interface AttackRunScope extends RedTeamScope {
  /** Keeps changes of attempts, many in one transaction. */
  readonly writer: AttemptWriter
  /** Judges answers in the background. */
  readonly judging: JudgingQueue
  readonly plans: PlanCache
  /** What each policy came to, for clients that poll a test. */
  readonly policyResults: PolicyResults
  /** Reads where a run stands, once for all who ask at the same time. */
  readonly runReader: RunReader
  readonly begins: BeginCounter
  /** Chooses the attempts that begin. */
  readonly chooser: AttemptChooser
  /** Of each run: choosing attempts that confirm what it found. */
  readonly confirming: OneAfterAnother
  readonly recent: RecentAttempts
  /** How long an attempt is lent to a client, in milliseconds. */
  readonly leaseMs: number
}
