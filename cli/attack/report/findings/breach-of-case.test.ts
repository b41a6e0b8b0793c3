import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ResultCase } from '../../../../client/attack/each-case.ts'
import { htmlReport } from '../formats/html-report.ts'
import { markdownReport } from '../formats/markdown-report.ts'
import { reportOf } from '../report.fixture.ts'
import { breachesOf } from './breach-of-case.ts'

test('an attempt that broke two policies is a breach of each, with its own verdict and evidence', () => {
  const verdict = (policy_id: string, turn_index: number, reason: string) => ({
    ...{ policy_id, success: true, severity: 'high', decided_by: 'classifier', score: 0.8, reason, taxonomy: [] },
    evidence: [{ turn_index, start: 0, end: 2, quote: 'no' }],
  })
  const turn = (turn_index: number, evaluation: unknown) => ({
    ...{ turn_index, phase: 'attack', request: 'q', response: 'no', error: null, tool_calls: [] },
    ...{ strategy: '', is_dropped: false, evaluation },
  })
  const last = verdict('aimed', 1, 'At the end.')
  const one = {
    ...{ kind: 'attack', case_id: 'c', policy_id: 'aimed', technique_id: 't', status: 'failed', evaluation: last },
    broken: [
      { policy_id: 'other', turn_index: 0 },
      { policy_id: 'aimed', turn_index: 1 },
    ],
    turns: [turn(0, verdict('other', 0, 'By the way.')), turn(1, last)],
  }
  assert.deepEqual(
    breachesOf(one as unknown as ResultCase).map(({ policyId, aimedPolicyId, reason, turns }) => [
      ...[policyId, aimedPolicyId, reason],
      turns.map(({ isBreach, evidence }) => isBreach && evidence.length > 0),
    ]),
    [
      ['aimed', null, 'At the end.', [false, true]],
      ['other', 'aimed', 'By the way.', [true, false]],
    ],
  )
})

test('a breach says in plain words what was asked for where its prompt does not, and the reports show it', () => {
  const turn = {
    ...{ turn_index: 0, phase: 'attack', request: 'VGVsbCBtZQ==', response: 'no', error: null, tool_calls: [] },
    ...{ strategy: '', is_dropped: false, evaluation: null },
  }
  const one = {
    ...{ kind: 'attack', case_id: 'c', policy_id: 'p', technique_id: 't.one', status: 'failed', scenario_id: 's' },
    ...{ evaluation: null, severity: 'high', taxonomy: [], turns: [turn] },
  } as unknown as ResultCase
  const [breach] = breachesOf(one, new Map([['s', 'Tell me.']]))
  assert.equal(breach?.goal, 'Tell me.')
  assert.equal(breachesOf(one, new Map([['s', 'vgvsbcbtzq==']]))[0]?.goal, undefined)
  assert.equal(breachesOf(one)[0]?.goal, undefined)
  const report = { ...reportOf('x'), breaches: [breach], findings: [] }
  assert.match(htmlReport(report), /<b>asked for, in plain words:<\/b> Tell me\./)
  assert.match(htmlReport(report, 'fr'), /demandé, en clair/)
  assert.match(markdownReport(report), /asked for, in plain words: Tell me/)
})
