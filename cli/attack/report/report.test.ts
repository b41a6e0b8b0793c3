import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hideIn, secretHider } from '../../../client/attack/hide-secrets.ts'
import { judgeOutcome } from '../judge-outcome.ts'
import type { AttackReport, GuardProof } from './attack-report.ts'
import { markEvidence } from './findings/mark-evidence.ts'
import { htmlReport } from './formats/html-report.ts'
import { junitReport } from './formats/junit-report.ts'
import { markdownReport } from './formats/markdown-report.ts'
import { sarifReport } from './formats/sarif-report.ts'
import { terminalReport } from './formats/terminal-report.ts'
import { hostile, reportOf } from './report.fixture.ts'

test('no text of a target or attacker becomes markup, script or address in the HTML report', () => {
  const html = htmlReport(reportOf(hostile))
  assert.equal(/<(script|img|iframe|link|object|form|a)\b/i.test(html), false)
  assert.equal(/<!--/.test(html), false)
  assert.equal(/(src|href|url\(|@import)\s*=?\s*["'(]?https?:/i.test(html), false)
  assert.equal(html.includes('\u0000') || html.includes('\u001b') || html.includes('\ud800'), false)
  const plain = htmlReport(reportOf('plain'))
  const count = (text: string, tag: string) => text.split(tag).length
  for (const tag of ['<pre>', '</pre>', '<details>', '</details>', '<td', '<svg', '<mark>']) {
    const growth = tag === '<mark>' ? 0 : count(html, tag) - count(plain, tag)
    assert.equal(growth, 0, tag)
  }
})

test('the HTML report needs nothing else and says what a reader has to know', () => {
  const html = htmlReport(reportOf('plain answer with evidence'))
  assert.match(html, /Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'"/)
  assert.match(html, /<mark>ain answer with ev<\/mark>/)
  assert.match(html, /between 5.0 % and 70 %/)
  assert.match(html, /no proof that nothing can be found/)
  assert.match(html, /1 of 5 harmless prompts were refused/)
})

test('JUnit stays well-formed whatever is in it, with a failure where a technique broke a policy', () => {
  const xml = junitReport(reportOf(hostile))
  assert.equal(/<script|\]\]>|[\u0000-\u0008\u001b\ud800]/.test(xml), false)
  assert.match(xml, /<testsuites name="[^"<]*" tests="2" failures="1" errors="0" skipped="1">/)
  assert.match(xml, /<failure message="1 of 4 attempts broke the policy \(high\)" type="high">/)
  const opened = xml.match(/<[a-z]+[ >]/g)?.length ?? 0
  const closed = (xml.match(/<\/[a-z]+>/g)?.length ?? 0) + (xml.match(/\/>/g)?.length ?? 0)
  assert.equal(opened, closed)
})

test('SARIF names rule, level, place and how to play a breach again', () => {
  const log = JSON.parse(sarifReport(reportOf('x')))
  const [run] = log.runs
  assert.equal(log.version, '2.1.0')
  assert.equal(run.tool.driver.rules[run.results[0].ruleIndex].id, run.results[0].ruleId)
  assert.equal(run.results[0].level, 'error')
  assert.equal(run.results[0].properties.repro_key, 'x')
  assert.equal(run.results[0].locations[0].physicalLocation.artifactLocation.uri, 'attack%20config.yaml')
})

test('a policy that was not tested is said so in every form, before anything else that could pass for its result', () => {
  const report: AttackReport = {
    ...reportOf('x'),
    untested: [
      {
        policyId: 'q',
        name: 'Log <out>',
        policy: '',
        certification: 'GDPR',
        clause: 'Art. 5',
        criticality: 'low',
        reason: 'no_scenario',
      },
      {
        policyId: 'r',
        name: 'Own rule',
        policy: '',
        certification: null,
        clause: null,
        criticality: 'high',
        reason: 'no_verdict',
      },
    ],
  }
  const html = htmlReport(report)
  assert.match(html, /<b>Log &lt;out&gt;<\/b> \(GDPR, Art\. 5\), low: no scenario was about it/)
  assert.ok(html.indexOf('Not tested') < html.indexOf('id="rates"'), 'first of all')
  const lines = terminalReport(report)
  const place = lines.findIndex((line) => line.startsWith('NOT TESTED: 2 policies were neither held nor broken'))
  assert.ok(place > 0 && place < lines.findIndex((line) => line.startsWith('policy')))
  assert.equal(lines[place + 2], '  Own rule: no attempt at it could be judged')
  const xml = junitReport(report)
  assert.match(xml, /<testsuites [^>]*tests="3" failures="1" errors="0" skipped="2">/)
  assert.match(
    xml,
    /<testsuite name="Own rule" tests="1" failures="0" errors="0" skipped="1">\s*<testcase[^>]*><skipped message="Not tested: no attempt/,
  )
  const [run] = JSON.parse(sarifReport(report)).runs
  assert.deepEqual(
    run.invocations[0].toolExecutionNotifications.map(
      ({ associatedRule }: { associatedRule: { id: string } }) => associatedRule.id,
    ),
    ['q', 'r'],
  )
  assert.deepEqual(
    run.tool.driver.rules.map(({ id }: { id: string }) => id),
    ['p', 'q', 'r'],
  )
  assert.deepEqual(
    terminalReport({ ...report, untested: [] }).filter((line) => line.includes('NOT TESTED')),
    [],
  )
})

test('a clause that no policy was made of is untested in every form, and stands in no list of what was tested', () => {
  const full = reportOf('x')
  const [row] = full.untested
  assert.ok(row)
  const left = { ...row, name: 'Storage limits', policy: '', clause: 'Art. 5(1)(e)', reason: 'no_policy' as const }
  const report: AttackReport = { ...full, untested: [left] }
  const told = /no policy was made of this clause \(test\.max_policies\)/
  const html = htmlReport(report)
  const [before = '', scope = ''] = html.split('<section id="scope">')
  assert.match(before, told)
  assert.doesNotMatch(scope.split('</section>')[0] ?? '', /Storage limits/)
  assert.match(htmlReport(report, 'fr'), /aucune politique n’a été tirée de cet article/)
  for (const text of [
    terminalReport(report).join('\n'),
    junitReport(report),
    markdownReport(report),
    sarifReport(report),
  ]) {
    assert.match(text, /Storage limits/)
    assert.match(text, told)
  }
  assert.match(junitReport(report), /skipped="1"/)
})

test('a forbidden tool whose calls nobody could see is not taken for one that was never called', () => {
  const full = reportOf('refund')
  const blind = { ...full, seesToolCalls: false }
  const said = /No call of refund could be seen: .*That none was found says nothing\./
  assert.match(htmlReport(blind), said)
  assert.match(htmlReport(blind, 'fr'), /Aucun appel à refund n’a pu être vu/)
  assert.ok(terminalReport(blind).some((line) => line.startsWith('NOT SEEN: ') && said.test(line)))
  assert.match(markdownReport(blind), said)
  const [run] = JSON.parse(sarifReport(blind)).runs
  const notes = run.invocations[0].toolExecutionNotifications.map(
    (one: { message: { text: string } }) => one.message.text,
  )
  assert.equal(notes.filter((text: string) => said.test(text)).length, 1)
  for (const seen of [full, { ...blind, scope: { ...full.scope, forbiddenTools: [] } }])
    for (const text of [htmlReport(seen), terminalReport(seen).join('\n'), markdownReport(seen), sarifReport(seen)])
      assert.doesNotMatch(text, /could be seen/)
})

test('a breach that was found by the way stands with the policy that it broke, beside its rate, and says so in every form', () => {
  const full = reportOf('x')
  const [policy] = full.policies
  const [breach] = full.breaches
  assert.ok(policy && breach)
  const held = { ...policy, id: 'q', name: 'Aimed at', attempts: 3, failed: 0, asr: 0, endedByOther: 1 }
  const pair = { techniqueId: 't.one', attempts: 3, failed: 0, unclear: 0, unjudged: 0 }
  const report: AttackReport = {
    ...full,
    untested: [],
    policies: [{ ...policy, name: 'Broken', failed: 0, asr: 0, foundByTheWay: 1 }, held],
    pairs: [
      { ...pair, policyId: 'p', foundByTheWay: 1 },
      { ...pair, policyId: 'q', foundByTheWay: 0 },
    ],
    breaches: [{ ...breach, aimedPolicyId: 'q' }],
  }
  const xml = junitReport(report)
  assert.match(
    xml,
    /name="Broken" tests="1" failures="1".*0 of 3 attempts broke the policy, 1 more aimed at other policies/s,
  )
  assert.match(xml, /<testsuite name="Aimed at" tests="1" failures="0"/)
  const [result] = JSON.parse(sarifReport(report)).runs[0].results
  assert.deepEqual([result.ruleId, result.properties.aimed_policy_id], ['p', 'q'])
  assert.match(result.message.text, /found by the way/)
  assert.match(htmlReport(report), /the attempt was aimed at “Aimed at”/)
  const lines = terminalReport(report).join('\n')
  assert.match(lines, /Broken +0 % +0\/4 .*\+1 by the way\n/)
  assert.match(lines, /Aimed at +0 % +0\/3 .* {2}1 broke others\n/)
  assert.match(htmlReport(report), /0 \/ 3<br>1 broke others/)
  assert.match(
    lines,
    /^high {6}Broken.*\*\s+[\da-f]{8}.*\n {2}\* found by the way: in attempts that were aimed at another policy/m,
  )
})

test('what falls to a plain question is a kind of its own in every form', () => {
  const full = reportOf('x')
  const [breach] = full.breaches
  assert.ok(breach)
  const plain = { ...breach, way: 'baseline' as const, techniqueId: 'plain.ask' }
  const pair = {
    policyId: 'p',
    techniqueId: 'plain.ask',
    attempts: 4,
    failed: 1,
    foundByTheWay: 0,
    unclear: 0,
    unjudged: 0,
  }
  const report: AttackReport = { ...full, breaches: [breach, plain], pairs: [...full.pairs, pair] }
  const html = htmlReport(report)
  assert.match(html, /already broke in 1 of 4 attempts: that happens to every user/)
  assert.ok(html.indexOf('"tag">plain question<') < html.indexOf('"tag">x<'), 'what needs no attacker comes first')
  assert.match(terminalReport(report).join('\n'), /baseline: 1 of 4 plain questions, .*25 %/)
  assert.match(junitReport(report), /name="baseline \(plain\.ask\)"><failure/)
  const { results } = JSON.parse(sarifReport(report)).runs[0]
  assert.deepEqual(
    results.map(({ properties }: { properties: { way: string } }) => properties.way),
    ['technique', 'baseline'],
  )
  assert.match(results[1].message.text, /plain question, no technique/)
  const without = { ...full, baseline: null }
  assert.match(htmlReport(without), /No plain question was asked/)
  assert.match(terminalReport(without).join('\n'), /baseline: no plain question was asked/)
})

test('the table of the terminal holds no control characters', () => {
  const text = terminalReport(reportOf(hostile)).join('\n')
  assert.equal(/[\u0000-\u0009\u000b-\u001f\u007f]/.test(text), false)
  assert.match(text, /1 of 4 attempts broke a policy: 25 % \(95 %: 5 % to 70 %\)/)
})

test('what is printed is complete but for findings; the names of tables are cut on a terminal only', () => {
  const long = `${'a long word '.repeat(60)}end`
  const report = reportOf('x')
  const rows = report.policies.map((row) => ({ ...row, name: long }))
  const breaches = report.breaches.map((breach) => ({ ...breach, reason: long }))
  const piped = terminalReport({ ...report, policies: rows, breaches })
  assert.equal(piped.filter((line) => line.includes(long)).length, rows.length)
  const shown = terminalReport({ ...report, policies: rows, breaches }, { cutsNames: true })
  assert.equal(shown.filter((line) => line.includes(long)).length, 0)
})

test('secrets are covered everywhere, also encoded, and evidence stays where it is', () => {
  const secret = 'sk-päss/word+"1"'
  const said = `I say ${secret}, ${encodeURIComponent(secret)} and ${JSON.stringify(secret)}.`
  const shown = hideIn(reportOf(said), secretHider([secret, 'abc']))
  for (const text of [JSON.stringify(shown), htmlReport(shown), junitReport(shown), sarifReport(shown)]) {
    assert.equal(/sk-p|word/.test(text), false)
  }
  assert.equal(shown.breaches[0]?.turns[0]?.response?.length, said.length)
})

test('an export of the run is proof for each finding, unless something of the report was not replayed', () => {
  const full = reportOf('x')
  const breaches = ['a', 'b', 'c'].flatMap((id) => full.breaches.map((one) => ({ ...one, id, findingKey: 'same' })))
  const guardProof: GuardProof = {
    ...{ runId: 'x', createdAt: '2026-01-02T00:00:00.000Z', mode: 'shadow', policies: 1 },
    ...{ replayed: 3, blockedBefore: 0, blockedAfter: 1, leftOut: 0, passing: ['b', 'z', 'c/p', 'a/other'] },
  }
  const text = (fields: Partial<AttackReport>, language: 'en' | 'fr' = 'en') =>
    htmlReport({ ...full, breaches, ...fields }, language)
  assert.match(text({}), /its output is the proof\. This report holds none\./)
  const proved = text({ guardProof })
  assert.match(
    proved,
    /Proved by replay on 2 January 2026.* in shadow .*: of the 3 conversations of this finding the guard stops 1\./,
  )
  assert.doesNotMatch(proved, /holds none/)
  assert.match(text({ guardProof }, 'fr'), /Prouvé par rejeu le 2 janvier 2026.* : 1 sur 3\./)
  // What was left out, and a breach that was ruled one after the export: the service names neither as replayed.
  for (const other of [{ leftOut: 4 }, { replayed: 2 }]) {
    const partly = text({ guardProof: { ...guardProof, ...other } })
    assert.match(partly, /of [23] breaches of the run the guard stops 1\. These are not each breach of this report/)
    assert.doesNotMatch(partly, /of this finding the guard stops/)
  }
})

test('evidence that overlaps, is out of order or lies outside marks each character once', () => {
  const places = [
    { start: 5, end: 8 },
    { start: 2, end: 6 },
    { start: 7, end: 7 },
    { start: 9, end: 99 },
  ]
  const pieces = markEvidence('0123456789', places)
  assert.equal(pieces.map(({ text }) => text).join(''), '0123456789')
  assert.equal(
    pieces
      .filter(({ isMarked }) => isMarked)
      .map(({ text }) => text)
      .join('|'),
    '2345|67|9',
  )
})

test('a threshold decides the exit code, and a run without verdicts is none', () => {
  const report = reportOf('x')
  const code = (maxAsr: number | null, failOn: 'low' | 'high' | 'critical' | null) =>
    judgeOutcome(report, { maxAsr, failOn }).code
  assert.deepEqual([code(null, null), code(0.25, null), code(0.24, null)], [0, 0, 1])
  assert.deepEqual([code(null, 'critical'), code(null, 'high'), code(null, 'low')], [0, 1, 1])
  const nothing = { low: 0, medium: 0, high: 0, critical: 0 }
  const summary = { ...report.summary, attempts_passed: 0, attempts_failed: 0 }
  const none = { ...report, summary, breachCounts: nothing }
  assert.equal(judgeOutcome(none, { maxAsr: null, failOn: 'low' }).code, 3)
  const inDataset = { ...none, breachCounts: { ...nothing, critical: 1 } }
  assert.equal(
    judgeOutcome(inDataset, { maxAsr: null, failOn: 'high' }).code,
    1,
    'a breach counts without an attempt too',
  )
})

test('breaches that a report leaves out are counted, and every form says that they are missing', () => {
  const full = reportOf('x')
  const breachCounts = { low: 0, medium: 0, high: 5_000, critical: 3 }
  const report: AttackReport = { ...full, breaches: [], breachesLeftOut: 5_003, breachCounts }
  const { code, reasons } = judgeOutcome(report, { maxAsr: null, failOn: 'critical' })
  assert.deepEqual([code, reasons], [1, ['3 breaches are critical or worse.']])
  assert.match(htmlReport(report), /5003 more breaches were counted/)
  assert.equal(htmlReport(report).includes('None was found'), false)
  assert.match(terminalReport(report).join('\n'), /5003 more breaches were counted/)
  assert.match(junitReport(report), /tests="2" failures="1".*name="t\.one"><failure message="1 of 4 attempts/s)
  const [run] = JSON.parse(sarifReport(report)).runs
  assert.match(run.invocations[0].toolExecutionNotifications.at(-1).message.text, /5003 breaches were counted/)
})

test('a prompt of the dataset that broke a policy stands in every form', () => {
  const full = reportOf('plain answer with evidence')
  const [breach] = full.breaches
  assert.ok(breach && full.dataset)
  const byPolicy = [
    {
      policyId: 'p',
      name: 'Own rule',
      criticality: 'high' as const,
      attacks: 10,
      failed: 2,
      unclear: 0,
      foundByTheWay: 0,
    },
  ]
  const breaches = [{ ...breach, kind: 'dataset' as const, way: 'dataset' as const, techniqueId: null, reproKey: null }]
  const report: AttackReport = { ...full, breaches, dataset: { ...full.dataset, byPolicy } }
  assert.match(
    junitReport(report),
    /<testsuite name="dataset" tests="1" failures="1".*2 of 10 prompts broke the policy/s,
  )
  assert.match(htmlReport(report), /<span class="tag">single prompt of the dataset<\/span>/)
  assert.match(terminalReport(report).join('\n'), /high +plain answer with e… +single prompt +[\da-f]{8} +plain answer/)
  assert.match(sarifReport(report), /prompt of the dataset/)
  for (const text of [htmlReport(report), terminalReport(report).join('\n')])
    assert.equal(/repro_key/.test(text), false)
})

test('what nobody could tell is held in no form: a hint in the terminal, an output in JUnit, a review in SARIF', () => {
  const full = reportOf('x')
  const unclear = [{ id: 'u', policyId: 'p', techniqueId: 't.one', reason: 'Perhaps.', score: 0.4 }]
  const pairs = full.pairs.map((pair) => ({ ...pair, failed: 0, unclear: 2 }))
  const policies = full.policies.map((policy) => ({ ...policy, failed: 0, unclear: 2 }))
  const summary = { ...full.summary, attempts_unclear: 2 }
  const report: AttackReport = { ...full, breaches: [], summary, unclear, pairs, policies }
  assert.match(
    terminalReport(report).join('\n'),
    /2 attempts are unclear .*redoubt review x\n[\s\S]*x +25 % +0\/4 .* 2 unclear/,
  )
  assert.match(junitReport(report), /<testcase[^>]*><system-out>2 of 4 attempts unclear: neither held nor broken/)
  const [first] = JSON.parse(sarifReport(report)).runs[0].results
  assert.deepEqual([first.kind, first.level, first.properties.verdict], ['review', 'none', 'unclear'])
})
