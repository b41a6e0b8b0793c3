import { applyRetention as applyRetentionService } from '../services/upkeep/apply-retention.ts'
import type { JobHandler } from './runner.ts'
import type { UpkeepScope } from './upkeep-scope.ts'

/** Job `privacy.apply-retention`: removes what is no longer to be kept. */
export function applyRetention(scope: UpkeepScope): JobHandler<'privacy.apply-retention'> {
  return async (_payload, { signal }) => {
    const removed = await applyRetentionService(scope, signal)
    if (removed.texts + removed.rows > 0) scope.log.info(removed, 'retention removed texts or rows')
  }
}
