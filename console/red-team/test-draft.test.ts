import assert from 'node:assert/strict'
import { test } from 'node:test'
import { problemFrom } from '../../client/redoubt-problem.ts'
import { bodyOfTest, casesOf, emptyTest, wrongLines } from './test-draft.ts'

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

test('what the service finds wrong with an item of a list is told of its line, until the list is changed', () => {
  const sent = { ...emptyTest, patterns: 'a+\n\n ([a-z \n', secrets: '([a-z' }
  const errors = [{ path: 'checks.patterns[1]', message: 'is not RE2 syntax' }]
  const problem = problemFrom({ code: 'invalid-request', status: 400, detail: 'x', errors })
  assert.deepEqual(wrongLines(problem, 'patterns', sent, sent), [[3, 'is not RE2 syntax']])
  assert.deepEqual(wrongLines(problem, 'secrets', sent, sent), [])
  assert.deepEqual(wrongLines(problem, 'patterns', { ...sent, patterns: 'a+' }, sent), [])
  assert.deepEqual(wrongLines(problem, 'patterns', sent, null), [])
})
