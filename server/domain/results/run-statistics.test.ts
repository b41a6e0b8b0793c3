import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fisherExact, medianOf, successAtK, wilsonInterval } from './run-statistics.ts'

const near = (found: number, wanted: number, within = 5e-5) =>
  assert.ok(Math.abs(found - wanted) < within, String(found))

test('the Wilson interval has the values of the published formula', () => {
  // By hand for 10 of 100: centre (.1 + 1.9207/100) / 1.038415, spread 1.959964·√(.09/100 + .9604/10000) / 1.038415.
  const tenOf100 = wilsonInterval(10, 100)
  near(tenOf100.low, 0.05523)
  near(tenOf100.high, 0.17437)
  const half = wilsonInterval(5, 10)
  near(half.low, 0.2366)
  near(half.high, 0.7634)
  const none = wilsonInterval(0, 20)
  assert.equal(none.low, 0)
  near(none.high, 0.16113)
  const all = wilsonInterval(20, 20)
  near(all.low, 0.83887)
  assert.equal(all.high, 1)
  assert.deepEqual(wilsonInterval(0, 0), { low: 0, high: 1 })
})

test('success at k averages over groups and leaves out what has too few tries', () => {
  // 1 of 4: at k = 2 the chance is 1 − C(3,2)/C(4,2) = .5. 0 of 4: 0. 2 of 2: 1.
  const groups = [
    { hits: 1, total: 4 },
    { hits: 0, total: 4 },
    { hits: 2, total: 2 },
  ]
  const rates = successAtK(groups, 5)
  assert.deepEqual(
    rates.map(({ k }) => k),
    [1, 2, 3, 4],
  )
  near(rates[0]?.rate ?? -1, (0.25 + 0 + 1) / 3)
  near(rates[1]?.rate ?? -1, (0.5 + 0 + 1) / 3)
  near(rates[2]?.rate ?? -1, 0.75 / 2)
  near(rates[3]?.rate ?? -1, 1 / 2)
})

test('the median counts how often each value occurred', () => {
  assert.equal(medianOf([]), null)
  assert.equal(medianOf([{ value: 3, count: 1 }]), 3)
  assert.equal(
    medianOf([
      { value: 5, count: 1 },
      { value: 1, count: 2 },
      { value: 2, count: 1 },
    ]),
    1.5,
  )
})

test("Fisher's exact test has the values computed by hand", () => {
  // 3 of 4 against 1 of 4: tables 0..4 weigh 1, 16, 36, 16, 1 of 70; at most as likely as the seen one: 34/70.
  near(fisherExact({ hits: 3, total: 4 }, { hits: 1, total: 4 }), 34 / 70)
  near(fisherExact({ hits: 0, total: 5 }, { hits: 5, total: 5 }), 2 / 252)
  near(fisherExact({ hits: 2, total: 4 }, { hits: 2, total: 4 }), 1)
  near(fisherExact({ hits: 0, total: 0 }, { hits: 3, total: 9 }), 1)
  // Large numbers: 500 of 1,000 against 560 of 1,000; the normal approximation with correction gives z = 2.6404, p = .0083.
  near(fisherExact({ hits: 500, total: 1_000 }, { hits: 560, total: 1_000 }), 0.0083, 3e-4)
})
