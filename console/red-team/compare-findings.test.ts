import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { AttackSummary } from '../../contract/redteam/attack-summary.ts'
import type { Finding } from '../../contract/redteam/findings.ts'
import { compareFindings, type RunFindings } from './compare-findings.ts'

const rate = { attempts: 4, failed: 0, unclear: 0, asr: 0, asr_ci95: [0, 0.6] }

function finding(
  name: string,
  { policy = 'p', quote = name, technique = 'enc.base64' as string | null } = {},
): Finding {
  const way = { case_id: name, turn_index: 0, technique_id: technique, score: 1 }
  return {
    ...{ policy_id: policy, policy, name, severity: 'high', case_id: name, turn_index: 0, reason: '' },
    ...{ quotes: [quote], technique_ids: technique === null ? [] : [technique], way_count: 1, ways: [way] },
  }
}

function run(
  findings: readonly Finding[],
  { unclear = 0, techniques = ['enc.base64', 'lang.switch'] } = {},
): RunFindings {
  const per_policy = [{ policy_id: 'p', name: 'p', certification: null, ...rate, unclear }]
  const per_technique = techniques.map((technique_id) => ({ technique_id, ...rate }))
  return { findings, summary: { per_policy, per_technique } as unknown as AttackSummary }
}

const names = (findings: readonly Finding[]) => findings.map(({ name }) => name)

test('the same quote of the same policy is the same finding, whatever technique showed it', () => {
  const before = run([finding('a', { quote: 'The code is  ZEBRA' })])
  const after = run([finding('b', { quote: 'the code is zebra', technique: 'lang.switch' })])
  const found = compareFindings(before, after)
  assert.deepEqual([names(found.remaining), found.added, found.fixed], [['b'], [], []])
})

test('other words to the same technique are the same finding; of another policy they are a new one', () => {
  const before = run([finding('a', { quote: 'one' })])
  const same = compareFindings(before, run([finding('b', { quote: 'two' })]))
  assert.deepEqual(names(same.remaining), ['b'])
  const other = compareFindings(before, run([finding('b', { quote: 'one', policy: 'q' })]))
  assert.deepEqual([names(other.added), names(other.fixed)], [['b'], ['a']])
})

test('each finding is matched once', () => {
  const found = compareFindings(run([finding('a')]), run([finding('b'), finding('c')]))
  assert.deepEqual([names(found.remaining), names(found.added)], [['b'], ['c']])
})

test('what was not tried again, or is unclear, is not called fixed', () => {
  const before = run([finding('a')])
  assert.deepEqual(names(compareFindings(before, run([])).fixed), ['a'])
  for (const after of [run([], { unclear: 1 }), run([], { techniques: ['lang.switch'] })]) {
    const found = compareFindings(before, after)
    assert.deepEqual([names(found.fixed), names(found.notShown)], [[], ['a']])
  }
  const dataset = compareFindings(run([finding('a', { technique: null })]), run([]))
  assert.deepEqual(names(dataset.notShown), ['a'])
})
