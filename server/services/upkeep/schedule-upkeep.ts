import { serviceOrganizationId } from '../../domain/job/job.ts'
import { rollupBucketMs, rollupBucketOf } from '../../domain/monitoring/monitoring.ts'
import type { ServiceScope } from '../scope/service-scope.ts'

/**
 * Adds the hourly upkeep: repair of the counters of each of the last 24 finished hours, and retention. Every server
 * may call it as often as it likes: an hour's work exists once, by its unique key.
 */
export async function scheduleUpkeep({ store, clock }: Pick<ServiceScope, 'store' | 'clock'>): Promise<void> {
  const nowMs = clock.nowMs()
  // Messages are written within seconds of their timestamp; ten minutes later the hour is finished for certain.
  const lastFinishedMs = rollupBucketOf(nowMs - settleMs) - rollupBucketMs
  await store.write(async ({ jobs }) => {
    for (let age = 0; age < repairedHours; age += 1) {
      const bucketMs = lastFinishedMs - age * rollupBucketMs
      await jobs.add({
        organizationId: serviceOrganizationId,
        name: 'monitoring.repair-rollup',
        payload: { bucketMs },
        runAtMs: nowMs,
        uniqueKey: String(bucketMs),
      })
    }
    await jobs.add({
      organizationId: serviceOrganizationId,
      name: 'privacy.apply-retention',
      payload: { atMs: nowMs },
      runAtMs: nowMs,
      uniqueKey: String(rollupBucketOf(nowMs)),
    })
  })
}

const settleMs = 600_000
const repairedHours = 24
