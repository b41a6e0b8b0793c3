import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { calibratedRisk } from './calibration.ts'
import { loadNgramModel } from './ngram-model.ts'
import { type FusionParts, loadSecurityFusion, parseSecurityFusion, securityFusionPath } from './security-fusion.ts'
import { loadSecurityRules } from './security-rules.ts'
import { signals } from './signals.ts'

const committed = readFileSync(securityFusionPath, 'utf8')
const card = JSON.parse(readFileSync(join(securityFusionPath, '..', 'encoder.json'), 'utf8')) as {
  readonly version: string
  readonly versionSha256: string
}
const parts: FusionParts = {
  encoder: `${card.version}-${card.versionSha256.slice(0, 12)}`,
  ngrams: loadNgramModel().version,
  rules: loadSecurityRules().version,
}

describe('the committed fusion', () => {
  test('was fitted for the committed encoder, n-grams and rules', () => {
    assert.deepEqual(loadSecurityFusion(parts).madeFor, parts)
  })

  test('never lets an opinion of attack lower the value, nor length raise it', () => {
    const { weights } = loadSecurityFusion(parts)
    assert.equal(weights.length, signals.length)
    signals.forEach(({ name, sign }, at) => {
      const weight = weights[at] ?? Number.NaN
      assert.ok(sign === 'raises' ? weight >= 0 : weight <= 0, `${name} ${weight}`)
    })
  })

  test('has the score at value 1 that its figures state, and shows at least the 1 % point', () => {
    const { calibration } = loadSecurityFusion(parts)
    const { figures } = JSON.parse(committed) as { readonly figures: { readonly scoreAtValue1: number } }
    const { value, extrapolated } = calibratedRisk(calibration, figures.scoreAtValue1)
    assert.ok(Math.abs(value - 1) < 0.001)
    assert.equal(extrapolated, false)
    assert.ok((calibration.knots.at(-1)?.rate ?? 1) < 0.01)
  })

  test('was fitted and calibrated on texts of no dev set', () => {
    const { figures } = JSON.parse(committed) as { figures: { perSource: readonly { readonly source: string }[] } }
    assert.ok(figures.perSource.length > 20)
    assert.deepEqual(
      figures.perSource.filter(({ source }) =>
        /deepset-test|tensor|arena-hard-v01|mtbench|xstest|naughty|advbench/.test(source),
      ),
      [],
    )
  })
})

describe('a fusion that cannot be used', () => {
  const fails = (text: string, why: RegExp, given = parts): void => {
    assert.throws(
      () => parseSecurityFusion(text, given, 'models/some-file.json'),
      (error: Error) => /models\/some-file\.json.*Restore the file/.test(error.message) && why.test(error.message),
    )
  }

  test('because it was fitted for another encoder, other n-grams or other rules is refused by name', () => {
    fails(committed, /fitted for encoder .*, not for other/, { ...parts, encoder: 'other' })
    fails(committed, /fitted for ngrams/, { ...parts, ngrams: 'other' })
    fails(committed, /fitted for rules/, { ...parts, rules: 'other' })
  })

  test('because a number was changed is found by the hash', () => {
    const changed = committed.replace(/"bias": -?[\d.]+/, '"bias": 0.5')
    assert.notEqual(changed, committed)
    fails(changed, /own hash/)
  })

  test('because a field is missing, a signal is another or its calibration falls is refused', () => {
    fails('{}', /expected fields/)
    fails('{', /not valid JSON/)
    fails(committed.replace('"encoder.hidden"', '"encoder.other"'), /other features/)
    const raw = JSON.parse(committed) as { calibration: { knots: unknown[] } }
    raw.calibration.knots.reverse()
    fails(JSON.stringify(raw), /own hash|monotone/)
  })
})
