import assert from 'node:assert/strict'
import { test } from 'node:test'
import { randomFrom } from '../../text/random/seeded-random.ts'
import { drawBeta } from './draw-beta.ts'

test('draws have the mean and the spread of their distribution, for shapes below one too', () => {
  const random = randomFrom('draws')
  const count = 20_000
  for (const shape of [
    { hits: 0.4, misses: 3.6 },
    { hits: 1, misses: 1 },
    { hits: 5, misses: 2 },
    { hits: 90, misses: 910 },
  ]) {
    const draws = Array.from({ length: count }, () => drawBeta(shape, random))
    assert.ok(draws.every((draw) => draw >= 0 && draw <= 1))
    const all = shape.hits + shape.misses
    const mean = shape.hits / all
    const variance = (mean * (1 - mean)) / (all + 1)
    const found = draws.reduce((sum, draw) => sum + draw, 0) / count
    const spread = draws.reduce((sum, draw) => sum + (draw - found) ** 2, 0) / count
    assert.ok(Math.abs(found - mean) < 5 * Math.sqrt(variance / count), `${JSON.stringify(shape)}: mean ${found}`)
    assert.ok(Math.abs(spread / variance - 1) < 0.1, `${JSON.stringify(shape)}: variance ${spread}, not ${variance}`)
  }
})

test('what surely happens or never does is drawn near 1 or 0', () => {
  const random = randomFrom('sure')
  assert.ok(drawBeta({ hits: 1_000, misses: 0 }, random) > 0.99)
  assert.ok(drawBeta({ hits: 0, misses: 1_000 }, random) < 0.01)
})
