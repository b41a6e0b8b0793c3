import assert from 'node:assert/strict'
import { test } from 'node:test'
import { narrowedBy } from './message-narrowing.ts'

test('an address narrows by side, criticality, latency, security and failed checks', () => {
  const search = { side: 'output', criticality: 'high', latency: '20.5', security: 'true', errors: 'true' }
  assert.deepEqual(narrowedBy(search), {
    direction: 'output',
    criticality: 'high',
    latency_ms_min: 20.5,
    security_only: true,
    errors_only: true,
  })
  assert.deepEqual(narrowedBy({}), {})
})

test('what somebody typed into an address and the service would refuse is left out', () => {
  for (const latency of ['0', '-1', 'soon', '3600001', 'Infinity'])
    assert.deepEqual(narrowedBy({ side: 'both', criticality: 'huge', latency, security: 'yes', errors: '1' }), {})
})
