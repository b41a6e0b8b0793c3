import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bodyOfTest, casesOf, emptyTest } from './test-draft.ts'

test('each line of a list is one item, and empty lines are none', () => {
  const draft = {
    ...emptyTest,
    name: ' Shop ',
    policies: 'Never lie.\n\n  Never insult. \n',
    publicFacts: 'Call 0800 1',
  }
  const body = bodyOfTest(draft, 'p')
  assert.deepEqual(
    [body.name, body.policies, body.public_facts],
    ['Shop', ['Never lie.', 'Never insult.'], ['Call 0800 1']],
  )
})

test('the estimate is what the API charges for a dataset: policies × prompts × five variations', () => {
  const draft = { ...emptyTest, policies: 'a\nb', certifications: ['GDPR'], maxPolicies: 3, prompts: 2 }
  assert.equal(casesOf(draft), (3 + 2) * 2 * 5)
  assert.equal(casesOf(emptyTest), null)
})
