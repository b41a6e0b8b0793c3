import type { TestRemoval } from '../../domain/red-team-test/test-removal.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { RedTeamScope } from '../scope/red-team-scope.ts'
import { lockTest, type TestReference } from './read-test.ts'
import { refuseActiveRun } from './refuse-active-run.ts'
import { removeInRequest } from './remove-test.ts'

/** Which test, and who asks for it. */
export interface RemoveTestCommand extends TestReference {
  /** As the audit log shows it. */
  readonly actor: string
}

/** What was removed so far. */
export interface RemovedTest {
  readonly testId: string
  /** False while a job removes the rest. */
  readonly isCompleted: boolean
}

/**
 * Deletes a test with its dataset, runs, answers and verdicts; policies that were exported from it stay, and so do entries
 * of the ledger. Nobody finds it from then on; a job removes what of a large one is left. Rejects with Problem
 * `test-not-found`, or `conflict` while an attack run of it goes on.
 */
export async function deleteTest(scope: RedTeamScope, command: RemoveTestCommand): Promise<RemovedTest> {
  const { organizationId, testId, actor } = command
  const removal = await scope.store.write(async (repositories) => {
    const test = await lockTest(repositories, command)
    await refuseActiveRun(repositories, test)
    const { projectId, name } = test
    const begun: TestRemoval = {
      ...{ organizationId, testId, projectId },
      ...{ what: 'rows', requestedAtMs: scope.clock.nowMs() },
    }
    await repositories.testRemovals.beginRows(begun)
    await recordAudit(scope, repositories, {
      ...{ organizationId, actor, action: 'test.delete', target: `test:${testId}` },
      before: { name, projectId },
      after: null,
    })
    return begun
  })
  return { testId, isCompleted: await removeInRequest(scope, removal) }
}
