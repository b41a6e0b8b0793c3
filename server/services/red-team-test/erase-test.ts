import type { TestRemoval } from '../../domain/red-team-test/test-removal.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { RedTeamScope } from '../scope/red-team-scope.ts'
import type { RemovedTest, RemoveTestCommand } from './delete-test.ts'
import { lockTest } from './read-test.ts'
import { refuseActiveRun } from './refuse-active-run.ts'
import { removeInRequest } from './remove-test.ts'

/**
 * Removes what was said in a test: prompts that were sent, answers, errors, tool calls, quotes and reasons of verdicts. The
 * test, its dataset and what its runs came to stay. What nobody judged before counts as one that could not be judged. Rejects
 * with Problem `test-not-found`, or `conflict` while an attack run of it goes on.
 */
export async function eraseTest(scope: RedTeamScope, command: RemoveTestCommand): Promise<RemovedTest> {
  const { organizationId, testId, actor } = command
  const removal = await scope.store.write(async (repositories) => {
    const test = await lockTest(repositories, command)
    await refuseActiveRun(repositories, test)
    const begun: TestRemoval = {
      ...{ organizationId, testId, projectId: test.projectId },
      ...{ what: 'texts', requestedAtMs: scope.clock.nowMs() },
    }
    await repositories.testRemovals.beginTexts(begun)
    await recordAudit(scope, repositories, {
      ...{ organizationId, actor, action: 'test.erase', target: `test:${testId}` },
      before: null,
      after: {},
    })
    return begun
  })
  return { testId, isCompleted: await removeInRequest(scope, removal) }
}
