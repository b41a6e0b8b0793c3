import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nearDuplicates } from './near-duplicates.ts'

const sentence = 'The quick brown fox jumps over the lazy dog while the cat sleeps on the warm stove in the kitchen.'

test('a text that differs in case, spaces and a few letters is a near-duplicate', () => {
  const texts = [
    sentence.toUpperCase(),
    sentence.replaceAll(' ', '  '),
    sentence.replace('kitchen', 'chicken'),
    'Something else entirely is said here.',
  ]
  assert.deepEqual([...nearDuplicates(texts, [sentence])], [0, 1, 2])
})

test('a part of a longer text and a text with the same words in another order are none', () => {
  const longer = `${sentence} And then there is a second sentence of about the same length that says something different.`
  const shuffled = sentence.split(' ').toReversed().join(' ')
  assert.deepEqual([...nearDuplicates([longer, shuffled], [sentence])], [])
})

test('short and empty texts do no harm', () => {
  assert.deepEqual([...nearDuplicates(['', 'ab', 'hello'], ['hello', ''])], [0, 2])
})
