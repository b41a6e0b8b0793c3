import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Test, TestSummary } from '../../contract/red-team-test/test.ts'
import { isConfirming, isListAttacked, isRunOver, isTestOver, isTestPaused, paceOf } from './test-pace.ts'

/** A test by what decides whether it is over. */
function testWith(status: Test['status'], runs: readonly string[], hasJob = false): Test {
  return {
    status,
    metadata: {
      active_job: hasJob ? { kind: 'generate', job_id: 'a', progress: 0.5 } : null,
      attack_results: { current_run_id: null, runs: runs.map((one, place) => ({ run_id: `${place}`, status: one })) },
    },
  } as unknown as Test
}

test('a test whose latest run has ended is not asked for again; one that is attacked or prepared is', () => {
  assert.equal(isTestOver(testWith('completed', ['completed', 'running'])), true)
  assert.equal(isTestOver(testWith('completed', ['running', 'completed'])), false)
  assert.equal(isTestOver(testWith('completed', ['completed'], true)), false)
  assert.equal(isTestOver(testWith('completed', [])), false)
  assert.equal(isTestOver(testWith('failed', [])), true)
})

test('what does not change is asked for less and less, and after an hour not at all', () => {
  assert.deepEqual(
    [0, 119_999, 120_000, 3_599_999, 3_600_000].map((ms) => paceOf(ms)),
    [3_000, 3_000, 30_000, 30_000, false],
  )
})

test('what somebody holds is asked for seldom after an hour, for as long as it is held', () => {
  assert.deepEqual(
    [0, 120_000, 3_600_000, 86_400_000].map((ms) => paceOf(ms, true)),
    [3_000, 30_000, 300_000, 300_000],
  )
})

test('a test is paused while its latest run is', () => {
  const pausedAt = (...moments: readonly (string | undefined)[]) =>
    isTestPaused({
      metadata: { attack_results: { runs: moments.map((at) => (at === undefined ? {} : { paused_at: at })) } },
    } as unknown as Test)
  assert.deepEqual(
    [pausedAt(), pausedAt('2026-11-28T10:00:00Z'), pausedAt(undefined, '2026-11-28T10:00:00Z')],
    [false, true, false],
  )
})

/** A test of a list by what decides whether it is read again. */
function listed(status: TestSummary['status'], attack_run: TestSummary['stages']['attack_run']) {
  return {
    status,
    stages: { generation: 'completed', reconnaissance: 'completed', scenarios: 'ready', attack_run },
  } as const
}

test('a list with a test that is attacked is looked at for as long as the run goes on, which changes nothing in it for hours', () => {
  assert.equal(isListAttacked([listed('completed', 'completed'), listed('completed', 'running')]), true)
  assert.equal(isListAttacked([listed('running', 'completed'), listed('created', 'not_started')]), false)
})

test('a run is over in every state but one', () => {
  assert.deepEqual(
    ['running', 'completed', 'idle'].map((status) => isRunOver({ status })),
    [false, true, true],
  )
})

test('a run that goes on when all of its plan has ended confirms what broke; before, and once it is over, it does not', () => {
  const summary = { attempts_total: 4, attempts_failed: 1, attempts_passed: 2, attempts_errored: 1, not_run: 0 }
  assert.equal(isConfirming('running', summary), true)
  assert.equal(isConfirming('running', { ...summary, attempts_passed: 1 }), false)
  assert.equal(isConfirming('completed', summary), false)
  assert.equal(isConfirming('running', null), false)
})
