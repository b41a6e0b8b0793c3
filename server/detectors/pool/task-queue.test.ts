import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { GuardTask } from '../../domain/ports.ts'
import { PendingTask } from './pending-task.ts'
import { securityTask } from './security-task.fixture.ts'
import { TaskQueue } from './task-queue.ts'

const waitMsMax = 10_000
/** So many that wait for one worker are no backlog. */
const few = 4

function queue(tasksMax = 1_000): TaskQueue {
  return new TaskQueue({ tasksMax, waitMsMax, workers: 1 })
}

let lastNumber = 0

function pending(organizationId: string, { atMs = 0, text = 'hello', ...given }: Given = {}): PendingTask {
  const task = securityTask(text, 'x')
  return new PendingTask(++lastNumber, { ...task, ...given, snapshot: { ...task.snapshot, organizationId } }, atMs)
}

type Given = Partial<GuardTask> & { readonly atMs?: number; readonly text?: string }

function add(to: TaskQueue, one: PendingTask): PendingTask {
  assert.equal(to.add(one, one.startedMs), null)
  return one
}

describe('tasks that wait for a worker', () => {
  test('an organization with one task comes next, whatever another one has waiting', () => {
    const waiting = queue()
    for (let count = 0; count < 500; count++) add(waiting, pending('flood', { text: 'x'.repeat(4_000) }))
    for (let count = 0; count < 20; count++) waiting.take(0)
    const quiet = add(waiting, pending('quiet'))
    assert.ok([waiting.take(0), waiting.take(0)].includes(quiet))
  })

  test('one organization never fills the whole queue', () => {
    const waiting = queue(8)
    const refusals = Array.from({ length: 8 }, () => waiting.add(pending('flood'), 0)).filter((one) => one !== null)
    assert.deepEqual(
      refusals.map(({ code }) => code),
      ['overloaded', 'overloaded'],
    )
    add(waiting, pending('quiet'))
  })

  test('who would wait far too long by the measured pace is told so at once, with the time that it would take', () => {
    const waiting = queue()
    for (let count = 0; count < 200; count++) waiting.charge(pending('flood', { text: 'x'.repeat(372) }), 1_000)
    // 1,000 units are one second each on the one worker.
    assert.ok(Math.abs(waiting.paceMs - 1) < 0.01)
    const text = 'x'.repeat(372)
    const refused = Array.from({ length: 60 }, () => waiting.add(pending('flood', { text }), 0)).filter(Boolean)
    assert.ok(refused.length >= 25 && refused.length <= 32, `${refused.length} were refused`)
    assert.ok((refused[0]?.retryAfterSeconds ?? 0) >= 28)
    add(waiting, pending('quiet', { text }))
  })

  test('a text of 1 MB behind slow short checks is not refused: it does not take a thousand times as long', () => {
    const waiting = queue()
    for (let count = 0; count < 200; count++) waiting.charge(pending('a', { text: 'x'.repeat(372) }), 70)
    for (let count = 0; count < 3; count++) add(waiting, pending('a', { text: 'x'.repeat(1_000_000) }))
    const refused = Array.from({ length: 20 }, () => waiting.add(pending('a', { text: 'x'.repeat(1_000_000) }), 0))
    assert.ok(refused.some((one) => one !== null))
  })

  test('the most text that waits is counted by its length, whatever time it may take', () => {
    const waiting = queue()
    const text = 'x'.repeat(1_000_000)
    const kept = Array.from({ length: 40 }, () => waiting.add(pending('a', { text }), 0)).filter((one) => one === null)
    // Each text stands twice: alone, and with what was said before it.
    assert.equal(kept.length, 23)
  })

  test('what found no worker in time is given up, the rest waits on', () => {
    const waiting = queue()
    const early = [add(waiting, pending('a')), add(waiting, pending('a'))]
    const late = add(waiting, pending('b', { atMs: 6_000 }))
    const other = add(waiting, pending('b', { atMs: 6_000 }))
    assert.deepEqual(waiting.takeLate(10_000), [])
    const given = waiting.takeLate(10_001)
    assert.deepEqual(
      given.map(([one]) => one),
      early,
    )
    assert.ok(given.every(([, reason]) => reason.code === 'overloaded' && (reason.retryAfterSeconds ?? 0) >= 1))
    assert.deepEqual([waiting.take(10_001), waiting.remove(other), waiting.take(10_001)], [late, true, null])
  })

  test('where an organization has not been caught up with for long, waiting is shorter, but for a few; it is long again once it has', () => {
    const waiting = queue()
    for (let count = 0; count < 20; count += 1) add(waiting, pending('a'))
    for (let atMs = 100; atMs <= 11_000; atMs += 100) {
      add(waiting, pending('a', { atMs }))
      waiting.take(atMs)
    }
    const other = add(waiting, pending('b', { atMs: 11_000 }))
    const sizeBefore = waiting.size
    const late = waiting.takeLate(12_500).map(([one]) => one)
    assert.ok(late.length > 0 && !late.includes(other))
    assert.equal(sizeBefore - late.length, few + 1)
    for (let count = 0; count <= few; count += 1) waiting.take(12_500)
    for (let count = 0; count < 20; count += 1) add(waiting, pending('a', { atMs: 12_500 }))
    assert.deepEqual(waiting.takeLate(15_000), [])
  })

  test('a client that works on a few large texts without a break is no backlog: each may wait for long', () => {
    const waiting = queue()
    for (let count = 0; count < few; count += 1) add(waiting, pending('a'))
    for (let atMs = 1_000; atMs <= 40_000; atMs += 1_000) {
      assert.deepEqual(waiting.takeLate(atMs), [])
      add(waiting, pending('a', { atMs }))
      waiting.take(atMs)
    }
  })

  test('work that nobody waits for is never late, and gets less than a check of the same organization', () => {
    const waiting = queue()
    const background = Array.from({ length: 20 }, () => add(waiting, pending('a', { isBackground: true })))
    for (let count = 0; count < 20; count++) add(waiting, pending('a'))
    const taken = Array.from({ length: 20 }, () => waiting.take(0))
    const inBackground = taken.filter((one) => one?.isBackground).length
    assert.ok(inBackground >= 3 && inBackground <= 5, `${inBackground} of 20`)
    const late = waiting.takeLate(100_000).map(([one]) => one)
    assert.equal(late.length, 20 - (20 - inBackground))
    assert.equal(
      late.some((one) => background.includes(one)),
      false,
    )
  })

  test('an organization pays for what its tasks cost, not for what was thought', () => {
    const waiting = queue()
    for (const organizationId of ['dear', 'cheap']) {
      for (let count = 0; count < 30; count++) add(waiting, pending(organizationId))
    }
    const taken = { dear: 0, cheap: 0 }
    for (let count = 0; count < 20; count++) {
      const task = waiting.take(0)
      if (task === null) break
      const organizationId = task.task.snapshot.organizationId as 'dear' | 'cheap'
      taken[organizationId]++
      waiting.charge(task, organizationId === 'dear' ? 40 : 10)
    }
    assert.ok(taken.cheap >= 2 * taken.dear, JSON.stringify(taken))
  })

  test('what was given up tells nothing of the pace, and its organization pays for no more than it had', () => {
    const waiting = queue()
    const text = 'x'.repeat(4_000)
    for (let count = 0; count < 20; count++) waiting.charge(pending('other', { text }), 10)
    const { paceMs } = waiting
    for (let count = 0; count < 100; count++) add(waiting, pending('gone', { text }))
    for (let count = 0; count < 100; count++) {
      const taken = waiting.take(0)
      if (taken !== null) waiting.charge(taken, 0, false)
    }
    assert.equal(waiting.paceMs, paceMs)
    add(waiting, pending('other', { text }))
    const again = add(waiting, pending('gone', { text }))
    assert.ok([waiting.take(0), waiting.take(0)].includes(again))
  })

  test('what its worker was lost with is not refused for that', () => {
    const waiting = queue()
    const again = add(waiting, pending('a'))
    waiting.take(0)
    again.lostWorkers = 1
    waiting.putBack([again], 9_000)
    assert.deepEqual(waiting.takeLate(20_000), [])
    assert.equal(waiting.takeLate(30_001).length, 1)
  })

  test('only a short task passes where only a short one may', () => {
    const waiting = queue()
    add(waiting, pending('flood', { text: 'x'.repeat(4_000) }))
    const short = add(waiting, pending('quiet'))
    assert.equal(waiting.take(0, 1_000), short)
    assert.equal(waiting.take(0, 1_000), null)
    assert.equal(waiting.size, 1)
  })

  test('the backlog of one organization is not held against the server; one that nothing is taken from is', () => {
    const waiting = queue()
    for (let count = 0; count < 5; count++) add(waiting, pending('flood'))
    waiting.take(7_000)
    assert.equal(waiting.behindMs(7_500), 500)
    assert.equal(waiting.behindMs(13_000), 6_000)
    add(waiting, pending('b', { atMs: 8_000 }))
    waiting.take(12_000)
    waiting.take(12_900)
    assert.equal(waiting.behindMs(13_000) >= 100, true)
    while (waiting.take(13_000) !== null);
    assert.equal(waiting.behindMs(99_000), 0)
  })
})
