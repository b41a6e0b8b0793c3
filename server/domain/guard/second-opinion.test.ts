import assert from 'node:assert/strict'
import { test } from 'node:test'
import { secondOpinionDefaults as settings } from '../project/second-opinion-settings.ts'
import { type AttributedFinding, failed, type ScoredFinding, scored } from './finding.ts'
import { asksOpinion, withOpinion } from './second-opinion.ts'
import { decide } from './verdict.ts'

const own = { isDefault: false, detector: 'compiled', detectionThreshold: 0.5 }

function attributed(finding: AttributedFinding['finding']): AttributedFinding {
  return { finding, detector: { id: 'compiled', version: '1' } }
}

function reviewed(finding: ScoredFinding, said: Parameters<typeof withOpinion>[3], detectionThreshold = 0.5) {
  return withOpinion(settings, { detectionThreshold }, { attributed: attributed(finding), finding }, said)
}

test('the band has both its ends, and nothing beyond them is open', () => {
  for (const value of [0.35, 0.5, 0.65]) assert.ok(asksOpinion(settings, own, attributed(scored(value))), `${value}`)
  for (const value of [0, 0.349, 0.651, 1, Number.NaN])
    assert.ok(!asksOpinion(settings, own, attributed(scored(value))), `${value}`)
  // As floating point numbers these lie beyond the end that they are.
  for (const [threshold, value] of [
    [0.8, 0.65],
    [0.3, 0.15],
    [0.7, 0.85],
  ] as const)
    assert.ok(asksOpinion(settings, { ...own, detectionThreshold: threshold }, attributed(scored(value))), `${value}`)
})

test('patterns, facts, failures, and thresholds that everything reaches are never open', () => {
  const middle = attributed(scored(0.5))
  assert.ok(!asksOpinion(settings, { ...own, detector: 'patterns' }, middle))
  assert.ok(!asksOpinion(settings, own, attributed(failed('broken'))))
  assert.ok(!asksOpinion(settings, { ...own, detectionThreshold: 0 }, attributed(scored(0))))
  const ofCatalogue = { ...own, isDefault: true, detector: 'hate' }
  assert.ok(!asksOpinion(settings, ofCatalogue, middle))
  assert.ok(asksOpinion({ ...settings, catalogue: true }, ofCatalogue, middle))
  for (const detector of ['pii', 'phi', 'payment-card-data', 'credentials-and-secrets', 'system-prompt-disclosure'])
    assert.ok(!asksOpinion({ ...settings, catalogue: true }, { ...ofCatalogue, detector }, middle), detector)
})

test('value, threshold and decision belong together whatever is said, at every threshold and in every band', () => {
  for (const threshold of [0.005, 0.1, 0.5, 0.99, 1]) {
    for (const width of [0.01, 0.15, 1]) {
      for (const value of [Math.max(0, threshold - width), threshold, Math.min(1, threshold + width)]) {
        for (const said of ['violates', 'allowed'] as const) {
          const band = { ...settings, below: width, above: width }
          const finding = scored(value)
          const task = { attributed: attributed(finding), finding }
          const { attributed: after, secondOpinion } = withOpinion(band, { detectionThreshold: threshold }, task, said)
          const verdict = decide({ detectionThreshold: threshold, failureMode: 'closed' }, after)
          const told = `${threshold} ± ${width}: ${value} ${said}`
          assert.equal(verdict.isSafe, said === 'allowed', told)
          assert.ok(verdict.value >= 0 && verdict.value <= 1, told)
          assert.equal(secondOpinion.localValue, value)
          assert.equal(secondOpinion.outcome === 'agreed', value >= threshold === (said === 'violates'), told)
          assert.equal(verdict.value === value || secondOpinion.outcome === 'overturned', true, told)
        }
      }
    }
  }
})

test('what was not judged stays unjudged when an LLM clears the rest', () => {
  const finding = scored(0.55, { unjudged: [{ start: 0, end: 4 }], caveat: 'A part was left out.' })
  const verdict = decide({ detectionThreshold: 0.5, failureMode: 'closed' }, reviewed(finding, 'allowed').attributed)
  assert.deepEqual([verdict.isAboveThreshold, verdict.isSafe, verdict.status], [false, false, 'warning'])
})

test('a failure keeps value, reason and earlier caveats, and adds why there was no opinion', () => {
  const finding = scored(0.55, { reason: 'It is close to an example.', caveat: 'A part was left out.' })
  const { attributed: after, secondOpinion } = reviewed(finding, 'timed-out')
  const verdict = decide({ detectionThreshold: 0.5, failureMode: 'open' }, after)
  assert.deepEqual([verdict.value, verdict.isSafe, verdict.status], [0.55, false, 'warning'])
  assert.match(
    verdict.reason ?? '',
    /^It is close to an example\. A part was left out\. An LLM was asked, and did not answer in time\./,
  )
  assert.deepEqual(secondOpinion, { outcome: 'failed', localValue: 0.55, failure: 'timed-out' })
})
