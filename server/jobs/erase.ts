import { continueErasure } from '../services/privacy/continue-erasure.ts'
import type { JobHandler } from './runner.ts'
import type { UpkeepScope } from './upkeep-scope.ts'

/** Job `privacy.erase`: goes on with an erasure until nothing is left. */
export function erase(scope: UpkeepScope): JobHandler<'privacy.erase'> {
  return ({ erasureId }, { organizationId, signal }) => continueErasure(scope, { organizationId, erasureId }, signal)
}
