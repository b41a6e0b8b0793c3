import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { Tokenizer } from '@huggingface/tokenizers'
import fc from 'fast-check'
import { assertConstant, assertLinear } from '../../../test/growth.ts'
import { modelFolder } from './model-files.ts'
import corpus from './tokenise.fixture.json' with { type: 'json' }
import { tokenise } from './tokenise.ts'
import { createWordPieces } from './word-pieces.ts'

const description = JSON.parse(readFileSync(join(modelFolder, 'encoder-tokenizer.json'), 'utf8'))
const pieces = createWordPieces(description)
const all = Number.POSITIVE_INFINITY

for (const language of new Set(corpus.texts.map((one) => one.language))) {
  test(`ids are those of the original tokeniser: ${language}`, () => {
    for (const { text, ids } of corpus.texts.filter((one) => one.language === language)) {
      assert.deepEqual(tokenise(pieces, text, all).ids, ids, text)
    }
  })
}

test('the corpus is wide enough to prove something', () => {
  assert.ok(corpus.texts.length >= 60)
  assert.ok(new Set(corpus.texts.map(({ language }) => language)).size >= 12)
})

const library = new Tokenizer(description, {})

// The library treats characters beyond the first plane, a sigma at the end of a word and the names of marks
// (`[SEP]`) otherwise than the original does; the corpus covers the first two, a test of its own the third.
const letters = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...'abcdeEISTghij 01239.,!?\'-/\n\t"($') },
  { weight: 2, arbitrary: fc.integer({ min: 0xa0, max: 0x24f }).map((code) => String.fromCharCode(code)) },
  { weight: 2, arbitrary: fc.integer({ min: 0, max: 0xd7ff }).map((code) => String.fromCharCode(code)) },
  { weight: 1, arbitrary: fc.constantFrom('\u200b', '\u0301', '\u0338', '\u00ad', '가', '한', '漢', '字', 'ß', 'İ') },
)
const texts = fc.array(letters, { maxLength: 80 }).map((parts) => parts.join('').replaceAll('Σ', ''))

test('ids are those of the library on any text of the first plane', () => {
  fc.assert(
    fc.property(texts, (text) => {
      // What it cannot hold in one word (100 characters, syllables counted by letters) it does not read at all.
      fc.pre(text.split(/\s/).every((word) => word.normalize('NFD').length <= 100))
      assert.deepEqual(tokenise(pieces, text, all).ids, library.encode(text, { add_special_tokens: false }).ids)
    }),
    { numRuns: 2_000 },
  )
})

test('names of marks in a text are words like any other', () => {
  const { ids } = tokenise(pieces, 'one [SEP] two [CLS] three [PAD]', all)
  for (const mark of [0, 101, 102]) assert.equal(ids.includes(mark), false)
})

test('each id tells the word that it came from, in order, and words cover all that can be seen', () => {
  fc.assert(
    fc.property(fc.oneof(texts, fc.string({ unit: 'binary', maxLength: 60 })), (text) => {
      const { ids, starts, ends } = tokenise(pieces, text, all)
      let at = 0
      for (let place = 0; place < ids.length; place++) {
        const [start = -1, end = -1] = [starts[place], ends[place]]
        assert.ok(start >= (starts[place - 1] ?? 0) && end > start && end <= text.length)
        if (start > at) assert.doesNotMatch(text.slice(at, start), /[\p{L}\p{N}\p{P}]/u)
        at = end
      }
      assert.doesNotMatch(text.slice(at), /[\p{L}\p{N}\p{P}]/u)
    }),
  )
})

test('a word of 100,000 characters is read in parts, in linear time, and is not unknown', async () => {
  const make = (size: number) => 'abcdefghij'.repeat(size / 10)
  const { ids, ends } = tokenise(pieces, make(100_000), all)
  assert.ok(ids.length > 10_000)
  assert.equal(ids.includes(100), false)
  assert.equal(ends.at(-1), 100_000)
  await assertLinear({ size: 100_000, make, work: (word) => tokenise(pieces, word, all) })
})

test('Korean words that are long in letters are read in parts too', () => {
  const { ids } = tokenise(pieces, '한국어'.repeat(20), all)
  assert.equal(ids.includes(100), false)
})

test('a word that ends in what the vocabulary lacks costs no search among all its parts', async () => {
  const make = (size: number) =>
    Array.from({ length: 192_000 / size }, (_, n) => `${'xqzj'.repeat(size / 4)}${n % 10}\u{1f642} `).join('')
  // As many letters in long words as in short ones.
  await assertConstant({ size: 96, make, work: (text) => tokenise(pieces, text, all) })
  assert.equal(tokenise(pieces, make(96).repeat(4), 6_000).ids.length, 6_000)
})

test('reading stops soon after the bound, whatever the rest is', () =>
  assertConstant({
    size: 1_600_000,
    make: (count) => 'word '.repeat(count),
    work: (text) => {
      assert.equal(tokenise(pieces, text, 500).ids.length, 500)
    },
  }))

for (const [why, given] of [
  ['nothing', null],
  ['another kind', { model: { type: 'BPE', vocab: {} } }],
  ['no vocabulary', { model: { type: 'WordPiece', continuing_subword_prefix: '##' } }],
  ['no marks', { model: { type: 'WordPiece', continuing_subword_prefix: '##', vocab: { a: 1 } } }],
] as const) {
  test(`a description of no such tokeniser is refused: ${why}`, () => assert.throws(() => createWordPieces(given)))
}
