import assert from 'node:assert/strict'
import { test } from 'node:test'
import { htmlReport } from './formats/html-report.ts'
import { sarifReport } from './formats/sarif-report.ts'
import { reportOf } from './report.fixture.ts'

test('a report that is made anew of a run that ended long ago tells the time of the attack, and not its own', () => {
  const report = { ...reportOf('x'), createdAt: '2026-05-09T12:00:00.000Z', attackedAt: '2026-02-03T10:20:00.000Z' }
  const html = htmlReport(report)
  assert.equal(html.match(/3 February 2026 at 10:20 UTC/g)?.length, 2, 'in the summary and in the scope')
  assert.doesNotMatch(html, /9 May 2026/)
  assert.equal(JSON.parse(sarifReport(report)).runs[0].invocations[0].endTimeUtc, report.attackedAt)
  const { attackedAt: _, ...older } = report
  assert.match(htmlReport(older), /9 May 2026 at 12:00 UTC/)
})
