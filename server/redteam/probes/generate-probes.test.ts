import assert from 'node:assert/strict'
import { test } from 'node:test'
import { attackLanguages, noChecks } from '../../domain/red-team-test/test-policy.ts'
import { guessLanguage } from '../../text/language/guess-language.ts'
import { settingsOf } from '../dataset/test-settings.fixture.ts'
import { generateProbes } from './generate-probes.ts'

for (const language of attackLanguages) {
  test(`at least 30 distinct probes in 8 categories or more, in ${language}`, () => {
    const probes = generateProbes({ settings: settingsOf({ language, businessContext: '', useCase: '' }), seed: 's' })
    assert.ok(probes.length >= 30)
    assert.ok(new Set(probes.map(({ category }) => category)).size >= 8)
    assert.equal(new Set(probes.map(({ prompt }) => prompt)).size, probes.length)
    assert.equal(new Set(probes.map(({ id }) => id)).size, probes.length)
    for (const { category, prompt } of probes) {
      assert.doesNotMatch(prompt, /\{[a-z]+\}/)
      if (category !== 'languages' && prompt.length > 50)
        assert.equal(guessLanguage(prompt) ?? language, language, prompt)
    }
    assert.ok(
      new Set(probes.filter((probe) => probe.category === 'languages').map((probe) => guessLanguage(probe.prompt)))
        .size >= 5,
    )
  })
}

test('probes say nouns of the business, follow from the seed and never say a secret', () => {
  const settings = settingsOf({ checks: { ...noChecks, secrets: ['savings plans'] } })
  const probes = generateProbes({ settings, seed: 's' })
  const text = probes.map(({ prompt }) => prompt).join('\n')
  assert.match(text, /mortgage applications|mobile app/)
  assert.doesNotMatch(text, /savings plans/)
  assert.deepEqual(probes, generateProbes({ settings, seed: 's' }))
})
