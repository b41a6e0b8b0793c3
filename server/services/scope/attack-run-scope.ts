import type { AttemptChooser } from '../attempt/attempt-chooser.ts'
import type { AttemptWriter } from '../attempt/attempt-writer.ts'
import type { JudgingQueue } from '../attempt/judging-queue.ts'
import type { RecentAttempts } from '../attempt/recent-attempts.ts'
import type { BeginCounter } from './begin-counter.ts'
import type { OneAfterAnother } from './one-after-another.ts'
import type { PlanCache } from './plan-cache.ts'
import type { PolicyResults } from './policy-results.ts'
import type { RedTeamScope } from './red-team-scope.ts'
import type { RunReader } from './run-reader.ts'

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
