import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fitLogistic, logitOf, type WeighedRow } from './fit-logistic.ts'

const rows: readonly WeighedRow[] = Array.from({ length: 200 }, (_, at) => {
  const [first, second] = [Math.sin(at), Math.cos(at * 1.7)]
  return { measures: [first, second, 1], isPositive: first - second > 0, weight: 1 }
})

test('what tells the rows apart is found, in its direction', () => {
  const fit = fitLogistic(rows, ['free', 'free', 'free'])
  const right = rows.filter(({ measures, isPositive }) => logitOf(fit, measures) > 0 === isPositive).length
  assert.ok(right >= 190, String(right))
  assert.ok((fit.weights[0] ?? 0) > 0 && (fit.weights[1] ?? 0) < 0)
})

test('no weight speaks against its direction', () => {
  const { weights } = fitLogistic(rows, ['down', 'up', 'free'])
  assert.deepEqual(weights.slice(0, 2), [0, 0])
})

test('the same rows give the same weights', () => {
  assert.deepEqual(fitLogistic(rows, ['free', 'up', 'down']), fitLogistic(rows, ['free', 'up', 'down']))
})
