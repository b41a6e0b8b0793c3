import assert from 'node:assert/strict'
import { test } from 'node:test'
import { timeBudget } from './time-budget.ts'

test('the time of an attack runs while the run goes on and stands still while it is paused', ({ mock }) => {
  mock.timers.enable({ apis: ['setTimeout', 'Date'] })
  const stop = new AbortController()
  const time = timeBudget(10, stop.signal)
  const pass = (minutes: number) => mock.timers.tick(minutes * 60_000)
  pass(100)
  time.go()
  pass(6)
  time.go()
  time.hold()
  time.hold()
  pass(1_000)
  assert.equal(time.signal.aborted, false)
  time.go()
  pass(3.9)
  assert.equal(time.isOver(), false)
  pass(0.2)
  assert.equal(time.signal.aborted, true)
  assert.equal(time.isOver(), true)
})

test('without a budget only the person who stops ends it, and that is not the time', ({ mock }) => {
  mock.timers.enable({ apis: ['setTimeout', 'Date'] })
  const stop = new AbortController()
  const time = timeBudget(undefined, stop.signal)
  time.go()
  mock.timers.tick(1_000_000_000)
  assert.equal(time.signal.aborted, false)
  stop.abort()
  assert.deepEqual([time.signal.aborted, time.isOver()], [true, false])
})
