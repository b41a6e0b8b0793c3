import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertConstant } from '../../../test/growth.ts'
import { besideRuleTokensMax } from '../../domain/guard/encoder.ts'
import { cutBesideRule } from './cut-beside-rule.ts'
import { createUnigramPieces } from './unigram-pieces.ts'

const [start, separator] = [0, 2]
const pieces = createUnigramPieces({
  pieces: ['<s>', '<pad>', '</s>', '<unk>', '▁r', '▁t', '▁q'],
  scores: [0, 0, 0, 0, -1, -1, -1],
})

test('a rule and a text that fit are whole, the text marked as second', () => {
  const { ids, secondFrom, ...range } = cutBesideRule(pieces, { rule: 'r r', text: 't' })
  assert.deepEqual(ids, [start, 4, 4, separator, 5, separator])
  assert.equal(secondFrom, 4)
  assert.deepEqual(range, { start: 0, end: 1 })
})

test('a request stands between rule and answer, in the first part, and takes thirty tokens at most', () => {
  const { ids, secondFrom } = cutBesideRule(pieces, { rule: 'r', text: 't', request: 'q q' })
  assert.deepEqual(ids, [start, 4, separator, 6, 6, separator, 5, separator])
  assert.equal(secondFrom, 6)
  assert.equal(
    cutBesideRule(pieces, { rule: 'r', text: 't', request: 'q '.repeat(200) }).secondFrom,
    1 + 1 + 1 + 30 + 1,
  )
})

test('what is too long loses its middle: the rule keeps a third of the room, or what the text leaves', () => {
  const [rule, text] = ['r '.repeat(300), 't '.repeat(300)]
  const both = cutBesideRule(pieces, { rule, text })
  assert.deepEqual([both.ids.length, both.secondFrom], [besideRuleTokensMax, 1 + 52 + 1])
  assert.equal(cutBesideRule(pieces, { rule, text: 't' }).secondFrom, besideRuleTokensMax - 2)
  assert.equal(cutBesideRule(pieces, { rule, text, request: 'q '.repeat(99) }).ids.length, besideRuleTokensMax)
})

test('what lies between the ends of long texts costs nothing', () =>
  assertConstant({
    size: 4_000_000,
    make: (size) => ({ rule: 'r '.repeat(size), text: 't '.repeat(size) }),
    work: (pair) => {
      assert.equal(cutBesideRule(pieces, pair).end, pair.text.length)
    },
  }))
