import assert from 'node:assert/strict'
import { test } from 'node:test'
import { OneAfterAnother } from './one-after-another.ts'

test('work of one key waits for all before it, also for what failed; work of another key does not', async () => {
  const line = new OneAfterAnother()
  const done: string[] = []
  const gate = Promise.withResolvers<void>()
  const first = line.run('a', async () => {
    await gate.promise
    done.push('first')
    throw new Error('it failed')
  })
  const second = line.run('a', async () => done.push('second'))
  await line.run('b', async () => done.push('other'))
  assert.deepEqual(done, ['other'])
  gate.resolve()
  await assert.rejects(first, /it failed/)
  await second
  assert.deepEqual(done, ['other', 'first', 'second'])
})
