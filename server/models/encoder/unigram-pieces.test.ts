import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import fc from 'fast-check'
import { assertLinear } from '../../../test/growth.ts'
import { modelFolder } from './model-files.ts'
import corpus from './unigram-pieces.fixture.json' with { type: 'json' }
import { createUnigramPieces } from './unigram-pieces.ts'

const description = JSON.parse(readFileSync(join(modelFolder, 'pairs-tokenizer.json'), 'utf8'))
const pieces = createUnigramPieces(description)
const marksEnd = 4

test('ids are those of the tokeniser that the network learnt with', () => {
  assert.ok(corpus.texts.length >= 60)
  for (const { text, ids } of corpus.texts) assert.deepEqual(pieces.idsOf(text), ids, text)
})

test('no text gives a mark: what spells the name of one is read as letters', () => {
  for (const text of ['<s>', '</s>', 'a</s>b', '<pad> <unk>']) {
    const ids = pieces.idsOf(text)
    assert.ok(ids.length > 0 && ids.every((id) => id >= marksEnd), `${text}: ${ids}`)
  }
})

test('any text gives ids of the vocabulary, and what cannot be seen changes none', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
      const ids = pieces.idsOf(text)
      assert.ok(ids.every((id) => id >= 3 && id < description.pieces.length))
      assert.deepEqual(pieces.idsOf(`\u200b ${text}\ufeff `), ids)
    }),
  )
})

test('one word as long as a window of windows costs in proportion', () =>
  assertLinear({
    size: 200_000,
    make: (size) => 'xq7-'.repeat(size / 4),
    work: (text) => {
      pieces.idsOf(text)
    },
  }))

test('a description of another kind is refused in plain words', () => {
  assert.throws(() => createUnigramPieces({ model: { type: 'WordPiece' } }), /pieces with a score each/)
  assert.throws(() => createUnigramPieces({ pieces: ['a'], scores: [] }), /pieces with a score each/)
  assert.throws(() => createUnigramPieces({ pieces: ['<s>'], scores: [0] }), /beside its marks/)
})
