import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import {
  jobAttemptsMax,
  type NewJob,
  type OpenJobs,
  organizationJobs,
  serviceOrganizationId,
} from '../../server/domain/job/job.ts'
import type { Store } from '../../server/domain/ports.ts'
import { createJobRunner, type JobHandlers, type JobRunnerOptions } from '../../server/jobs/runner.ts'
import { eachStore } from '../each-store.ts'
import { noon, stillClock } from './fixtures.ts'

function aJob(bucketMs: number, fields: Partial<NewJob> = {}): NewJob {
  return {
    organizationId: serviceOrganizationId,
    name: 'monitoring.repair-rollup',
    payload: { bucketMs },
    runAtMs: noon,
    uniqueKey: null,
    ...fields,
  }
}

const addAll = (store: Store, jobs: readonly NewJob[]) =>
  store.write(async (all) => {
    for (const job of jobs) await all.jobs.add(job)
  })

const idle: JobHandlers = {
  'monitoring.repair-rollup': async () => {},
  'privacy.apply-retention': async () => {},
  'privacy.erase': async () => {},
  'privacy.remove-test': async () => {},
  'project.calibrate': async () => {},
  'redteam.evaluate-cases': async () => {},
  'redteam.generate': async () => {},
  'redteam.judge-turn': async () => {},
  'redteam.reconnaissance': async () => {},
  'redteam.scenarios': async () => {},
}

const counts = (store: Store) => store.read(({ jobs }) => jobs.countByState())

