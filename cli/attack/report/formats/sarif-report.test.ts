import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Ajv } from 'ajv'
import type { AttackReport } from '../attack-report.ts'
import { hostile, reportOf } from '../report.fixture.ts'
import { sarifLog } from './sarif-log.fixture.ts'
import { sarifReport } from './sarif-report.ts'

const isLog = new Ajv({ allErrors: true }).compile(sarifLog)
const problemsOf = (log: unknown) => {
  isLog(log)
  return (isLog.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
}
const logOf = (report: AttackReport) => JSON.parse(sarifReport(report))

/** Everything that SARIF shows of a report: breaches of each way, what is unclear, untested and left out. */
function fullReport(text: string): AttackReport {
  const full = reportOf(text)
  const [breach] = full.breaches
  assert.ok(breach)
  return {
    ...full,
    // A rule that nothing is known of but its id.
    policies: [
      ...full.policies,
      ...full.policies.map((row) => ({ ...row, ...{ id: 'own', certification: null, clause: null } })),
    ],
    breaches: [
      breach,
      { ...breach, way: 'baseline', techniqueId: 'plain.ask', severity: 'critical', aimedPolicyId: 'q' },
      { ...breach, kind: 'dataset', way: 'dataset', techniqueId: null, reproKey: null, severity: 'low', reason: '' },
      { ...breach, policyId: 'unheard of', severity: 'medium' },
    ],
    unclear: [{ id: text, policyId: 'p', techniqueId: null, reason: text, score: 0.4 }],
    breachesLeftOut: 3,
  }
}

test('a SARIF report is a log as the standard asks for it, whatever stands in it', () => {
  const files = ['attack.yaml', '../shop 1/a:b#c?d.yaml', 'été.yaml', 'a:b.yaml', 'half\ud800.yaml']
  for (const text of ['x', hostile, '\ud800', '日本語', '']) {
    for (const configFile of files) assert.deepEqual(problemsOf(logOf({ ...fullReport(text), configFile })), [])
    assert.deepEqual(problemsOf(logOf({ ...reportOf(text), breaches: [], untested: [], policies: [] })), [])
  }
})

test('each result names a rule of the log by id and by place', () => {
  const [run] = logOf(fullReport('x')).runs
  const [first, second, third, unheard] = run.results
  for (const { ruleId, ruleIndex } of [first, second, third]) assert.equal(run.tool.driver.rules[ruleIndex].id, ruleId)
  assert.deepEqual([unheard.ruleId, unheard.ruleIndex], ['unheard of', undefined])
  const levels = run.results.map(({ level, kind = 'fail' }: { level: string; kind?: string }) => `${kind} ${level}`)
  assert.deepEqual(levels, ['fail error', 'fail error', 'fail note', 'fail warning', 'review none'])
})

test('a log that breaks the standard is not taken for one', () => {
  const [run] = logOf(fullReport('x')).runs
  const [result] = run.results
  const withRun = (fields: object) => ({ version: '2.1.0', runs: [{ ...run, ...fields }] })
  const withResult = (fields: object) => withRun({ results: [{ ...result, ...fields }] })
  const at = (uri: string, startLine = 1) => [
    { physicalLocation: { artifactLocation: { uri }, region: { startLine } } },
  ]
  assert.deepEqual(problemsOf(withRun({})), [])
  const broken = [
    { version: '2.0.0', runs: [] },
    { version: '2.1.0' },
    withRun({ tool: {} }),
    withRun({ tool: { driver: { name: 'Redoubt', rules: [{ name: 'without an id' }] } } }),
    withRun({ invocations: [{ endTimeUtc: '2026-01-01T00:00:00Z' }] }),
    withRun({ invocations: [{ executionSuccessful: true, endTimeUtc: 'yesterday' }] }),
    withResult({ message: undefined }),
    withResult({ message: { text: '' } }),
    withResult({ kind: 'review' }),
    withResult({ level: 'high' }),
    withResult({ ruleIndex: -2 }),
    withResult({ rule: 'p' }),
    withResult({ locations: at('a b.yaml') }),
    withResult({ locations: at('a:b.yaml') }),
    withResult({ locations: at('a.yaml', 0) }),
    withResult({ properties: { tags: ['a', 'a'] } }),
  ]
  for (const log of broken)
    assert.notDeepEqual(problemsOf(JSON.parse(JSON.stringify(log))), [], JSON.stringify(log).slice(0, 200))
})
