import { repairRollup as repairRollupService } from '../services/upkeep/repair-rollup.ts'
import type { JobHandler } from './runner.ts'
import type { UpkeepScope } from './upkeep-scope.ts'

/** Job `monitoring.repair-rollup`: makes the counters of a finished hour equal to its messages. */
export function repairRollup(scope: UpkeepScope): JobHandler<'monitoring.repair-rollup'> {
  return async ({ bucketMs }) => {
    const mended = await repairRollupService(scope, bucketMs)
    if (mended > 0) scope.log.warn({ bucketMs, mended }, 'monitoring counters were wrong and are mended')
  }
}
