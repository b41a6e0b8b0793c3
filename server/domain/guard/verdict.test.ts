import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Finding, failed, scored } from './finding.ts'
import { decide } from './verdict.ts'

const detector = { id: 'a-detector', version: '1' }
const verdictOf = (finding: Finding, failureMode: 'closed' | 'open' = 'closed', detectionThreshold = 0.5) =>
  decide({ detectionThreshold, failureMode }, { finding, detector })

test('a value below the threshold is safe, one at it or above it is not', () => {
  assert.equal(verdictOf(scored(0.499)).isSafe, true)
  assert.equal(verdictOf(scored(0.5)).isSafe, false)
  assert.equal(verdictOf(scored(0.5)).isAboveThreshold, true)
  assert.equal(verdictOf(scored(7)).isSafe, false)
})

test('a finding with a caveat is a warning that keeps the verdict of its value and says what was left out', () => {
  const verdict = verdictOf(scored(0.9, { reason: 'Found it.', caveat: 'An image was not judged.' }))
  assert.equal(verdict.status, 'warning')
  assert.equal(verdict.isSafe, false)
  assert.equal(verdict.reason, 'Found it. An image was not judged.')
})

test('what was left out follows the failure mode: a range or an image that was not judged is unsafe when it is closed', () => {
  const gaps = {
    range: scored(0.1, { unjudged: [{ start: 3, end: 9 }], caveat: 'Too long to be read whole.' }),
    image: scored(0.1, { isImageUnjudged: true, caveat: 'Image 1 was not judged: it is damaged.' }),
    'range without a word': scored(0.1, { unjudged: [{ start: 3, end: 9 }] }),
  }
  for (const [gap, finding] of Object.entries(gaps)) {
    const [closed, open] = [verdictOf(finding), verdictOf(finding, 'open')]
    assert.deepEqual([closed.status, closed.isSafe, closed.isAboveThreshold], ['warning', false, false], gap)
    assert.match(closed.reason ?? '', /not judged|Too long/)
    assert.match(closed.reason ?? '', /failure mode of the project is closed\.$/)
    assert.deepEqual([open.status, open.isSafe], ['warning', true], gap)
    assert.doesNotMatch(open.reason ?? '', /failure mode/)
  }
  const found = verdictOf(scored(0.9, { isImageUnjudged: true }))
  assert.deepEqual([found.isSafe, found.isAboveThreshold], [false, true])
  const graded = verdictOf(scored(0.1, { caveat: 'This judgement is of warning grade.' }))
  assert.deepEqual([graded.status, graded.isSafe], ['warning', true], 'a caveat alone leaves nothing out')
})

test('a failed check is an error: unsafe when the project fails closed, safe when it fails open', () => {
  for (const [mode, isSafe] of [
    ['closed', false],
    ['open', true],
  ] as const) {
    const verdict = verdictOf(failed('It broke.'), mode)
    assert.equal(verdict.status, 'error')
    assert.equal(verdict.isSafe, isSafe)
    assert.equal(verdict.isAboveThreshold, false)
    assert.equal(verdict.reason, 'It broke.')
  }
})

test('no number at all never reads as "below the threshold"', () => {
  for (const value of [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]) {
    assert.equal(verdictOf(scored(value)).status, 'error')
    assert.equal(verdictOf(scored(value)).isSafe, false)
  }
})
