import assert from 'node:assert/strict'
import { test } from 'node:test'
import { choosePlaces } from './choose-places.ts'
import { shareWindows } from './share-windows.ts'

test('all places are chosen where they fit', () => {
  assert.deepEqual(choosePlaces({ count: 3, most: 3, signed: [2] }), [0, 1, 2])
  assert.deepEqual(choosePlaces({ count: 0, most: 3, signed: [] }), [])
})

test('the ends come first, then signs up to half, then an even spread', () => {
  assert.deepEqual(choosePlaces({ count: 100, most: 2, signed: [50] }), [0, 99])
  assert.deepEqual(choosePlaces({ count: 100, most: 6, signed: [50, 51, 52] }), [0, 1, 49, 50, 98, 99])
})

test('never more than may be chosen, none twice, in order, and no gap beyond twice the even one', () => {
  for (const count of [1, 5, 49, 200, 10_000]) {
    for (const most of [1, 3, 4, 24, 48]) {
      const signed = [3, 3, 4, count + 5, -1, Math.floor(count / 2)]
      const chosen = choosePlaces({ count, most, signed })
      assert.equal(chosen.length, Math.min(count, most))
      assert.deepEqual(
        chosen,
        [...new Set(chosen)].sort((a, b) => a - b),
      )
      assert.ok(chosen.every((place) => place >= 0 && place < count))
      if (most < 24) continue
      const gaps = chosen.slice(1).map((place, at) => place - (chosen[at] ?? 0))
      assert.ok(Math.max(0, ...gaps) <= Math.max(4, (4 * count) / most), `${count} ${most}`)
    }
  }
})

test('windows go to the main view first, but half is left to others that need it', () => {
  assert.deepEqual(shareWindows([49, 0], 48), [48, 0])
  assert.deepEqual(shareWindows([49, 4], 48), [44, 4])
  assert.deepEqual(shareWindows([49, 49, 49], 48), [24, 12, 12])
  assert.deepEqual(shareWindows([49, 2, 49], 48), [24, 2, 22])
  assert.deepEqual(shareWindows([5, 49], 48), [5, 43])
  assert.deepEqual(shareWindows([], 48), [0])
})
