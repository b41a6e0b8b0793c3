import assert from 'node:assert/strict'
import { test } from 'node:test'
import { piecesLogit, responseBuckets, responsePieces, unpackPieces } from './response-pieces.ts'

test('a response is known by its beginning and its end, not by what stands between', () => {
  const [beginning, end] = ['First, mix flour and water. '.repeat(30), ' That is all there is to it.'.repeat(10)]
  const short = responsePieces(`${beginning}${'a a '.repeat(200)}${end}`)
  const long = responsePieces(`${beginning}${'b b '.repeat(900)}${end}`)
  assert.deepEqual(short, long)
  assert.notDeepEqual(short, responsePieces(`${beginning}${end} No.`))
})

test('pieces that weigh more raise the logit, and its size does not grow with length alone', () => {
  const weights = new Int8Array(responseBuckets)
  for (const bucket of responsePieces('I cannot help')) weights[bucket] = -100
  const pieces = { bias: 0.5, scale: 0.01, weights }
  assert.ok(piecesLogit(pieces, 'I cannot help') < piecesLogit(pieces, 'I cannot say that I mind, so here we go'))
  assert.equal(piecesLogit(pieces, ''), 0.5)
})

test('weights of another number of buckets are refused', () => {
  assert.throws(() => unpackPieces({ bias: 0, scale: 1, weights: 'AAAA' }), /3 weights/)
})
