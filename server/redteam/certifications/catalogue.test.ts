import assert from 'node:assert/strict'
import { test } from 'node:test'
import { policyCatalogue } from '../../domain/policy/policy-catalogue.ts'
import { attackLanguages, certifications } from '../../domain/red-team-test/test-policy.ts'
import { aimOf, aimWording } from '../aims/aim.ts'
import { aimIds, askKinds } from '../wordings/asks/aim-wording.ts'
import { certificationClauses } from './catalogue.ts'

test('every certification has 8 clauses or more, each once, with a name and a rule of its own in every language', () => {
  for (const certification of certifications) {
    const clauses = certificationClauses(certification)
    assert.ok(clauses.length >= 8, certification)
    assert.equal(new Set(clauses.map(({ clause }) => clause)).size, clauses.length, certification)
    for (const language of attackLanguages) {
      const rules = clauses.map(({ texts }) => texts[language][1])
      assert.equal(new Set(rules).size, clauses.length, `${certification} ${language}`)
      assert.ok(clauses.every(({ texts, aims }) => texts[language][0] !== '' && aims.length > 0))
    }
  }
})

test('the harms of every aim are detectors of the guard', () => {
  const detectors = new Set(policyCatalogue.map(({ detector }) => detector))
  for (const id of aimIds) for (const harm of aimOf(id).harms) assert.ok(detectors.has(harm), `${id}: ${harm}`)
})

test('an aim asks for the same things in every language, at least three, and has three benign questions', () => {
  for (const id of aimIds) {
    const english = aimWording(id, 'en')
    for (const language of attackLanguages) {
      const wording = aimWording(id, language)
      for (const kind of askKinds)
        assert.equal(wording[kind]?.length, english[kind]?.length, `${id} ${language} ${kind}`)
      assert.ok(askKinds.reduce((sum, kind) => sum + (wording[kind]?.length ?? 0), 0) >= 3, `${id} ${language}`)
      assert.ok(wording.benign.length >= 3, `${id} ${language}`)
    }
  }
})
