import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { features } from './feature-list.ts'
import { loadSecurityRules, parseSecurityRules, securityRulesPath } from './security-rules.ts'

const committed = readFileSync(securityRulesPath, 'utf8')

describe('the committed security weights', () => {
  test('fit the features of the code and their own hash', () => {
    const rules = loadSecurityRules()
    assert.equal(rules.weights.length, features.length)
    assert.match(rules.version, /^[0-9a-f]{12}$/)
  })

  test('never let a sign of an attack lower the value, nor talk and length raise it', () => {
    const { weights } = loadSecurityRules()
    features.forEach(({ name, sign }, index) => {
      const weight = weights[index] ?? Number.NaN
      assert.ok(sign === 'raises' ? weight >= 0 : weight <= 0, `${name} ${weight}`)
    })
  })

  test('name sources with licences and never a dev set', () => {
    const { provenance } = JSON.parse(committed) as {
      readonly provenance: readonly { readonly file: string; readonly licence: string }[]
    }
    assert.ok(provenance.length > 10)
    assert.deepEqual(
      provenance.filter(({ licence }) => licence === ''),
      [],
    )
    assert.deepEqual(
      provenance.filter(({ file }) => /deepset-test|tensor|arena-hard-v01|mtbench|xstest|naughty|advbench/.test(file)),
      [],
    )
  })

  test('have another version when any byte changes', () => {
    assert.notEqual(parseSecurityRules(`${committed} `, 'x').version, loadSecurityRules().version)
  })
})

describe('security weights that cannot be used', () => {
  const fails = (text: string, why: RegExp): void => {
    assert.throws(
      () => parseSecurityRules(text, 'models/some-file.json'),
      (error: Error) =>
        /models\/some-file\.json/.test(error.message) &&
        /Restore the file/.test(error.message) &&
        why.test(error.message),
    )
  }

  test('a missing file is named with the way to restore it', () => {
    const folder = mkdtempSync(join(tmpdir(), 'rules-'))
    try {
      const path = join(folder, 'absent.json')
      assert.throws(
        () => loadSecurityRules(path),
        (error: Error) => error.message.includes(path) && /git checkout/.test(error.message),
      )
      writeFileSync(path, '{')
      assert.throws(() => loadSecurityRules(path), /not valid JSON/)
    } finally {
      rmSync(folder, { recursive: true })
    }
  })

  test('a changed weight is found by the hash', () => {
    const changed = committed.replace(/"bias": -?[\d.]+/, '"bias": 0.5')
    assert.notEqual(changed, committed)
    fails(changed, /own hash/)
  })

  test('a missing field and another feature are refused', () => {
    fails('{}', /expected fields/)
    fails(committed.replace('lexicon.override.strong', 'lexicon.other.strong'), /other features/)
  })
})
