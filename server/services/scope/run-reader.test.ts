import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Store } from '../../domain/ports.ts'
import { RunReader } from './run-reader.ts'

/** A store whose readings end when the test says so; each tells its number. */
function slowStore() {
  const ends: ((error?: Error) => void)[] = []
  const read: Store['read'] = () =>
    new Promise((resolve, reject) => {
      const number = ends.length
      ends.push((error) => (error === undefined ? resolve({ number } as never) : reject(error)))
    })
  return { store: { read }, ends }
}

test('who asks while a reading is on its way gets one that began afterwards, shared with all who wait', async () => {
  const { store, ends } = slowStore()
  const reader = new RunReader(store)
  const first = reader.read('org', 'test')
  const waiting = [reader.read('org', 'test'), reader.read('org', 'test')]
  assert.equal(ends.length, 1)
  ends[0]?.()
  assert.deepEqual(await first, { number: 0 })
  await Promise.resolve()
  assert.equal(ends.length, 2)
  const late = reader.read('org', 'test')
  ends[1]?.()
  assert.deepEqual(await Promise.all(waiting), [{ number: 1 }, { number: 1 }])
  await Promise.resolve()
  ends[2]?.()
  assert.deepEqual(await late, { number: 2 })
})

test('tests and organizations do not wait for each other', () => {
  const { store, ends } = slowStore()
  const reader = new RunReader(store)
  void reader.read('org', 'test')
  void reader.read('org', 'other test')
  void reader.read('other org', 'test')
  assert.equal(ends.length, 3)
})

test('a reading that fails does not fail the one after it, and nothing is kept in the end', async () => {
  const { store, ends } = slowStore()
  const reader = new RunReader(store)
  const first = reader.read('org', 'test')
  const second = reader.read('org', 'test')
  ends[0]?.(new Error('the database is gone'))
  await assert.rejects(first, /the database is gone/)
  await Promise.resolve()
  ends[1]?.()
  assert.deepEqual(await second, { number: 1 })
  const third = reader.read('org', 'test')
  ends[2]?.()
  assert.deepEqual(await third, { number: 2 })
})
