import assert from 'node:assert/strict'
import { test } from 'node:test'
import { compiledOnce } from './compiled-once.ts'

test('what is made of schemas of the same text is one thing, and another schema or another use has its own', () => {
  const schema = () => ({ type: 'object', properties: { made: { type: 'string' } } })
  const once = compiledOnce('first', schema(), () => ({}))
  assert.equal(
    compiledOnce('first', schema(), () => ({})),
    once,
  )
  assert.notEqual(
    compiledOnce('every', schema(), () => ({})),
    once,
  )
  assert.notEqual(
    compiledOnce('first', { ...schema(), required: ['made'] }, () => ({})),
    once,
  )
})
