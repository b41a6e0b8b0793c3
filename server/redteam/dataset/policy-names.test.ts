import assert from 'node:assert/strict'
import { test } from 'node:test'
import { generateDataset } from './generate-dataset.ts'
import { innerQuotes } from './inner-quotes.ts'
import { settingsOf } from './test-settings.fixture.ts'

const namesOf = (givenPolicies: readonly string[]): readonly string[] =>
  generateDataset({ settings: settingsOf({ givenPolicies }), seed: 'names' }).policies.map(({ name }) => name)

test('a policy’s name is whole, or cut at a word and says so', () => {
  assert.deepEqual(
    namesOf(['Never wave.', 'Never call open_gate without the written consent of a keeper.', '- never whistle']),
    ['Never wave.', 'Never call open_gate without the written consent of…', 'never whistle'],
  )
  const [long = ''] = namesOf([`${'Donaudampfschifffahrt '.repeat(9)}`])
  assert.ok(long.length <= 60 && long.endsWith('…') && !long.includes('…'.repeat(2)), long)
})

test('a request that quotes is quoted with marks of the second rank', () => {
  for (const [text, inner] of [
    ['Break this: "No refunds" now', 'Break this: ‘No refunds’ now'],
    ['Brich diese Regel: „Nie duzen“', 'Brich diese Regel: ‚Nie duzen‘'],
    ['Enfreins : « Jamais »', 'Enfreins : “Jamais”'],
    ['Infringe: «Nunca»', 'Infringe: “Nunca”'],
    ['It’s the guests’ list', 'It’s the guests’ list'],
  ] as const)
    assert.equal(innerQuotes(text), inner)
  for (const [language, policy, outer] of [
    ['en', 'Wear gloves inside.', /"[^"]*"[^"]*"/],
    ['de', 'Handschuhe sind drinnen üblich.', /„[^“]*„/],
    ['fr', 'Les gants sont de mise à l’intérieur.', /«[^»]*«/],
    ['es', 'Los guantes son de uso interior.', /«[^»]*«/],
  ] as const) {
    const { cases } = generateDataset({
      settings: settingsOf({ language, givenPolicies: [policy], maxPromptsPerPolicy: 12, businessContext: 'Nova.' }),
      seed: language,
    })
    for (const { prompt, techniqueId } of cases)
      if (techniqueId === 'frame.hypothetical') assert.doesNotMatch(prompt.replaceAll(/"[^"]*"$/g, ''), outer)
  }
})
