import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { type MonitoringFilter, rollupBucketMs, rollupBucketOf } from '../../server/domain/monitoring/monitoring.ts'
import { eachStore } from '../each-store.ts'
import { aPolicyVerdict, aRecord, newPlace, noon, type Place } from './fixtures.ts'

const hour = rollupBucketOf(noon)
const policyIds = [randomUUID(), randomUUID()] as const

function everything({ project }: Place): MonitoringFilter {
  const { organizationId, id: projectId } = project
  return { organizationId, projectId, fromMs: 0, toMs: noon * 2, policyId: null, issuesOnly: false, unsafeOnly: false }
}

eachStore((_name, open, place) => {
  test('of one side unsafe to security only the hours are looked at of which the counters tell of any', async () => {
    const database = randomUUID()
    const store = await open({ database })
    const where = await newPlace(store)
    // Both sides in each of 150 hours, more than one statement names; unsafe outputs in three of them.
    const unsafeHours = [3, 4, 140]
    const records = Array.from({ length: 150 }, (_, index) => {
      const createdAtMs = hour + index * rollupBucketMs
      const security = !unsafeHours.includes(index)
      return [
        aRecord(where, { createdAtMs, security: index % 2 === 0 }),
        aRecord(where, { createdAtMs, security, direction: 'output' }),
      ]
    })
    await store.record(records.flat())
    const filter = { ...everything(where), direction: 'output' as const, securityOnly: true }
    const hoursFound = async () => {
      const found = await store.read(({ messages }) => messages.listMonitored(filter, 10, null))
      return found.map(({ createdAtMs }) => (createdAtMs - hour) / rollupBucketMs)
    }
    assert.deepEqual(await hoursFound(), [140, 4, 3])
    // An hour whose counters tell of none is passed by, and with it all hours that hold outputs alone.
    const bucket = hour + 4 * rollupBucketMs
    await place.raw(
      database,
      "UPDATE monitoring_rollup SET security_unsafe = 0 WHERE direction = 'output' AND bucket = ?",
      [bucket],
    )
    assert.deepEqual(await hoursFound(), [140, 3])
  })

  test('of a policy whose messages are many those with a failed check are looked for in the hours alone that have any', async () => {
    const database = randomUUID()
    const store = await open({ database })
    const where = await newPlace(store)
    const failedHours = [2, 7, 130]
    const judged = aPolicyVerdict(policyIds[0], true)
    const records = Array.from({ length: 150 }, (_, index) =>
      aRecord(where, {
        createdAtMs: hour + index * rollupBucketMs,
        policies: [failedHours.includes(index) ? { ...judged, status: 'error' } : judged],
      }),
    )
    await store.record(records)
    const filter = { ...everything(where), policyId: policyIds[0], errorsOnly: true }
    const hoursFound = async (more: Partial<MonitoringFilter> = {}) => {
      const found = await store.read(({ messages }) => messages.listMonitored({ ...filter, ...more }, 10, null))
      return found.map(({ createdAtMs }) => (createdAtMs - hour) / rollupBucketMs)
    }
    assert.deepEqual(await hoursFound(), [130, 7, 2])
    assert.deepEqual(await hoursFound({ policyId: null }), [130, 7, 2])
    assert.deepEqual(await hoursFound({ policyId: policyIds[1] }), [])
    // An hour whose counters tell of no failure is passed by, whatever else it holds.
    await place.raw(database, 'UPDATE monitoring_rollup SET errored = 0 WHERE bucket = ?', [hour + 7 * rollupBucketMs])
    assert.deepEqual(await hoursFound(), [130, 2])
  })
})
