import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { FairQueue, type FairQueueBounds } from './fair-queue.ts'

function queue(bounds: Partial<FairQueueBounds> = {}): FairQueue<string> {
  return new FairQueue({ itemsMax: 1_000, roomMax: 1_000_000, ...bounds })
}

function fill(into: FairQueue<string>, owner: string, { count = 1, cost = 1, nowMs = 0 } = {}): number {
  const added = Array.from({ length: count }, (_, at) => into.add({ owner, item: `${owner}${at}`, cost }, nowMs))
  return added.filter(Boolean).length
}

function take(from: FairQueue<string>, count: number): string[] {
  return Array.from({ length: count }, () => from.take()?.item ?? 'nothing')
}

describe('a fair queue', () => {
  test('serves one owner in the order of asking', () => {
    const one = queue()
    fill(one, 'a', { count: 4 })
    assert.deepEqual(take(one, 5), ['a0', 'a1', 'a2', 'a3', 'nothing'])
    assert.deepEqual([one.size, one.cost], [0, 0])
  })

  test('tells how much waits of one owner, what was put back too', () => {
    const both = queue()
    fill(both, 'a', { count: 3 })
    fill(both, 'b')
    const taken = both.take()
    assert.ok(taken?.owner === 'a')
    assert.deepEqual(
      ['a', 'b', 'nobody'].map((owner) => both.waitingOf(owner)),
      [2, 1, 0],
    )
    both.putBack(taken, 0)
    assert.equal(both.waitingOf('a'), 3)
  })

  test('serves the one item of a newcomer next, however long the others wait', () => {
    const both = queue()
    fill(both, 'a', { count: 500 })
    take(both, 100)
    fill(both, 'b')
    assert.ok(take(both, 2).includes('b0'))
  })

  test('shares the work and not the number of items', () => {
    const both = queue()
    fill(both, 'heavy', { count: 100, cost: 64 })
    fill(both, 'light', { count: 100, cost: 1 })
    const taken = take(both, 66)
    assert.equal(taken.filter((item) => item.startsWith('light')).length, 64)
  })

  test('lets nobody save up turns while it asked for nothing', () => {
    const both = queue()
    fill(both, 'b')
    take(both, 1)
    fill(both, 'a', { count: 300 })
    take(both, 200)
    fill(both, 'b', { count: 50 })
    const taken = take(both, 20)
    assert.equal(taken.filter((item) => item.startsWith('a')).length, 10)
  })

  test('an owner whose work came to more than was thought waits for its next turn', () => {
    const both = queue()
    fill(both, 'a', { count: 20 })
    fill(both, 'b', { count: 20 })
    both.charge('a', 10)
    assert.deepEqual(
      take(both, 10).map((item) => item.charAt(0)),
      [...'bbbbbbbbbb'],
    )
    both.charge('a', -5)
    assert.equal(take(both, 4).filter((item) => item.startsWith('a')).length > 0, true)
  })

  test('an owner may not hold all of it, by number or by work, and others find room beside it', () => {
    const byNumber = queue({ itemsMax: 8 })
    assert.equal(fill(byNumber, 'a', { count: 8 }), 6)
    assert.equal(fill(byNumber, 'b', { count: 3 }), 2)
    const byWork = queue({ roomMax: 80 })
    assert.equal(fill(byWork, 'a', { count: 8, cost: 10 }), 6)
    assert.equal(fill(byWork, 'b', { count: 8, cost: 10 }), 2)
  })

  test('room is bounded by size and turns are taken by cost', () => {
    const both = queue({ roomMax: 80 })
    const add = (owner: string, item: string, cost: number, room: number) => both.add({ owner, item, cost, room }, 0)
    assert.deepEqual(
      Array.from({ length: 8 }, (_, at) => add('a', `a${at}`, 1, 10)),
      [true, true, true, true, true, true, false, false],
    )
    assert.deepEqual([add('b', 'b0', 6, 10), add('b', 'b1', 6, 10)], [true, true])
    assert.deepEqual(
      take(both, 8)
        .map((item) => item.charAt(0))
        .join(''),
      'abaaaaab',
    )
    assert.deepEqual([both.size, both.cost], [0, 0])
  })

  test('one item is taken whatever its size', () => {
    const small = queue({ roomMax: 10 })
    fill(small, 'a', { count: 1, cost: 1_000 })
    assert.equal(fill(small, 'b', { count: 2, cost: 1_000 }), 1)
  })

  test('what is put back goes first and as if it had not been taken', () => {
    const both = queue()
    fill(both, 'a', { count: 3 })
    fill(both, 'b', { count: 3 })
    const first = both.take()
    assert.ok(first)
    both.putBack(first, 0)
    assert.equal(both.size, 6)
    assert.equal(both.take()?.item, first.item)
  })

  test('what is given up leaves at once, put back or not', () => {
    const one = queue()
    fill(one, 'a', { count: 3 })
    const first = one.take()
    assert.ok(first)
    one.putBack(first, 0)
    assert.deepEqual([one.remove('a', 'a0'), one.remove('a', 'a1'), one.remove('a', 'a1')], [true, true, false])
    assert.deepEqual([one.remove('nobody', 'a2'), one.size, one.cost], [false, 1, 1])
    assert.deepEqual(take(one, 2), ['a2', 'nothing'])
  })

  test('tells for each owner which item waits longest, and since when without a break', () => {
    const both = queue()
    fill(both, 'a', { count: 2, nowMs: 10 })
    fill(both, 'b', { count: 1, nowMs: 20 })
    assert.deepEqual(both.lanes(), [
      { owner: 'a', first: 'a0', waiting: 2, cost: 2, busySinceMs: 10 },
      { owner: 'b', first: 'b0', waiting: 1, cost: 1, busySinceMs: 20 },
    ])
    take(both, 3)
    fill(both, 'b', { nowMs: 30 })
    assert.deepEqual(both.lanes(), [{ owner: 'b', first: 'b0', waiting: 1, cost: 1, busySinceMs: 30 }])
  })

  test('where only some fit, takes the next of those and leaves the others their place', () => {
    const both = queue()
    fill(both, 'long', { count: 2, cost: 5 })
    fill(both, 'short', { count: 2, cost: 1 })
    assert.equal(both.take((item) => item.startsWith('short'))?.item, 'short0')
    assert.equal(
      both.take((item) => item.startsWith('none')),
      null,
    )
    assert.deepEqual(take(both, 1), ['long0'])
  })

  test('gives up everything at once', () => {
    const both = queue()
    fill(both, 'a', { count: 2 })
    fill(both, 'b', { count: 1 })
    assert.deepEqual([...both.clear()].sort(), ['a0', 'a1', 'b0'])
    assert.deepEqual([both.size, both.cost, both.take()], [0, 0, null])
  })

  test('owners that are gone are forgotten, and thousands at once are served in turn', () => {
    const many = queue({ itemsMax: 10_000 })
    for (let owner = 0; owner < 2_000; owner++) fill(many, `o${owner}-`, { count: 2 })
    const firstRound = take(many, 2_000)
    assert.equal(new Set(firstRound.map((item) => item.split('-')[0])).size, 2_000)
  })
})
