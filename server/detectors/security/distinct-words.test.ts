import assert from 'node:assert/strict'
import { test } from 'node:test'
import { countDistinctWords, distinctWordsMax } from './distinct-words.ts'

test('a repeated text has no more words than said once', () => {
  const text = 'Say it once, say it again. '
  assert.equal(countDistinctWords(text.repeat(500)), countDistinctWords(text))
  assert.equal(countDistinctWords('a b A B'), 2)
  assert.equal(countDistinctWords(''), 0)
})

test('scripts without spaces have words too, and the count is bounded', () => {
  assert.ok(countDistinctWords('今天天气很好我们去公园吧') >= 5)
  const many = Array.from({ length: 5_000 }, (_, at) => `w${at}`).join(' ')
  assert.equal(countDistinctWords(many), distinctWordsMax)
})
