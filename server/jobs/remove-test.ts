import { continueTestRemoval } from '../services/red-team-test/remove-test.ts'
import type { JobHandler } from './runner.ts'
import type { UpkeepScope } from './upkeep-scope.ts'

/** Job `privacy.remove-test`: goes on with the removal of a test, or of what was said in it. */
export function removeTest(scope: UpkeepScope): JobHandler<'privacy.remove-test'> {
  return ({ testId }, { organizationId, signal }) => continueTestRemoval(scope, { organizationId, testId }, signal)
}
