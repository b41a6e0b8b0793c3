import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  areaUnderCurve,
  areaWithInterval,
  fOne,
  fOneWithInterval,
  meanOfShares,
  pairedDrop,
  rankCorrelation,
  shareOf,
} from './statistics.ts'

test('Wilson intervals are those of the textbook and stay within 0 and 1', () => {
  const { share, low, high } = shareOf(10, 100)
  assert.equal(share, 0.1)
  assert.ok(Math.abs(low - 0.0552) < 0.0005 && Math.abs(high - 0.1744) < 0.0005)
  assert.equal(shareOf(0, 50).low, 0)
  assert.ok(shareOf(50, 50).high > 1 - 1e-9 && shareOf(50, 50).high <= 1)
  assert.deepEqual(shareOf(0, 0), { hits: 0, of: 0, share: 0, low: 0, high: 1 })
})

test('the area under the curve counts ordered pairs, ties half', () => {
  assert.equal(areaUnderCurve([2, 3], [0, 1]), 1)
  assert.equal(areaUnderCurve([0, 1], [2, 3]), 0)
  assert.equal(areaUnderCurve([1, 1], [1, 1]), 0.5)
  assert.equal(areaUnderCurve([1, 3], [2, 0]), 0.75)
})

test('F1 balances misses and alarms', () => {
  assert.equal(fOne([1, 0], [0, 0], 1), 2 / 3)
  assert.equal(fOne([1, 1], [0], 1), 1)
  assert.equal(fOne([0], [1], 1), 0)
})

test('the interval of an area holds it, and is narrower with more texts', () => {
  const texts = (count: number, from: number) => Array.from({ length: count }, (_, at) => from + (at % 10))
  const few = areaWithInterval(texts(20, 3), texts(20, 0))
  const many = areaWithInterval(texts(2_000, 3), texts(2_000, 0))
  assert.ok(few.low < few.value && few.value < few.high && few.high <= 1)
  assert.equal(few.value, many.value)
  assert.ok(many.high - many.low < (few.high - few.low) / 5)
})

test('the interval of F1 holds it and is the same on each run', () => {
  const measure = () => fOneWithInterval([1, 1, 0, 1, 0, 1], [0, 0, 1, 0, 0, 0], 1)
  const { value, low, high } = measure()
  assert.ok(low < value && value < high)
  assert.deepEqual(measure(), { value, low, high })
})

test('a mean of shares counts small and large groups alike and is never certain', () => {
  const { value, low, high } = meanOfShares([shareOf(10, 10), shareOf(50, 100)])
  assert.equal(value, 0.75)
  assert.ok(low < 0.75 && high > 0.75)
  assert.ok(meanOfShares([shareOf(5, 5), shareOf(5, 5)]).low < 1)
})

test('a drop is counted on the same texts', () => {
  const { value, low, high } = pairedDrop([true, true, true, false], [true, false, false, true])
  assert.equal(value, 0.25)
  assert.ok(low < 0 && high > 0.25)
  assert.throws(() => pairedDrop([true], []), /same texts/)
})

test('ranks go together whatever the scale, ties share a rank', () => {
  assert.ok(Math.abs(rankCorrelation([1, 2, 3, 4, 5], [1, 10, 100, 1_000, 10_000]).value - 1) < 1e-9)
  assert.ok(Math.abs(rankCorrelation([1, 2, 3, 4, 5], [5, 4, 3, 2, 1]).value + 1) < 1e-9)
  // By hand: ranks 1, 2.5, 2.5, 4 against 1, 2, 3, 4.
  assert.ok(Math.abs(rankCorrelation([1, 2, 2, 3], [1, 2, 3, 4]).value - 0.948_683) < 1e-6)
})
