import { PolicyResults } from '../results/policy-results.ts'
import { BeginCounter } from '../scope/begin-counter.ts'
import { OneAfterAnother } from '../scope/one-after-another.ts'
import { createPlanCache } from '../scope/plan-cache.ts'
import type { RedTeamScope } from '../scope/red-team-scope.ts'
import { RunReader } from '../scope/run-reader.ts'
import type { AttackRunScope } from './attack-run-scope.ts'
import { AttemptChooser } from './attempt-chooser.ts'
import { AttemptWriter } from './attempt-writer.ts'
import { judgeTurn } from './judge-turn.ts'
import { JudgingQueue } from './judging-queue.ts'
import { RecentAttempts } from './recent-attempts.ts'

/** What a caller may decide about attack runs. */
export interface AttackRunOptions {
  /** How long an attempt is lent to a client, in milliseconds. Default 120,000. */
  readonly leaseMs?: number
  /** Answers judged at once. Default 8. */
  readonly judgingConcurrency?: number
  /** Told of an answer that could not be judged yet; it is tried again. */
  readonly onJudgingFailed: (error: unknown) => void
}

/** Puts together what attack runs need; `judging` is to be closed before the store. */
export function createAttackRunScope(scope: RedTeamScope, options: AttackRunOptions): AttackRunScope {
  const { leaseMs = 120_000, judgingConcurrency, onJudgingFailed } = options
  const judging: JudgingQueue = new JudgingQueue({
    judge: (judgement, signal) => judgeTurn(whole, judgement, signal),
    onFailed: onJudgingFailed,
    ...(judgingConcurrency !== undefined && { concurrency: judgingConcurrency }),
  })
  const writer = new AttemptWriter(scope.store)
  const whole: AttackRunScope = {
    ...scope,
    writer,
    judging,
    plans: createPlanCache(scope.store),
    policyResults: new PolicyResults(scope.store),
    runReader: new RunReader(scope.store),
    begins: new BeginCounter(),
    chooser: new AttemptChooser(scope),
    confirming: new OneAfterAnother(),
    recent: new RecentAttempts(),
    leaseMs,
  }
  return whole
}
