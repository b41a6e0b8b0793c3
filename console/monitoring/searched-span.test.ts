import assert from 'node:assert/strict'
import { test } from 'node:test'
import { searchedSpan } from './searched-span.ts'

test('a search says that it looked through all only from its first page on, to its end, with a first day', () => {
  const from = '2026-01-02'
  assert.equal(searchedSpan({ from }, null), 'messages.searched.all')
  assert.equal(searchedSpan({ from }, 'next'), 'messages.searched')
  assert.equal(searchedSpan({}, 'next'), 'messages.searched')
  for (const next of ['next', null]) {
    assert.equal(searchedSpan({ from, cursor: 'c' }, next), 'messages.searched.here')
    assert.equal(searchedSpan({ cursor: 'c' }, next), 'messages.searched.here')
  }
  // What is no day is not sent, so that the service takes its own span.
  for (const given of [{}, { from: 'soon' }, { to: '2026-01-02' }]) {
    assert.equal(searchedSpan(given, null), 'messages.searched.recent')
  }
})
