import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Evaluation } from '../agent-run/evaluation.ts'
import { step } from '../attack-run/attack-run.ts'
import { isConfirming, nextMove } from '../attack-run/next-move.ts'
import type { AttackRun } from '../attack-run/run-header.ts'
import type { Attempt } from '../attempt/attempt-state.ts'
import { anAttempt, aTurn, breachOf } from './confirmation.fixture.ts'

const run: AttackRun = {
  ...{ id: 'run', organizationId: 'o', testId: 't', status: 'running', workCount: 2, scenariosTotal: 1 },
  ...{
    techniqueIds: ['t'],
    creditsCharged: 0,
    stopRequestedAtMs: null,
    pausedAtMs: null,
    replay: null,
    startedAtMs: 0,
  },
  counters: { failed: 1, passed: 1, unclear: 0, errored: 0, notRun: 0 },
  confirmation: { replays: 3, minimises: true, attemptsMax: 100, turnsMax: null },
  completedAtMs: null,
}
const form = [{ turnIndex: 0, parts: null }]

/** Waits for the verdict about its first of two attack turns. */
function judging(fields: Partial<Attempt> = {}): Attempt {
  return {
    ...anAttempt('again'),
    ...{ index: 2, confirms: { sourceId: 'a', policyId: 'other', form }, policyId: 'other', attackTurnsMax: 2 },
    ...{ breachStep: null, endedAtMs: null },
    state: { kind: 'judging', turnIndex: 0, failures: 0, dueMs: 0 },
    ...fields,
  }
}

function judged(attempt: Attempt, evaluation: Evaluation) {
  const slice = { run, attempts: [{ attempt, turns: [aTurn(0, { decision: 'pending' })] }] }
  const result = step(slice, { kind: 'judged', attemptId: attempt.id, turnIndex: 0, evaluation, nowMs: 5 })
  assert.equal(result.kind, 'changed')
  return result.kind === 'changed' ? result.slice : slice
}

test('what confirms a breach ends when that policy breaks, also by the way, and not when another one does', () => {
  const byTheWay = judged(judging(), { ...breachOf('other'), aimedPolicyId: 'p' }).attempts[0]?.attempt
  assert.deepEqual([byTheWay?.state, byTheWay?.breachStep], [{ kind: 'ended', outcome: 'failed' }, 1])
  const besides = judged(judging(), { ...breachOf('p'), alsoBreaks: ['other'] }).attempts[0]?.attempt
  assert.deepEqual(besides?.state, { kind: 'ended', outcome: 'failed' })
  const another = judged(judging(), breachOf('p')).attempts[0]?.attempt
  assert.deepEqual([another?.state, another?.breachStep, another?.policyId], [{ kind: 'unwritten' }, null, 'other'])
  const over = judged(judging({ attackTurnsMax: 1 }), breachOf('p')).attempts[0]?.attempt
  assert.deepEqual(over?.state, { kind: 'ended', outcome: 'passed' })
})

test('it changes no number of its run, however it ends, and the run goes on', () => {
  for (const evaluation of [breachOf('other'), breachOf('p')])
    assert.deepEqual(judged(judging({ attackTurnsMax: 1 }), evaluation).run, run)
  const waiting = judging({
    state: {
      ...{ kind: 'asked', errors: 0, toldError: null },
      turn: { ...aTurn(0), step: 1, needsNewSession: true },
    },
  })
  const stopped = step({ run, attempts: [{ attempt: waiting, turns: [] }] }, { kind: 'stopped', nowMs: 9 })
  assert.ok(stopped.kind === 'changed')
  assert.deepEqual([stopped.slice.run.status, stopped.slice.run.counters], ['completed', run.counters])
})

test('the last attempt of the plan does not end a run that confirms, and confirming begins only behind it', () => {
  const last = { ...judging({ index: 1, policyId: 'p', attackTurnsMax: 1 }) }
  const { confirms: _, ...ofPlan } = last
  const before = { ...run, counters: { ...run.counters, passed: 0 } }
  const slice = { run: before, attempts: [{ attempt: ofPlan, turns: [aTurn(0, { decision: 'pending' })] }] }
  const result = step(slice, { kind: 'judged', attemptId: 'again', turnIndex: 0, evaluation: breachOf('p'), nowMs: 5 })
  assert.ok(result.kind === 'changed')
  assert.deepEqual([result.slice.run.status, result.slice.run.counters.failed], ['running', 2])
  const opened = (index: number, attempt: Attempt) =>
    step({ run, attempts: [] }, { kind: 'opened', attempt: { ...attempt, index } }).kind
  assert.deepEqual(
    [opened(1, judging()), opened(2, ofPlan), opened(2, judging())],
    ['unchanged', 'unchanged', 'changed'],
  )
  const request = { worker: '', count: 1, begun: 2, nowMs: 0 }
  assert.deepEqual([isConfirming(run, [], 1), isConfirming(run, [], 2)], [false, true])
  assert.equal(isConfirming({ ...run, confirmation: null }, [], 2), false)
  assert.equal(isConfirming({ ...run, stopRequestedAtMs: 1 }, [], 2), false)
  assert.deepEqual(nextMove(run, [], request), { kind: 'done' })
  assert.deepEqual(nextMove(run, [], { ...request, unbegun: 1 }), { kind: 'offer', attempts: [], begin: [2] })
})
