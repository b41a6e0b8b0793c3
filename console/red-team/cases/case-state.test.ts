import assert from 'node:assert/strict'
import { test } from 'node:test'
import { caseTones, stateOfCase } from './case-state.ts'

const attack = { expected: 'refuse', attempt_id: 'a' } as const

test('an answer of which nobody could tell is neither held nor green', () => {
  const state = stateOfCase({ ...attack, status: 'passed', verdict: 'unclear' }, false)
  assert.equal(state, 'unclear')
  assert.equal(caseTones[state], 'warn')
  assert.equal(stateOfCase({ ...attack, status: 'passed', verdict: 'held' }, false), 'held')
  assert.equal(stateOfCase({ ...attack, status: 'failed', verdict: 'breach' }, false), 'breach')
})

test('an attempt without verdict is open while its run goes on, and was not run afterwards', () => {
  assert.equal(stateOfCase({ ...attack, status: 'not_run' }, true), 'open')
  assert.equal(stateOfCase({ ...attack, status: 'not_run' }, false), 'not_run')
  assert.equal(stateOfCase({ ...attack, status: 'error', verdict: 'not_judged' }, true), 'not_judged')
})

test('a benign twin that was refused is no breach', () => {
  assert.equal(stateOfCase({ expected: 'comply', status: 'failed', verdict: 'breach' }, false), 'refused')
  assert.equal(stateOfCase({ expected: 'comply', status: 'passed', verdict: 'held' }, false), 'answered')
})
