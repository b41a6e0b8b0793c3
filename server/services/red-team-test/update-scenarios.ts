import { Problem } from '../../domain/problem.ts'
import { runningJob } from '../../domain/red-team-test/active-jobs.ts'
import type { RedTeamTest } from '../../domain/red-team-test/red-team-test.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { RedTeamScope } from '../scope/red-team-scope.ts'
import { lockTest, type TestReference } from './read-test.ts'
import { refuseActiveRun } from './refuse-active-run.ts'
import { type GivenScenario, scenariosFrom } from './scenarios-from.ts'
import { scenariosState } from './test-state.ts'

/** The whole new list. */
export interface UpdateScenariosCommand extends TestReference {
  readonly items: readonly GivenScenario[]
  /** Who saves it, as the audit log shows it. */
  readonly actor: string
}

/**
 * Replaces the scenarios of a test. Rejects with Problem `test-not-found`, `invalid-request` for an id or a policy that
 * the test does not have, or `conflict` while scenarios are written or an attack run is active.
 */
export function updateScenarios(scope: RedTeamScope, command: UpdateScenariosCommand): Promise<RedTeamTest> {
  return scope.store.write(async (repositories) => {
    const before = await lockTest(repositories, command)
    const nowMs = scope.clock.nowMs()
    if (runningJob(before, 'scenarios', nowMs) !== null) {
      throw new Problem('conflict', 'The scenarios are still being written; wait until they are ready.')
    }
    const items = scenariosFrom(scope, before, command.items)
    await refuseActiveRun(repositories, before)
    const scenarios = { ...before.scenarios, status: 'ready' as const, items, error: null }
    const test: RedTeamTest = { ...before, scenarios, updatedAtMs: nowMs }
    await repositories.redTeamTests.replace(test)
    await recordAudit(scope, repositories, {
      organizationId: command.organizationId,
      actor: command.actor,
      action: 'test.update-scenarios',
      target: `test:${command.testId}`,
      before: scenariosState(before.scenarios.items),
      after: scenariosState(items),
    })
    return test
  })
}
