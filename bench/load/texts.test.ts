import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeText } from './texts.ts'

test('a text has exactly the length asked for and is the same for the same seed only', () => {
  for (const kind of ['prose', 'hostile'] as const) {
    for (const length of [200, 1_000, 32_000]) {
      const text = makeText(kind, length, 7)
      assert.equal(text.length, length)
      assert.ok(text.isWellFormed())
      assert.equal(makeText(kind, length, 7), text)
      assert.notEqual(makeText(kind, length, 8), text)
    }
  }
})

test('prose is ASCII without leftovers of its templates, and its sentences vary', () => {
  const text = makeText('prose', 20_000, 1)
  assert.match(text, /^[\x20-\x7e\n]+$/)
  assert.doesNotMatch(text, /\{(thing|place|month|person|day|hour|count|price|order)\}/)
  const parts = text.split('. ')
  assert.ok(new Set(parts).size > parts.length * 0.8)
})
