import assert from 'node:assert/strict'
import { test } from 'node:test'
import { filtersOf, searchOf } from './view-address.ts'

test('what is saved of an address leads back to it, and leaves nothing of another one', () => {
  const narrowing = {
    ...{ side: 'output', criticality: 'high', latency: '20', security: 'true', errors: 'true', images: 'true' },
    ...{ documents: 'true', tools: 'true', role: 'user', feedback: 'any', violated: 'shadow' },
    ...{ topic: 't', conversation: 'c', linked: 'ada 1' },
  }
  const address = {
    project: 'p',
    policy: 'x',
    unsafe: 'true',
    ...narrowing,
    from: '2026-11-01',
    to: '2026-11-30',
    q: 'refund',
  }
  const filters = filtersOf(address, 'p')
  const { cursor, ...rest } = searchOf(filters)
  assert.deepEqual([rest, cursor], [address, undefined])
  const plain = searchOf(filtersOf({}, 'p'))
  assert.deepEqual(plain, {
    project: 'p',
    policy: undefined,
    unsafe: undefined,
    side: undefined,
    criticality: undefined,
    latency: undefined,
    security: undefined,
    errors: undefined,
    ...{ images: undefined, documents: undefined, tools: undefined, role: undefined, feedback: undefined },
    ...{ violated: undefined, topic: undefined, conversation: undefined, linked: undefined },
    from: undefined,
    to: undefined,
    q: undefined,
    cursor: undefined,
  })
})

test('what is no day and what is blank is not saved', () => {
  assert.deepEqual(filtersOf({ from: 'yesterday', q: '  ', unsafe: 'false' }, 'p'), { project_id: 'p' })
})
