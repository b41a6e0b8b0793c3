import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isFilled } from './is-filled.ts'

const empty = { name: '', threshold: 0.5, rows: [''], more: [] as readonly string[], twins: true }

test('a form is filled by a word, a number, a choice or a row with text, and not by blanks and empty rows', () => {
  assert.equal(isFilled(empty, { ...empty, name: 'A' }), true)
  assert.equal(isFilled(empty, { ...empty, threshold: 0.6 }), true)
  assert.equal(isFilled(empty, { ...empty, twins: false }), true)
  assert.equal(isFilled(empty, { ...empty, more: ['x'] }), true)
  assert.equal(isFilled(empty, { ...empty, name: ' ', rows: ['', ' '], more: [''] }), false)
  assert.equal(isFilled(empty, { ...empty, rows: [] }), false)
})
