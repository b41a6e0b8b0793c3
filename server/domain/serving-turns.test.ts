import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ServingTurns } from './serving-turns.ts'

function start({ workMax = 10, waitingMax = 100 } = {}) {
  const due: (() => void)[] = []
  const begun: string[] = []
  const turns = new ServingTurns({ workMax, waitingMax, nextTurn: (begin) => due.push(begin) })
  const ask = async (owner: string, work: number) => {
    await turns.take(owner, work)
    begun.push(owner)
  }
  const settled = () => new Promise<void>((resolve) => setImmediate(resolve))
  const nextTurn = async () => {
    assert.ok(due.length <= 1, 'more than one turn was asked for')
    due.shift()?.()
    await settled()
  }
  return { turns, due, begun, ask, settled, nextTurn }
}

test('so much work begins in one turn; the rest waits for the next ones, in its order', async () => {
  const { begun, ask, settled, nextTurn, due } = start()
  const all = ['a', 'b', 'c', 'd', 'e'].map((owner) => ask(owner, 5))
  await settled()
  assert.deepEqual(begun, ['a', 'b'])
  await nextTurn()
  assert.deepEqual(begun, ['a', 'b', 'c', 'd'])
  await nextTurn()
  await Promise.all(all)
  await nextTurn()
  assert.deepEqual(due, [])
})

test('work that is more than a turn begins all the same, alone', async () => {
  const { begun, ask, settled, nextTurn } = start()
  void ask('large', 1_000)
  void ask('small', 1)
  await settled()
  assert.deepEqual(begun, ['large'])
  await nextTurn()
  assert.deepEqual(begun, ['large', 'small'])
})

test('whoever asks for little waits for one turn, however much another one has waiting', async () => {
  const { begun, ask, settled, nextTurn } = start()
  for (let count = 0; count < 50; count++) void ask('flood', 10)
  await settled()
  await nextTurn()
  void ask('quiet', 1)
  await nextTurn()
  assert.ok(begun.indexOf('quiet') <= 3, begun.join())
})

test('nothing is held up while there is little to do', async () => {
  const { turns, nextTurn } = start()
  for (let count = 0; count < 5; count++) {
    assert.equal(turns.take('a', 10), null)
    await nextTurn()
  }
})

test('what finds no place to wait in is refused, and others still find one', async () => {
  const { turns } = start({ waitingMax: 4 })
  assert.equal(turns.take('flood', 10), null)
  for (let count = 0; count < 3; count++) void turns.take('flood', 10)
  await assert.rejects(async () => turns.take('flood', 10), { code: 'overloaded' })
  assert.ok(turns.take('quiet', 1) instanceof Promise)
})
