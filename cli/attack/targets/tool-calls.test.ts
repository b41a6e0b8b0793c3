import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readToolCalls } from './tool-calls.ts'

test('every call of a tool is read, however many there are', () => {
  const calls = Array.from({ length: 300 }, (_, at) => ({ function: { name: `tool_${at}`, arguments: '{}' } }))
  assert.equal(readToolCalls([calls]).at(-1)?.name, 'tool_299')
  assert.equal(readToolCalls(calls).length, 300)
})

test('what is no call is left out', () => {
  assert.deepEqual(readToolCalls([null, 'x', {}, { name: '' }, { name: 'look' }]), [{ name: 'look', arguments: '' }])
})
