import assert from 'node:assert/strict'
import { test } from 'node:test'
import { recordedClock } from '../recorded-clock.fixture.ts'
import { askTarget } from './ask-target.ts'

const prompt = {
  prompt: 'hello',
  messages: [],
  conversationId: 'c',
  signal: new AbortController().signal,
  images: [],
}

test('no call of a tool is left out, and the arguments of all of them fit into one request', async () => {
  const toolCalls = Array.from({ length: 800 }, (_, at) => ({ name: `tool_${at}`, arguments: 'x'.repeat(30_000) }))
  const outcome = await askTarget(async () => ({ text: '', toolCalls }), prompt, recordedClock())
  assert.deepEqual(
    outcome.toolCalls.map(({ name }) => name),
    toolCalls.map(({ name }) => name),
  )
  assert.ok(outcome.toolCalls.reduce((sum, call) => sum + call.arguments.length, 0) <= 2_000_000)
})

test('a single call keeps as much of its arguments as the service takes', async () => {
  const toolCalls = [{ name: 'look', arguments: 'x'.repeat(30_000) }]
  const outcome = await askTarget(async () => ({ text: '', toolCalls }), prompt, recordedClock())
  assert.equal(outcome.toolCalls[0]?.arguments.length, 20_000)
})
