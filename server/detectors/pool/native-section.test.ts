import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createUninterrupted, whenInterruptible } from './native-section.ts'

function section() {
  const cell = { cells: new Int32Array(new SharedArrayBuffer(8)), index: 1 }
  return { uninterrupted: createUninterrupted(cell), interruptible: () => whenInterruptible(cell) }
}

test('a thread outside of native code may be ended at once', async () => {
  const { uninterrupted, interruptible } = section()
  assert.equal(await uninterrupted(async () => 7), 7)
  await assert.rejects(
    uninterrupted(() => Promise.reject(new Error('broken'))),
    /broken/,
  )
  await interruptible()
})

test('the end waits for every native run that has begun, and none begins after', async () => {
  const { uninterrupted, interruptible } = section()
  const [one, two] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const running = [uninterrupted(() => one.promise), uninterrupted(() => two.promise)]
  const order: string[] = []
  const ended = interruptible().then(() => order.push('ended'))
  await assert.rejects(
    uninterrupted(async () => order.push('began')),
    /being ended/,
  )
  one.resolve()
  await running[0]
  await new Promise((resolve) => setImmediate(resolve))
  order.push('one is over')
  two.resolve()
  await ended
  assert.deepEqual(order, ['one is over', 'ended'])
})
