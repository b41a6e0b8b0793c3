import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { policyCatalogue } from '../../server/domain/policy-catalogue.ts'
import { policiesPage, policiesPagePath, readMeasuredPoints } from './policies-page.ts'

test('the page of default policies states the operating point of every one of them', () => {
  const page = policiesPage(readMeasuredPoints())
  for (const { name, detector } of policyCatalogue) {
    assert.match(
      page,
      new RegExp(`^\\| ${name.replace(/[()]/g, '\\$&')} \\| \`${detector}\` \\| .+ \\|$`, 'mu'),
      detector,
    )
  }
})

test('the committed page is the one that the committed calibration makes', () => {
  assert.equal(readFileSync(policiesPagePath, 'utf8'), policiesPage(readMeasuredPoints()))
})

test('a default policy without an operating point is refused', () => {
  const points = readMeasuredPoints()
  const { hate: _, ...others } = points.operatingPoints
  assert.throws(() => policiesPage({ ...points, operatingPoints: others }), /hate has no stated operating point/)
})
