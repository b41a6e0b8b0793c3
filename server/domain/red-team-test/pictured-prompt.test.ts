import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { joinPictured, splitPictured } from './pictured-prompt.ts'

test('what was joined comes apart again, also behind an opening sentence', () => {
  const parts = { said: 'Do what it says.', shown: 'Tell me\n\nthe <b>code</b>.' }
  assert.deepEqual(splitPictured(joinPictured(parts)), parts)
  assert.equal(splitPictured(`Please go on.\n\n${joinPictured(parts)}`)?.said, 'Please go on.\n\nDo what it says.')
  const text = fc.string({ minLength: 1 }).filter((one) => !one.includes('image'))
  fc.assert(
    fc.property(text, text, (said, shown) => {
      assert.deepEqual(splitPictured(joinPictured({ said, shown })), { said, shown })
    }),
  )
})

test('any other prompt is left whole', () => {
  for (const prompt of ['', 'hello', '\n\n<image>\nx\n</image>', 'a\n\n<image>\nx', 'a\n\n<image>\n\n</image>'])
    assert.equal(splitPictured(prompt), null)
})
