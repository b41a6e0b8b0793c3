import assert from 'node:assert/strict'
import { test } from 'node:test'
import { embeddingWidth } from '../../domain/guard/encoder.ts'
import { packVectors, unpackVectors } from '../vectors/pack-vectors.ts'
import { ordinarinessOf } from './ordinariness.ts'

function axis(at: number): Float32Array {
  const vector = new Float32Array(embeddingWidth)
  vector[at] = 1
  return vector
}

const near = (value: number, wanted: number) => assert.ok(Math.abs(value - wanted) < 0.01, String(value))

test('the five nearest ordinary texts count, however many others there are', () => {
  const ordinary = unpackVectors(packVectors([...Array.from({ length: 30 }, () => axis(7)), axis(1), axis(1), axis(1)]))
  near(ordinarinessOf(axis(1), ordinary), 3 / 5)
  near(ordinarinessOf(axis(7), ordinary), 1)
  near(ordinarinessOf(axis(2), ordinary), 0)
})

test('without ordinary texts nothing is taken off', () => {
  assert.equal(ordinarinessOf(axis(1), { count: 0, numbers: new Float32Array() }), 0)
})
