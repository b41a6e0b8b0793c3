import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Queues } from '../../contract/monitoring/queues.ts'
import { oldestOf, partsWaiting, waitingIn } from './waiting-parts.ts'

const none = { waiting: 0, running: 0, scheduled: 0, given_up: 0, waiting_since: null }
const queues: Queues = {
  server: { checks: 3, images: 0, messages: 2, redactions: 0, judgements: 0, compilations: 0 },
  jobs: [
    { ...none, kind: 'calibration' },
    { ...none, kind: 'judging', waiting: 4, scheduled: 7, waiting_since: '2026-11-28T10:00:00.000Z' },
    { ...none, kind: 'erasure', waiting: 1, given_up: 2, waiting_since: '2026-11-28T09:00:00.000Z' },
    { ...none, kind: 'dataset', running: 1, is_cut: true },
  ],
}
const idle: Queues = {
  server: { ...queues.server, checks: 0, messages: 0 },
  jobs: [{ ...none, kind: 'calibration' }],
}

test('what waits is counted over servers and jobs; what runs, comes later or was given up is not', () => {
  assert.deepEqual(waitingIn(queues), { count: 10, givenUp: 2, isCut: true })
  assert.deepEqual(waitingIn(idle), { count: 0, givenUp: 0, isCut: false })
})

test('the oldest is that of all kinds', () => {
  assert.equal(oldestOf(queues), '2026-11-28T09:00:00.000Z')
  assert.equal(oldestOf(idle), null)
})

test('only what there is anything of is a line, each with its states', () => {
  const lines = partsWaiting(queues).map(({ part, states, isCut }) => [
    part,
    states.map(({ state, count }) => `${state} ${count}`).join(),
    isCut,
  ])
  assert.deepEqual(lines, [
    ['checks', 'waiting 3', false],
    ['messages', 'waiting 2', false],
    ['judging', 'waiting 4,scheduled 7', false],
    ['erasure', 'waiting 1,given_up 2', false],
    ['dataset', 'running 1', true],
  ])
  assert.deepEqual(partsWaiting(idle), [])
})
