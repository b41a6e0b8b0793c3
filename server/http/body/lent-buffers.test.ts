import assert from 'node:assert/strict'
import { test } from 'node:test'
import { LentBuffers } from './lent-buffers.ts'

const options = { count: 2, bytes: 1_000, idleMs: 5_000 }

test('bodies one after the other use the same memory', () => {
  const buffers = new LentBuffers(options)
  const first = buffers.lend(10)
  first?.giveBack()
  const second = buffers.lend(1_000)
  assert.ok(first && second)
  assert.equal(second.buffer, first.buffer)
})

test('no more are lent than there may be, and none that is too small', () => {
  const buffers = new LentBuffers(options)
  const [first, second] = [buffers.lend(10), buffers.lend(10)]
  assert.ok(first && second)
  assert.notEqual(first.buffer, second.buffer)
  assert.equal(buffers.lend(10), null)
  second.giveBack()
  assert.equal(buffers.lend(1_001), null)
  assert.equal(buffers.lend(10)?.buffer, second.buffer)
})

test('after an idle time memory may be collected; as long as it was not, it is used again and no other is taken', (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  const buffers = new LentBuffers(options)
  const held = [buffers.lend(10), buffers.lend(10)]
  const known = new Set(held.map((lent) => lent?.buffer))
  for (const lent of held) lent?.giveBack()
  t.mock.timers.tick(options.idleMs)
  assert.ok(known.has(buffers.lend(10)?.buffer))
  assert.ok(known.has(buffers.lend(10)?.buffer))
})