eachStore((_name, open, place) => {
  const runnerOf = (store: Store, options: Partial<JobRunnerOptions> & Pick<JobRunnerOptions, 'clock'>) =>
    createJobRunner({
      store,
      ids: { next: () => randomUUID() },
      log: { warn: () => {}, error: () => {} },
      handlers: idle,
      pollIntervalMs: 3_600_000,
      jitter: () => 0,
      ...options,
    })
  const handling = (handler: JobHandlers['monitoring.repair-rollup']): { handlers: JobHandlers } => ({
    handlers: { ...idle, 'monitoring.repair-rollup': handler },
  })

  test('a job is leased once, when it is due, and again when its lease has run out', async () => {
    const store = await open()
    await addAll(store, [aJob(1, { runAtMs: noon + 10 })])
    const lease = (owner: string, nowMs: number) => store.write(({ jobs }) => jobs.lease(owner, nowMs, 1_000, 5))
    assert.equal(await store.read(({ jobs }) => jobs.nextDueMs()), noon + 10)
    assert.deepEqual(await lease('a', noon + 9), [])
    const [first] = await lease('a', noon + 10)
    assert.deepEqual([first?.attempt, first?.payload, first?.name], [1, { bucketMs: 1 }, 'monitoring.repair-rollup'])
    assert.equal(await store.read(({ jobs }) => jobs.nextDueMs()), null)
    assert.deepEqual(await lease('b', noon + 1_009), [])
    const [second] = await lease('b', noon + 1_010)
    assert.deepEqual([second?.id, second?.attempt], [first?.id, 2])
  })

  test('simultaneous leases share the jobs without taking one twice', async () => {
    const store = await open()
    await addAll(
      store,
      Array.from({ length: 40 }, (_, index) => aJob(index)),
    )
    const parts = await Promise.all(
      Array.from({ length: 10 }, (_, owner) => store.write(({ jobs }) => jobs.lease(`${owner}`, noon, 1_000, 10))),
    )
    const ids = parts.flat().map(({ id }) => id)
    assert.equal(ids.length, 40)
    assert.equal(new Set(ids).size, 40)
  })

  test('a unique key lets a job in once, also after it has finished', async () => {
    const store = await open()
    await addAll(store, [aJob(1, { uniqueKey: 'h' }), aJob(2, { uniqueKey: 'h' }), aJob(3), aJob(4)])
    assert.equal((await counts(store)).waiting, 3)
    const [job] = await store.write(({ jobs }) => jobs.lease('a', noon, 1_000, 1))
    await store.write(({ jobs }) => jobs.finish(job?.id ?? '', noon))
    await addAll(store, [aJob(5, { uniqueKey: 'h' })])
    assert.equal((await counts(store)).waiting, 2)
  })

  test('a job that is added in a transaction that fails does not exist', async () => {
    const store = await open()
    const failing = store.write(async ({ jobs }) => {
      await jobs.add(aJob(1))
      throw new Error('no')
    })
    await assert.rejects(failing, /no/)
    assert.deepEqual(await counts(store), { waiting: 0, leased: 0, dead: 0 })
  })

  test('finished jobs are purged after their time, dead ones after thirty days', async () => {
    const store = await open()
    await addAll(store, [aJob(1), aJob(2)])
    const [one, two] = await store.write(({ jobs }) => jobs.lease('a', noon, 1_000, 2))
    await store.write(async ({ jobs }) => {
      await jobs.finish(one?.id ?? '', noon)
      await jobs.fail(two?.id ?? '', 'half \ud800 and NUL \0', null, noon)
      assert.equal(await jobs.purge(noon, noon, 10), 0)
      assert.equal(await jobs.purge(noon + 1, noon, 10), 1)
      assert.equal(await jobs.purge(noon + 1, noon + 30 * 86_400_000, 10), 0)
      assert.equal(await jobs.purge(noon + 1, noon + 30 * 86_400_000 + 1, 10), 1)
    })
  })

  test('what is open of one organization is counted by kind and state, and nothing of another one or of the service', async () => {
    const store = await open()
    const [own, other, idle] = [randomUUID(), randomUUID(), randomUUID()]
    const anErasure = (fields: Partial<NewJob>): NewJob =>
      aJob(1, { organizationId: own, name: 'privacy.erase', payload: { erasureId: randomUUID() }, ...fields })
    const openOf = async (organizationId: string, nowMs: number, countMax = 100) => {
      const kinds = await store.read(({ jobs }) => jobs.countOpen(organizationId, nowMs, countMax))
      assert.deepEqual(
        kinds.map(({ name }) => name),
        organizationJobs,
      )
      return kinds.filter(({ waiting, running, scheduled, dead }) => waiting + running + scheduled + dead > 0)
    }
    const erasures = (counted: Partial<OpenJobs>): OpenJobs => ({
      ...{ name: 'privacy.erase', waiting: 0, running: 0, scheduled: 0, dead: 0, waitingSinceMs: null, isCut: false },
      ...counted,
    })
    // The first three are taken in this order: one is done, one dies, one goes on until its lease runs out.
    await addAll(
      store,
      [1, 2, 3, 4, 5].map((place) => anErasure({ runAtMs: noon + place })),
    )
    await addAll(store, [anErasure({ runAtMs: noon + 5_000 }), aJob(2)])
    await addAll(store, [
      anErasure({ runAtMs: noon + 9_000, organizationId: other }),
      anErasure({ runAtMs: noon + 9_000, organizationId: other, name: 'redteam.judge-turn' }),
    ])
    const nowMs = noon + 10
    const leased = await store.write(({ jobs }) => jobs.lease('a', nowMs, 1_000, 4))
    const ofOwn = leased.filter(({ organizationId }) => organizationId === own)
    assert.equal(ofOwn.length, 3)
    await store.write(async ({ jobs }) => {
      await jobs.finish(ofOwn[0]?.id ?? '', nowMs)
      await jobs.fail(ofOwn[1]?.id ?? '', 'broken', null, nowMs)
    })
    const standing = { waiting: 2, running: 1, scheduled: 1, dead: 1, waitingSinceMs: noon + 4 }
    assert.deepEqual(await openOf(own, nowMs), [erasures(standing)])
    assert.deepEqual(await openOf(own, nowMs + 1_000), [erasures({ ...standing, waiting: 3, running: 0 })])
    assert.deepEqual(await openOf(own, nowMs, 3), [erasures({ ...standing, scheduled: 0, isCut: true })])
    assert.deepEqual(await openOf(own, nowMs, 1), [
      erasures({ waiting: 1, dead: 1, waitingSinceMs: noon + 4, isCut: true }),
    ])
    assert.deepEqual(await openOf(other, noon), [
      { ...erasures({ scheduled: 1 }), name: 'redteam.judge-turn' },
      erasures({ scheduled: 1 }),
    ])
    assert.deepEqual(await openOf(idle, nowMs), [])
  })

  test('two runners together run each job exactly once', async () => {
    const store = await open()
    const clock = stillClock()
    const ran: number[] = []
    await addAll(
      store,
      Array.from({ length: 30 }, (_, index) => aJob(index)),
    )
    const runners = [1, 2].map(() =>
      runnerOf(store, { clock, ...handling(async ({ bucketMs }) => void ran.push(bucketMs)) }),
    )
    await Promise.all(runners.map((runner) => runner.runDue()))
    assert.deepEqual(
      ran.toSorted((a, b) => a - b),
      Array.from({ length: 30 }, (_, index) => index),
    )
    assert.deepEqual(await counts(store), { waiting: 0, leased: 0, dead: 0 })
    await Promise.all(runners.map((runner) => runner.drain()))
  })

  test('a failing job waits longer each time and becomes a dead letter after the last attempt', async () => {
    const store = await open()
    const clock = stillClock()
    const startedAt: number[] = []
    await addAll(store, [aJob(1)])
    const runner = runnerOf(store, {
      clock,
      ...handling(async () => {
        startedAt.push(clock.nowMs() - noon)
        throw new Error('broken')
      }),
    })
    for (let attempt = 1; attempt <= jobAttemptsMax; attempt += 1) {
      await runner.runDue()
      const dueMs = await store.read(({ jobs }) => jobs.nextDueMs())
      if (dueMs !== null) clock.move(dueMs - clock.nowMs())
    }
    assert.deepEqual(startedAt, [0, 1_000, 3_000, 7_000, 15_000, 31_000, 63_000, 127_000])
    assert.deepEqual(await counts(store), { waiting: 0, leased: 0, dead: 1 })
    await runner.drain()
  })

  test('a job of a name that nobody handles becomes a dead letter that says so', async () => {
    const database = randomUUID()
    const store = await open({ database })
    await addAll(store, [aJob(1)])
    await place.raw(database, "UPDATE jobs SET name = 'constructor'")
    const runner = runnerOf(store, { clock: stillClock() })
    await runner.runDue()
    const rows = await place.raw(database, 'SELECT state, last_error FROM jobs')
    assert.deepEqual(
      { ...(rows[0] as object) },
      {
        state: 'dead',
        last_error: 'No handler is known for jobs named constructor.',
      },
    )
    await runner.drain()
  })

  test('a job whose runner vanished runs again after its lease, and is given up when that happens every time', async () => {
    const store = await open()
    const clock = stillClock()
    await addAll(store, [aJob(1)])
    const vanish = () => store.write(({ jobs }) => jobs.lease('gone', clock.nowMs(), 1_000, 1))
    for (let attempt = 1; attempt <= jobAttemptsMax; attempt += 1) {
      assert.equal((await vanish()).length, 1)
      clock.move(1_000)
    }
    const ran: number[] = []
    const runner = runnerOf(store, { clock, ...handling(async ({ bucketMs }) => void ran.push(bucketMs)) })
    await runner.runDue()
    assert.deepEqual(ran, [])
    assert.equal((await counts(store)).dead, 1)
    await runner.drain()
  })

  test('draining lets a running job end; past its bound the job is told to stop and is due again at once', async () => {
    const store = await open()
    const clock = stillClock()
    await addAll(store, [aJob(1)])
    const begun = Promise.withResolvers<void>()
    const runner = runnerOf(store, {
      clock,
      ...handling(async (_payload, { signal }) => {
        begun.resolve()
        await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }))
      }),
    })
    await begun.promise
    assert.equal(await runner.drain(1), true)
    assert.deepEqual(await counts(store), { waiting: 1, leased: 0, dead: 0 })
    assert.equal(await store.read(({ jobs }) => jobs.nextDueMs()), noon)
  })

  test('a wake-up runs a job that was added after the runner fell asleep', async () => {
    const store = await open()
    const done = Promise.withResolvers<number>()
    const runner = runnerOf(store, {
      clock: stillClock(),
      ...handling(async ({ bucketMs }) => done.resolve(bucketMs)),
    })
    await runner.runDue()
    await addAll(store, [aJob(7)])
    runner.wake()
    assert.equal(await done.promise, 7)
    await runner.drain()
  })
})
