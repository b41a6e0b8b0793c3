import assert from 'node:assert/strict'
import { test } from 'node:test'
import { exampleKind, groupOf, type RehearsedMessage } from './group-rehearsed.ts'

const message = (is_safe: boolean, value: number): RehearsedMessage => ({
  id: 'id',
  conversation_id: 'id',
  direction: 'input',
  created_at: '2026-01-01T00:00:00.000Z',
  text: 'text',
  is_redacted: false,
  was_safe: true,
  status: 'success',
  reason: null,
  is_safe,
  value,
})

test('what is decided puts a message among the blocked ones, its value among the near ones', () => {
  assert.equal(groupOf(message(false, 0), 0.5), 'blocked', 'what failed counts as it was decided')
  assert.equal(groupOf(message(true, 0.3), 0.5), 'near')
  assert.equal(groupOf(message(true, 0.2), 0.5), 'passed')
  assert.equal(groupOf(message(true, 0), 0), 'passed')
})

test('whoever says that a policy was right keeps its side, whoever says it was wrong turns it', () => {
  assert.equal(exampleKind(message(false, 1), true), 'violating')
  assert.equal(exampleKind(message(false, 1), false), 'allowed')
  assert.equal(exampleKind(message(true, 0), true), 'allowed')
  assert.equal(exampleKind(message(true, 0), false), 'violating')
})
