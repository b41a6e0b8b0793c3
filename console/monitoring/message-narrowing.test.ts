import assert from 'node:assert/strict'
import { test } from 'node:test'
import { narrowedBy } from './message-narrowing.ts'

test('an address narrows by each of the rarer filters', () => {
  const search = {
    ...{ side: 'output', criticality: 'high', latency: '20.5', security: 'true', errors: 'true', images: 'true' },
    ...{ documents: 'true', tools: 'true', role: 'assistant', feedback: 'missed', violated: 'shadow' },
    ...{ topic: 't', conversation: 'c', linked: 'ada 1' },
  }
  assert.deepEqual(narrowedBy(search), {
    direction: 'output',
    criticality: 'high',
    latency_ms_min: 20.5,
    security_only: true,
    errors_only: true,
    images_only: true,
    documents_only: true,
    tool_messages_only: true,
    role: 'assistant',
    feedback: 'missed',
    shadow_only: true,
    topic_id: 't',
    conversation_id: 'c',
    conversation_linked_id: 'ada 1',
  })
  assert.deepEqual(narrowedBy({ violated: 'enforced' }), { issues_only: true })
  assert.deepEqual(narrowedBy({}), {})
})

test('what somebody typed into an address and the service would refuse is left out', () => {
  const wrong = { side: 'both', criticality: 'huge', security: 'yes', errors: '1', images: '0', role: 'tool' }
  for (const latency of ['0', '-1', 'soon', '3600001', 'Infinity'])
    assert.deepEqual(narrowedBy({ ...wrong, latency, feedback: 'bad', violated: 'both' }), {})
  for (const id of ['x'.repeat(513), 'a\0'])
    assert.deepEqual(narrowedBy({ topic: id, conversation: id, linked: id }), {})
})
