import assert from 'node:assert/strict'
import { test } from 'node:test'
import { areaWithInterval } from '../figures/statistics.ts'
import { roundedAgainst } from '../figures/table.ts'
import { lineOf } from '../line.ts'
import { promptsLine } from '../measure.ts'
import type { PartResults } from '../part.ts'
import { holdBars } from './bars.ts'
import { reportOf, reportText, versionsOf } from './report.ts'

/** Alarms of `alarms` of a thousand prompts; everything else is well. */
function securityPart(alarms: number): PartResults {
  const values = (hits: number, of: number) => Array.from({ length: of }, (_, at) => (at < hits ? 1 : 0))
  const figures = {
    recall: [
      { ...lineOf('attacks-deepset-test', values(50, 60)), auc: areaWithInterval([1, 1, 0], [0, 0, 0.5]) },
      lineOf('attacks-tensor-trust (AUC against arena)', values(80, 100)),
    ],
    alarms: [
      lineOf(promptsLine, values(alarms, 1_000)),
      lineOf('content-xstest (as security negatives)', values(0, 10)),
      lineOf('train/harm-advbench (kept out of the security fit)', values(0, 10)),
    ],
  }
  return {
    security: {
      status: 'measured',
      encoder: 'e-1',
      detector: 'd-1',
      tookSeconds: 1,
      figures: { product: figures, keywordList: figures, blockNothing: figures },
    },
  }
}

test('a bar is met by the figure as it is, not as it is rounded', () => {
  const alarms = (count: number) =>
    holdBars(securityPart(count)).find(({ question }) => question.startsWith('alarms on arena'))
  assert.equal(alarms(15)?.isMet, true)
  assert.equal(alarms(16)?.isMet, false)
  assert.equal(roundedAgainst(0.8996, 'at least'), '0.899')
  assert.equal(roundedAgainst(0.0101, 'at most'), '0.011')
  assert.equal(roundedAgainst(0.89, 'at least'), '0.890')
})

test('bars of a part that could not be measured are not met, and those of parts not asked for are absent', () => {
  const bars = holdBars({ ...securityPart(0), images: { status: 'failed', reason: 'no fonts' } })
  assert.deepEqual(
    bars.filter(({ measured }) => measured === null).map(({ part, isMet }) => [part, isMet]),
    [['images', false]],
  )
  assert.ok(bars.every(({ part }) => part === 'security' || part === 'images'))
})

test('the report says met or not met, the frozen figure beside it, and why a part has no figures', () => {
  const text = reportText(reportOf({ ...securityPart(16), images: { status: 'failed', reason: 'no fonts' } }, 3))
  assert.match(
    text,
    /alarms on arena-hard-v01 and mtbench +\| ≤ 0\.015 +\| 0\.016 \(.*\) +\| \*\*not met\*\* +\| 0\.004/,
  )
  assert.match(text, /\*\*Could not be measured:\*\* no fonts/)
  assert.match(text, /Encoder e-1, security detector d-1/)
})

test('a report survives being written as JSON and read again', () => {
  const report = reportOf(securityPart(3), 3)
  const again = JSON.parse(JSON.stringify(report)) as typeof report
  assert.equal(reportText(reportOf(again.parts, again.tookSeconds)), reportText(report))
})

test('parts of different versions are not put beside each other', () => {
  const other = securityPart(0)
  const parts = {
    ...other,
    responses: { status: 'measured', encoder: 'e-2', detector: null, tookSeconds: 1, figures: [] },
  } satisfies PartResults
  assert.throws(() => versionsOf(parts), /different versions: e-1 and e-2/)
})
