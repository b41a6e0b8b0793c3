import assert from 'node:assert/strict'
import { test } from 'node:test'
import { randomFromNumber } from '../../server/text/random/seeded-random.ts'
import { fitOdds, type OddsCase, oddsOf } from './fit-odds.ts'

/** A case violates when its first measure exceeds its second; the third says nothing. */
function drawnCases(seed: number, count: number): readonly OddsCase[] {
  const random = randomFromNumber(seed)
  return Array.from({ length: count }, () => {
    const measures = [4 * random.next() - 2, 2 * random.next() - 1, random.next()]
    return { measures, violates: (measures[0] ?? 0) > (measures[1] ?? 0) }
  })
}

test('odds fitted on drawn cases tell others apart, the same each time', () => {
  const odds = fitOdds(drawnCases(1, 400), [1, -1, 1])
  assert.deepEqual(fitOdds(drawnCases(1, 400), [1, -1, 1]), odds)
  const others = drawnCases(2, 400)
  const right = others.filter(({ measures, violates }) => oddsOf(odds, measures) > 0 === violates)
  assert.ok(right.length > 360, String(right.length))
})

test('no weight has another sign than it may have', () => {
  const { weights } = fitOdds(drawnCases(1, 400), [-1, 1, 1])
  assert.deepEqual(weights.slice(0, 2).map(Math.abs), [0, 0])
})

test('a case without a number for a measure is refused, because it would spoil every weight', () => {
  const spoilt = { measures: [0, Number.NaN, 0], violates: true }
  assert.throws(() => fitOdds([...drawnCases(1, 40), spoilt], [1, -1, 1]), /measures are 0, NaN, 0/)
})
