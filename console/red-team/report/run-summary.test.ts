import assert from 'node:assert/strict'
import { test } from 'node:test'
import { englishSummary } from '../../../client/run-summary/english-summary.ts'
import { frenchSummary } from '../../../client/run-summary/french-summary.ts'
import { summarySentences } from '../../../client/run-summary/summary-sentences.ts'
import type { AttackSummary } from '../../../contract/attack-run/attack-summary.ts'
import type { Finding } from '../../../contract/export/findings.ts'
import type { ResultCase } from '../../../contract/red-team-test/results.ts'
import { runSummaryOf } from './run-summary.ts'

const rate = { attempts: 4, failed: 1, asr: 0.25, asr_ci95: [0.05, 0.7] }
const summary = {
  ...{ attempts_total: 5, attempts_failed: 1, attempts_passed: 3, attempts_errored: 0, not_run: 1, asr: 0.25 },
  ...{ asr_ci95: [0.05, 0.7], baseline: { ...rate, attempts: 2, failed: 0 } },
  per_technique: [
    { technique_id: 'plain.ask', ...rate },
    { technique_id: 'enc.base64', ...rate },
  ],
  per_policy: [{ policy_id: 'p', name: 'No loans', certification: null, ...rate }],
} as unknown as AttackSummary

/** The sentences about a finding that a technique brought out, or a prompt of the dataset. */
function sentences(techniqueId: string | null, decidedBy: string, words = englishSummary) {
  const ways = [{ case_id: 'c', turn_index: 1, technique_id: techniqueId, score: 1 }]
  const finding = { case_id: 'c', turn_index: 1, severity: 'high', name: 'No loans', ways } as unknown as Finding
  const turns = [{ turn_index: 1, evaluation: { decided_by: decidedBy } }]
  const shown = { kind: techniqueId === null ? 'dataset' : 'attack', turns } as unknown as ResultCase
  const report = { findings: [finding], findingsTotal: 3, cases: new Map([['c', shown]]), versions: null }
  const names = { test: 'Bank', technique: (id: string) => (id === 'enc.base64' ? 'Base64' : null) }
  return summarySentences(runSummaryOf(report, summary, names), words)
}

test('the summary tells what was tested, what broke, the gravest, the plain question and what to do first', () => {
  const [tested, broke, found, plain, first] = sentences('enc.base64', 'tool_call')
  assert.equal(
    tested,
    'Redoubt attacked “Bank”: 5 attempts (conversations) to have it break 1 of its policies (rules that it must keep), with 1 technique (a way of asking that is meant to get around a policy) beside the plain question (the goal asked straight).',
  )
  assert.match(broke, /^1 of 4 judged attempts broke a policy: 25 %, .* between 5\.0 % and 70 %\.$/)
  assert.match(
    found,
    /^That makes 3 findings \(.*\), 0 critical and 1 high .*;.* “No loans”, which fell to .* “Base64”\.$/,
  )
  assert.match(plain, /held in all 2 attempts/)
  assert.match(first, /have the tool itself refuse/)
})

test('what fell to the plain question, to the dataset or to a technique without a name is told as that', () => {
  assert.match(sentences('plain.ask', 'classifier')[2], /fell to a plain question\.$/)
  assert.match(sentences(null, 'classifier')[2], /fell to a single prompt\.$/)
  assert.match(sentences('gone', 'classifier')[2], /a technique that the service does not name/)
})

test('in French all of it is French', () => {
  const [tested, ...others] = sentences('enc.base64', 'canary', frenchSummary)
  assert.match(tested, /^Redoubt a attaqué « Bank » : 5 tentatives \(conversations\)/)
  assert.match(tested, /avec 1 technique \(façon de demander destinée à contourner une politique\)/)
  for (const sentence of others) assert.doesNotMatch(sentence, /\b(the|attempts|findings)\b/)
})
