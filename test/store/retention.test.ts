import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import type { Calibration } from '../../server/domain/calibration/calibration.ts'
import { jobAttemptsMax } from '../../server/domain/job/job.ts'
import { rollupBucketOf } from '../../server/domain/monitoring/monitoring.ts'
import type { Store } from '../../server/domain/ports.ts'
import type { Erasure } from '../../server/domain/privacy/erasure.ts'
import type { ErasureRepository } from '../../server/domain/privacy/erasure-repository.ts'
import { applyRetention } from '../../server/services/upkeep/apply-retention.ts'
import { eachStore } from '../each-store.ts'
import { aConversation, aProject, aRecord, newOrganization, newPlace, noon, stillClock } from './fixtures.ts'

const hour = 3_600_000
const word = 'numbat'

/** A project, archived or not, with a calibration that nobody goes on with. */
async function abandonedCalibration(store: Store, organizationId: string, archivedAtMs: number | null = null) {
  const project = aProject(organizationId, { archivedAtMs })
  const calibration: Calibration = {
    id: randomUUID(),
    organizationId,
    projectId: project.id,
    status: 'pending',
    request: {
      guardrails: [],
      targetRate: 0.05,
      isDryRun: false,
      appliesPolicies: false,
      acceptsAlarms: false,
      source: 'texts',
      texts: 1,
      repeated: 0,
      actor: 'a test',
    },
    measured: 0,
    reason: null,
    suspects: [],
    results: [],
    project: null,
    createdAtMs: noon,
    advancedAtMs: noon,
    finishedAtMs: null,
    appliedAtMs: null,
    revertedAtMs: null,
  }
  await store.write(async ({ projects, calibrations }) => {
    await projects.insert(project)
    await calibrations.insert(calibration, [{ index: 0, text: word }])
  })
  return calibration
}

