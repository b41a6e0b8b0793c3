import { AttemptChooser } from '../attempt/attempt-chooser.ts'
import { AttemptWriter } from '../attempt/attempt-writer.ts'
import { judgeTurn } from '../attempt/judge-turn.ts'
import { JudgingQueue } from '../attempt/judging-queue.ts'
import { RecentAttempts } from '../attempt/recent-attempts.ts'
import type { AttackRunScope } from './attack-run-scope.ts'
import { BeginCounter } from './begin-counter.ts'
import { OneAfterAnother } from './one-after-another.ts'
import { createPlanCache } from './plan-cache.ts'
import { PolicyResults } from './policy-results.ts'
import type { RedTeamScope } from './red-team-scope.ts'
import { RunReader } from './run-reader.ts'

/** What a caller may decide about attack runs. */
export interface AttackRunOptions {
  /** How long an attempt is lent to a client, in milliseconds. Default 120,000. */
  readonly leaseMs?: number
  /** Answers judged at once. Default 8. */
  readonly judgingConcurrency?: number
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
