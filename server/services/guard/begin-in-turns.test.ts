import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ServingTurns } from '../../domain/serving-turns.ts'
import { beginInTurns } from './begin-in-turns.ts'

const items = Array.from({ length: 25 }, (_, at) => at)

function startTurns() {
  const due: (() => void)[] = []
  const turns = new ServingTurns({ workMax: 10, waitingMax: 100, nextTurn: (begin) => due.push(begin) })
  /** Ends the turn; what it let go on has done so when this resolves. */
  const nextTurn = async () => {
    due.shift()?.()
    await settled()
  }
  return { turn: () => turns.take('o', 10), nextTurn }
}

/** All that can go on without another turn has done so. */
function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}

test('of many items so many begin in one turn of the thread, the others in the next ones; results keep their order', async () => {
  const { turn, nextTurn } = startTurns()
  const begun: number[] = []
  const begin = async (item: number) => {
    begun.push(item)
    return 2 * item
  }
  const done = beginInTurns(items, { together: 10, turn, begin })
  await settled()
  // The first lot asks for no turn: its request has had one. The second gets the rest of it.
  assert.equal(begun.length, 20)
  await nextTurn()
  assert.deepEqual(begun, items)
  assert.deepEqual(
    await done,
    items.map((item) => 2 * item),
  )
})

test('after a failure no further lot begins, and the failure is the answer', async () => {
  const { turn, nextTurn } = startTurns()
  const begun: number[] = []
  const begin = async (item: number) => {
    begun.push(item)
    if (item === 3) throw new RangeError('no place')
    return item
  }
  const done = beginInTurns(items, { together: 10, turn, begin })
  await assert.rejects(Promise.all([done, nextTurn()]), { message: 'no place' })
  assert.equal(begun.length, 10)
})
