import assert from 'node:assert/strict'
import { test } from 'node:test'
import { policyWords } from './policy-words.ts'

const own = { name: 'hate', description: 'content that is ours', detector: 'hate', is_default: false }

test('only a policy of the catalogue is called otherwise than its owner called it', () => {
  assert.deepEqual(policyWords(own, 'fr'), { name: 'hate', description: 'content that is ours' })
  assert.equal(policyWords({ ...own, is_default: true }, 'fr').name, 'haine')
  assert.equal(policyWords({ ...own, is_default: true }, 'en').name, 'hate')
})

test('one that a newer service has and this console does not know keeps its own words', () => {
  const { name, description } = own
  assert.deepEqual(policyWords({ ...own, is_default: true, detector: 'constructor' }, 'fr'), { name, description })
})
