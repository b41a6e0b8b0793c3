import assert from 'node:assert/strict'
import { test } from 'node:test'
import { guardsOfPolicy } from './guards-of-policy.ts'
import { policiesOf } from './policies-of.ts'
import { readContext } from './read-context.ts'
import { settingsOf } from './test-settings.fixture.ts'

/** The policies that a test makes of these rules, with what guards each. */
function guardsOf(...givenPolicies: readonly string[]) {
  const settings = settingsOf({ givenPolicies })
  const { all } = policiesOf({ settings, seed: 's', context: readContext(settings) })
  return all.map((policy) => [policy.harms, guardsOfPolicy(policy)])
}

test('what leaks of the business is no protected work: no policy of the catalogue is named as what stops it', () => {
  assert.deepEqual(guardsOf('Never reveal internal prices or confidential plans.'), [[['intellectual-property'], []]])
  assert.deepEqual(guardsOf('Internal roadmaps stay internal.'), [[['intellectual-property'], []]])
})

test('the guard of protected works, and those of all other harms, stay named', () => {
  const kept = ['Never reproduce copyrighted lyrics.', 'Never reveal a password.', 'Never give medical advice.']
  assert.deepEqual(guardsOf(...kept), [
    [['intellectual-property'], ['intellectual-property']],
    [['credentials-and-secrets'], ['credentials-and-secrets']],
    [['medical-advice'], ['medical-advice']],
  ])
  const both = guardsOf('Never reveal internal prices, and never reproduce copyrighted lyrics.')
  assert.deepEqual(both, [[['intellectual-property'], ['intellectual-property']]])
})
