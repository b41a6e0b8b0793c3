import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { AttackReport } from './attack-report.ts'
import { csvReport } from './formats/csv-report.ts'
import { htmlReport } from './formats/html-report.ts'
import { junitReport } from './formats/junit-report.ts'
import { markdownReport } from './formats/markdown-report.ts'
import { sarifReport } from './formats/sarif-report.ts'
import { terminalReport } from './formats/terminal-report.ts'
import { notTriedIn } from './not-tried.ts'
import { reportOf } from './report.fixture.ts'

const pair = { policyId: 'p', attempts: 2, failed: 0, foundByTheWay: 0, unclear: 0, unjudged: 2 }
const full = reportOf('Own <rule>')
const report: AttackReport = {
  ...full,
  untested: [],
  pairs: [
    ...full.pairs,
    { ...pair, techniqueId: 't.cut', notRun: 2 },
    { ...pair, techniqueId: 't.errored', notRun: 0 },
    { ...pair, techniqueId: 't.half', notRun: 1, unjudged: 1 },
  ],
}

test('a technique that was planned and never tried on a policy is said so in every form', () => {
  assert.deepEqual(
    notTriedIn(report).map(({ policyId, techniques }) => [policyId, techniques.map(({ id }) => id)]),
    [['p', ['t.cut']]],
  )
  const xml = junitReport(report)
  assert.match(xml, /<testsuites [^>]*tests="4" failures="1" errors="1" skipped="1">/)
  assert.match(xml, /name="t\.cut"><skipped message="Planned and not tried: the run ended before its 2 attempts\."\/>/)
  assert.match(xml, /name="t\.errored"><error/, 'a target that could not be asked is no plan that was not carried out')
  const [run] = JSON.parse(sarifReport(report)).runs
  assert.deepEqual(run.invocations[0].toolExecutionNotifications, [
    {
      level: 'warning',
      message: { text: 'Planned and not tried on Own <rule>: t.cut.' },
      associatedRule: { id: 'p' },
    },
  ])
  assert.match(csvReport(report), /"","","Own <rule>","","","not tried","t\.cut","","","","not_run"/)
  assert.match(
    markdownReport(report),
    /## Not tested\n\nThe run ended before these.*\n\n- \*\*Own &lt;rule&gt;\*\*: t\.cut/,
  )
  assert.match(htmlReport(report), /<section id="untested">[\s\S]*<li><b>Own &lt;rule&gt;<\/b>: t\.cut<\/li>/)
  assert.match(htmlReport(report, 'fr'), /La série s’est terminée avant que ces techniques/)
  assert.match(terminalReport(report).join('\n'), /\nNOT TRIED: the run ended before.*\n {2}Own <rule>: t\.cut\n/)
  assert.equal(JSON.parse(JSON.stringify(report)).pairs[1].notRun, 2)
})

test('nothing is said of a run that tried all, or of one breach that is played again', () => {
  for (const whole of [
    { ...report, pairs: full.pairs },
    { ...report, isReplay: true },
  ]) {
    assert.deepEqual(notTriedIn(whole), [])
    assert.doesNotMatch(terminalReport(whole).join('\n'), /NOT TRIED/)
    assert.doesNotMatch(htmlReport(whole), /id="untested"/)
  }
})
