import assert from 'node:assert/strict'
import { test } from 'node:test'
import { techniqueName } from './technique-name.ts'

test('a technique is called in the language of the console, and one that it does not know as the service calls it', () => {
  const known = { id: 'cipher.caesar', name: 'Caesar cipher' }
  assert.deepEqual([techniqueName(known, 'en'), techniqueName(known, 'fr')], ['Caesar cipher', 'Chiffre de César'])
  assert.equal(techniqueName({ id: 'toString', name: 'Newer' }, 'fr'), 'Newer')
})
