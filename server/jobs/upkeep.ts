import type { AttackRunScope } from '../services/attempt/attack-run-scope.ts'
import type { GuardScope } from '../services/scope/guard-scope.ts'
import { scheduleUpkeep } from '../services/upkeep/schedule-upkeep.ts'
import { applyRetention } from './apply-retention.ts'
import { calibrate } from './calibrate.ts'
import { erase } from './erase.ts'
import { evaluateCases } from './evaluate-cases.ts'
import { jobGiveUps } from './give-ups.ts'
import { judgeTurn } from './judge-turn.ts'
import { generateDataset, writeReconnaissance, writeTestScenarios } from './red-team-stages.ts'
import { removeTest } from './remove-test.ts'
import { repairRollup } from './repair-rollup.ts'
import { createJobRunner } from './runner.ts'
import type { UpkeepScope } from './upkeep-scope.ts'

/** The work that keeps the service in order. */
export interface Upkeep {
  /** To be called after a transaction that added a job: it begins at once. */
  wake(): void
  /** Lets running jobs end, at most 5 s, and stops. */
  close(): Promise<void>
}

/** Runs jobs, and adds the hourly ones: at the start and every ten minutes, which adds each only once. */
export function createUpkeep(scope: UpkeepScope, guard: GuardScope, redTeam: AttackRunScope): Upkeep {
  const runner = createJobRunner({
    ...scope,
    handlers: {
      'monitoring.repair-rollup': repairRollup(scope),
      'privacy.apply-retention': applyRetention(scope),
      'privacy.erase': erase(scope),
      'privacy.remove-test': removeTest(scope),
      'project.calibrate': calibrate(guard),
      'redteam.evaluate-cases': evaluateCases(redTeam),
      'redteam.judge-turn': judgeTurn(redTeam),
      'redteam.generate': generateDataset(scope, redTeam),
      'redteam.reconnaissance': writeReconnaissance(scope, redTeam),
      'redteam.scenarios': writeTestScenarios(scope, redTeam),
    },
    giveUps: jobGiveUps(guard, redTeam),
  })
  const schedule = () =>
    scheduleUpkeep(scope).then(
      () => runner.wake(),
      (error: unknown) => scope.log.warn({ err: error }, 'the hourly upkeep could not be scheduled'),
    )
  let scheduling = schedule()
  const timer = setInterval(() => {
    scheduling = schedule()
  }, scheduleEveryMs)
  timer.unref()
  return {
    wake: () => runner.wake(),
    async close() {
      clearInterval(timer)
      const drained = runner.drain()
      await scheduling
      await drained
    },
  }
}

const scheduleEveryMs = 600_000
