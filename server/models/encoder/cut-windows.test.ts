import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import fc from 'fast-check'
import { assertConstant } from '../../../test/growth.ts'
import { windowTokensMax } from '../../domain/guard/encoder.ts'
import { cutPair, cutWindows } from './cut-windows.ts'
import { modelFolder } from './model-files.ts'
import { createWordPieces } from './word-pieces.ts'

const pieces = createWordPieces(JSON.parse(readFileSync(join(modelFolder, 'encoder-tokenizer.json'), 'utf8')))
const { start, separator } = pieces.marks
const counted = (count: number): string => Array.from({ length: count }, (_, n) => `${n % 10}`).join(' ')

test('a short text is one window between its marks, an empty one none', () => {
  assert.deepEqual(cutWindows(pieces, '  one two  ', 48), [
    { start: 2, end: 9, ids: [start, 2028, 2048, separator], secondFrom: null },
  ])
  assert.deepEqual(cutWindows(pieces, ' \n\u200b', 48), [])
  assert.deepEqual(cutWindows(pieces, 'one', 0), [])
})

test('126 tokens are one window, 127 two of about the same size that share an eighth', () => {
  assert.equal(cutWindows(pieces, counted(126), 48).length, 1)
  const [first, second, ...more] = cutWindows(pieces, counted(127), 48)
  assert.equal(more.length, 0)
  assert.ok(first && second)
  assert.ok(Math.abs(first.ids.length - second.ids.length) <= 1)
  const shared = (first.end - second.start + 1) / 2
  assert.equal(shared, 16)
})

test('windows cover the text in order, none is longer than its bound, neighbours overlap', () => {
  const words = fc.array(fc.constantFrom('a', 'word', 'Donaudampfschiff', 'x'.repeat(99), '漢', '!', '한국어한국어'), {
    maxLength: 400,
  })
  fc.assert(
    fc.property(words, (list) => {
      const text = list.join(' ')
      const windows = cutWindows(pieces, text, 1_000)
      assert.equal(windows[0]?.start, list.length === 0 ? undefined : 0)
      assert.equal(windows.at(-1)?.end, list.length === 0 ? undefined : text.length)
      windows.forEach(({ ids, start: from }, place) => {
        assert.ok(ids.length <= windowTokensMax && ids.length > 2)
        const before = windows[place - 1]
        if (before !== undefined) assert.ok(from < before.end && from >= before.start)
      })
    }),
  )
})

test('a text of many windows stops at the most that may be cut, and tells how far it came; the rest costs nothing', () =>
  assertConstant({
    size: 1_600_000,
    make: (count) => 'word '.repeat(count),
    work: (text) => {
      const windows = cutWindows(pieces, text, 3)
      assert.equal(windows.length, 3)
      assert.equal(windows.at(-1)?.end, (126 + 2 * 110) * 5 - 1)
    },
  }))

test('a pair that fits is whole, the second marked as such', () => {
  const { ids, secondFrom, ...range } = cutPair(pieces, { first: 'one', second: 'two two' })
  assert.deepEqual(ids, [start, 2028, separator, 2048, 2048, separator])
  assert.equal(secondFrom, 3)
  assert.deepEqual(range, { start: 0, end: 7 })
})

test('of a pair that is too long the middles go: the first keeps a third, or what the second leaves', () => {
  const both = cutPair(pieces, { first: `one ${'x '.repeat(300)}one`, second: `two ${'y '.repeat(300)}two` })
  assert.equal(both.ids.length, windowTokensMax)
  assert.equal(both.secondFrom, 1 + 41 + 1)
  assert.deepEqual([both.ids[1], both.ids[41]], [2028, 2028])
  assert.deepEqual([both.ids[43], both.ids[126]], [2048, 2048])
  assert.equal(cutPair(pieces, { first: 'x '.repeat(300), second: 'two' }).secondFrom, windowTokensMax - 2)
  assert.equal(cutPair(pieces, { first: 'one', second: 'y '.repeat(300) }).ids.length, windowTokensMax)
})

test('a pair of long texts keeps both ends, and what lies between them costs nothing', () =>
  assertConstant({
    size: 4_000_000,
    make: (size) => ({ first: `one ${'x '.repeat(size)}one`, second: `two ${'y '.repeat(size)}two` }),
    work: (pair) => {
      const { ids, end } = cutPair(pieces, pair)
      assert.deepEqual([ids[1], ids[41], ids[43], ids[126]], [2028, 2028, 2048, 2048])
      assert.equal(end, pair.second.length)
    },
  }))