eachStore((_name, open) => {
  test('messages older than rows are kept go with their feedback and turns; conversations, later ones and counters stay', async () => {
    const clock = stillClock()
    const store = await open({ clock })
    const place = await newPlace(store)
    const { organizationId } = place.project
    const used = aConversation(place.project)
    const old = { ...place, conversation: aConversation(place.project) }
    await store.write(async ({ conversations }) => {
      for (const conversation of [used, old.conversation]) await conversations.insert(conversation)
    })
    const history = [{ role: 'user' as const, content: `an earlier ${word}` }]
    const gone = aRecord(old, { text: word, history })
    const goneToo = aRecord({ ...place, conversation: used }, { text: word, history })
    const later = aRecord({ ...place, conversation: used }, { text: 'later', createdAtMs: noon + 24 * hour })
    for (const record of [gone, goneToo, later]) await store.record([record])
    const note = { id: randomUUID(), organizationId, projectId: place.project.id, kind: 'false_alarm' as const }
    await store.write(({ feedback }) =>
      feedback.insert({
        ...{ ...note, conversationId: old.conversation.id, messageId: gone.message.id },
        ...{ policyId: null, note: word, createdAtMs: noon },
      }),
    )
    const retain = () => applyRetention({ store, clock, rowsKeptDays: 100 }, new AbortController().signal)
    clock.move(100 * 24 * hour)
    assert.equal((await retain()).rows, 0)
    clock.move(1)
    assert.equal((await retain()).rows, 2)
    assert.equal((await retain()).rows, 0, 'nothing is removed twice')

    await store.read(async ({ messages, conversations, feedback }) => {
      for (const { message } of [gone, goneToo]) assert.equal(await messages.find(organizationId, message.id), null)
      assert.notEqual(await messages.find(organizationId, later.message.id), null)
      for (const { id } of [used, old.conversation]) assert.notEqual(await conversations.find(organizationId, id), null)
      const page = { offset: 0, limit: 500 }
      assert.equal((await feedback.list(organizationId, page, { projectId: null, heldProjectIds: null })).total, 0)
      assert.equal((await messages.listSteps(organizationId, old.conversation.id, page)).total, 0)
      assert.equal(await messages.findText(organizationId, old.conversation.id, gone.message.textSha256), null)
      const hours = { fromMs: rollupBucketOf(noon), toMs: rollupBucketOf(noon) + hour }
      const filter = {
        organizationId,
        projectId: place.project.id,
        policyId: null,
        issuesOnly: false,
        unsafeOnly: false,
        ...hours,
      }
      assert.equal((await messages.stats(filter)).messageCount, 2)
    })
  })

  test('snapshots of configurations go with the last message that refers to them; the one used last stays, and one that is used again comes back', async () => {
    const clock = stillClock()
    const store = await open({ clock })
    const place = await newPlace(store)
    const { organizationId, id: projectId } = place.project
    const say = async (snapshotId: string, createdAtMs: number) => {
      const { message, ...record } = aRecord(place, { text: 'hello', createdAtMs })
      const snapshot = { ...record.snapshot, id: snapshotId }
      await store.record([{ ...record, snapshot, message: { ...message, snapshotId } }])
    }
    const day = 24 * hour
    const days = 100 * day
    // `first` is in use for days, and its last message is younger than the last time it was sent.
    await say('first', noon)
    await say('first', noon + day)
    await say('first', noon + day + hour - 1)
    await say('second', noon)
    await say('third', noon + 2 * day)
    const retain = async () =>
      (await applyRetention({ store, clock, rowsKeptDays: 100 }, new AbortController().signal)).rows
    const kept = () =>
      store.read(async ({ messages }) => {
        const found = await Promise.all(
          ['first', 'second', 'third'].map((id) => messages.findSnapshot(organizationId, id)),
        )
        return found.flatMap((snapshot) => (snapshot?.projectId === projectId ? [snapshot.id] : []))
      })
    clock.move(days)
    assert.equal(await retain(), 0)
    clock.move(1)
    assert.equal(await retain(), 3, 'two messages and `second`')
    assert.deepEqual(await kept(), ['first', 'third'])
    clock.move(day)
    assert.equal(await retain(), 1, 'a message')
    assert.deepEqual(await kept(), ['first', 'third'], 'another message still refers to `first`')
    clock.move(hour)
    assert.equal(await retain(), 2)
    assert.deepEqual(await kept(), ['third'])
    clock.move(day)
    assert.equal(await retain(), 1)
    assert.deepEqual(await kept(), ['third'], 'it is the present configuration')
    // This server has sent `first` before.
    await say('first', noon + days)
    assert.deepEqual(await kept(), ['first', 'third'])
    clock.move(day)
    assert.equal(await retain(), 1, 'it was replaced')
    assert.deepEqual(await kept(), ['first'])
  })

  test('more old snapshots than one transaction takes go in several', async () => {
    const store = await open({ clock: stillClock() })
    const place = await newPlace(store)
    const records = Array.from({ length: 5 }, (_, index) => {
      const { message, ...record } = aRecord(place, { text: 'hello', createdAtMs: noon + index })
      const id = `s${index}`
      return { ...record, snapshot: { ...record.snapshot, id }, message: { ...message, snapshotId: id } }
    })
    for (const record of records) await store.record([record])
    const { organizationId, id: projectId } = place.project
    const removal = { organizationId, projectId, beforeMs: noon + hour, limit: 2 }
    const removed = async () => store.write(({ rowRetention }) => rowRetention.removeSnapshots(removal))
    assert.equal(await removed(), 0, 'messages refer to them')
    await store.write(({ rowRetention }) => rowRetention.removeMessages({ ...removal, limit: 10 }))
    assert.deepEqual([await removed(), await removed(), await removed()], [2, 2, 0])
  })

  test('the texts of a calibration whose job is gone are removed by the second pass that finds it stalled', async () => {
    const clock = stillClock()
    const store = await open({ clock })
    const retain = () => applyRetention({ store, clock }, new AbortController().signal)
    const organizationId = await newOrganization(store)
    const abandoned = [
      await abandonedCalibration(store, organizationId),
      await abandonedCalibration(store, organizationId, noon),
      await abandonedCalibration(store, await newOrganization(store)),
    ]
    const alive = await abandonedCalibration(store, organizationId)
    const read = ({ organizationId: of, id }: Calibration) =>
      store.read(async ({ calibrations }) => ({
        status: (await calibrations.find(of, id))?.status,
        work: await calibrations.findWork(of, id),
      }))

    await retain()
    clock.move(5 * hour)
    // The service was stopped for long: whoever still has a job goes on beside this pass.
    await retain()
    await retain()
    for (const one of abandoned) assert.deepEqual((await read(one)).work?.subjects, [{ index: 0, text: word }])
    const progress = { values: {}, detectors: {} }
    await store.write(({ calibrations }) =>
      calibrations.advance(organizationId, alive.id, { progress, measured: 0, nowMs: clock.nowMs() }),
    )

    clock.move(hour)
    await retain()
    for (const one of abandoned) assert.deepEqual(await read(one), { status: 'failed', work: null })
    const { status, work } = await read(alive)
    assert.deepEqual([status, work?.subjects.length], ['running', 1])
  })

  test('an erasure whose jobs failed for good is finished by a pass', async () => {
    const clock = stillClock()
    const store = await open({ clock })
    const organizationId = await newOrganization(store)
    const erasure: Erasure = {
      id: randomUUID(),
      organizationId,
      projectId: randomUUID(),
      conversationId: randomUUID(),
      requestedAtMs: noon,
      horizonMs: null,
      completedAtMs: null,
      erased: { messages: 2, texts: 3, replies: 0, notes: 1 },
    }
    await store.write(({ erasures }) => erasures.insert(erasure))
    const read = () => store.read(({ erasures }) => erasures.find(organizationId, erasure.id))
    const retain = () => applyRetention({ store, clock }, new AbortController().signal)

    clock.move(hour - 1)
    await retain()
    assert.deepEqual(await read(), erasure, 'its jobs may still be at work')
    clock.move(1)
    await retain()
    assert.deepEqual(await read(), { ...erasure, completedAtMs: noon + hour })
  })

  test('an erasure of months ago whose job is a dead letter is finished, beside one that fails again', async () => {
    const clock = stillClock()
    const store = await open({ clock })
    const organizationIds = [await newOrganization(store), await newOrganization(store)] as const
    const erasures = organizationIds.map((organizationId): Erasure => {
      const erased = { messages: 0, texts: 0, replies: 0, notes: 0 }
      const of = { organizationId, projectId: randomUUID(), conversationId: randomUUID() }
      return { ...of, id: randomUUID(), requestedAtMs: noon, horizonMs: null, completedAtMs: null, erased }
    })
    await store.write(async (all) => {
      for (const erasure of erasures) {
        const { organizationId, id: erasureId } = erasure
        await all.erasures.insert(erasure)
        await all.jobs.add({
          organizationId,
          name: 'privacy.erase',
          payload: { erasureId },
          runAtMs: noon,
          uniqueKey: null,
        })
      }
    })
    for (const { id } of await store.write(({ jobs }) => jobs.lease('a test', noon, hour, 10)))
      await store.write(({ jobs }) => jobs.fail(id, 'broken', null, noon + 99 * 24 * hour))
    const [broken, sound] = erasures
    assert.ok(broken && sound)
    const failing = withErasures(store, (all) => brokenFor(broken.id, all))

    clock.move(100 * 24 * hour)
    await assert.rejects(applyRetention({ store: failing, clock }, new AbortController().signal), /cannot be erased/)
    const completed = await Promise.all(
      erasures.map(
        async ({ organizationId, id }) =>
          (await store.read((all) => all.erasures.find(organizationId, id)))?.completedAtMs,
      ),
    )
    assert.deepEqual(completed, [null, clock.nowMs()])
    const revived = await store.write(({ jobs }) => jobs.lease('a test', clock.nowMs(), hour, 10))
    assert.deepEqual(
      revived.map(({ attempt }) => attempt),
      [jobAttemptsMax, jobAttemptsMax],
    )
  })
})

function brokenFor(id: string, erasures: ErasureRepository): ErasureRepository {
  return {
    ...erasures,
    eraseSome: (erasure, limit) =>
      erasure.id === id ? Promise.reject(new Error('It cannot be erased.')) : erasures.eraseSome(erasure, limit),
  }
}

/** The same store, whose transactions see other erasures. */
function withErasures(store: Store, change: (erasures: ErasureRepository) => ErasureRepository): Store {
  const write: Store['write'] = (work) => store.write((all) => work({ ...all, erasures: change(all.erasures) }))
  return new Proxy(store, {
    get: (target, name) => {
      const verb = Reflect.get(target, name)
      return name === 'write' ? write : verb.bind(target)
    },
  })
}
