import assert from 'node:assert/strict'
import { test } from 'node:test'
import { unattendedSince } from './unattended-since.ts'

const run = { status: 'running', pausedAtMs: null, stopRequestedAtMs: null, startedAtMs: 1_000 } as const
const seen = { lastMs: 5_000, isJudging: false }

test('a run is left alone from 3 minutes after its client did something last, and before it did anything from its begin', () => {
  assert.equal(unattendedSince(run, seen, 184_999), null)
  assert.equal(unattendedSince(run, seen, 185_000), 5_000)
  assert.equal(unattendedSince(run, { ...seen, lastMs: null }, 181_000), 1_000)
})

test('a run that is paused, judged, being ended or over is not left alone, however long nothing was asked', () => {
  const late = 10_000_000
  assert.equal(unattendedSince(run, { ...seen, isJudging: true }, late), null)
  assert.equal(unattendedSince({ ...run, pausedAtMs: 6_000 }, seen, late), null)
  assert.equal(unattendedSince({ ...run, stopRequestedAtMs: 6_000 }, seen, late), null)
  assert.equal(unattendedSince({ ...run, status: 'completed' }, seen, late), null)
})
