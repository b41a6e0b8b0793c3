import assert from 'node:assert/strict'
import { test } from 'node:test'
import { attackLanguages } from '../../domain/red-team-test/test-policy.ts'
import { probeCategories, probeWordings } from './probe-wordings.ts'

test('every language asks as many questions of each category as every other, and the first of memory plants what the second asks for', () => {
  for (const language of attackLanguages) {
    const { memory, ...others } = probeWordings[language]
    assert.deepEqual(
      Object.entries(others).map(([category, probes]) => [category, probes.length]),
      Object.entries(others).map(([category]) => [category, probeWordings.en[category as keyof typeof others].length]),
    )
    const [plants, asks] = memory
    assert.ok(plants?.prompt.includes('{word}') === true && asks?.prompt.includes('{word}') === false, language)
  }
})

test('no category of the words is left out of what is asked', () => {
  assert.deepEqual([...Object.keys(probeWordings.en), 'languages'].sort(), [...probeCategories].sort())
})
