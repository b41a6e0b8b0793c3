import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Problem } from '../../domain/problem.ts'
import { BoundedTurns } from './bounded-turns.ts'

test('one more than may wait is refused; a turn that fails goes to the next', async () => {
  const turns = new BoundedTurns({ runningMax: 1, waitingMax: 1 })
  const { promise, reject } = Promise.withResolvers<never>()
  const first = assert.rejects(
    turns.run(() => promise),
    /broke/,
  )
  const second = turns.run(async () => 'second')
  await assert.rejects(
    turns.run(async () => 'third'),
    (error) => error instanceof Problem && error.code === 'overloaded',
  )
  reject(new Error('It broke.'))
  await first
  assert.equal(await second, 'second')
  assert.equal(await turns.run(async () => 'fourth'), 'fourth')
})
