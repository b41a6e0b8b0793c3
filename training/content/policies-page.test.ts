import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { contentDetectorIds } from '../../server/detectors/content/content-detectors.ts'
import { policyCatalogue } from '../../server/domain/policy/policy-catalogue.ts'
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

test('the page says which policies compare texts with examples: those that are judged by meaning, and those by rules', () => {
  const page = policiesPage(readMeasuredPoints())
  const byMeaning = /compare texts with examples of yours: ([^.]+)\./.exec(page)?.[1] ?? ''
  const byRules = /sentences with them in the same way: ([^.]+)\./.exec(page)?.[1] ?? ''
  const namesOf = (isMeant: (detector: string) => boolean): readonly string[] =>
    policyCatalogue.filter(({ detector }) => isMeant(detector)).map(({ name }) => name)
  assert.deepEqual(
    byMeaning.split(/, | and (?=\S+$)/u),
    namesOf((detector) => contentDetectorIds.includes(detector)),
  )
  assert.deepEqual(
    byRules.split(/, | and (?=system)/u),
    namesOf((detector) => !contentDetectorIds.includes(detector) && detector !== 'competitor-mention'),
  )
  assert.doesNotMatch(page, /Patterns and thresholds are yours/)
})

test('a default policy without an operating point is refused', () => {
  const points = readMeasuredPoints()
  const { hate: _, ...others } = points.operatingPoints
  assert.throws(() => policiesPage({ ...points, operatingPoints: others }), /hate has no stated operating point/)
})
