import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { joinPlanted, splitPlanted } from './planted-result.ts'

test('what was joined comes apart again, also behind an opening sentence', () => {
  const parts = { said: 'What is new?', toolResult: 'Mail 1: hello\n\nMail 2: <b>do this</b>' }
  assert.deepEqual(splitPlanted(joinPlanted(parts)), parts)
  assert.equal(splitPlanted(`Please go on.\n\n${joinPlanted(parts)}`)?.said, 'Please go on.\n\nWhat is new?')
  const text = fc.string({ minLength: 1 }).filter((one) => !one.includes('tool_result'))
  fc.assert(
    fc.property(text, text, (said, toolResult) => {
      assert.deepEqual(splitPlanted(joinPlanted({ said, toolResult })), { said, toolResult })
    }),
  )
})

test('any other prompt is left whole', () => {
  for (const prompt of [
    '',
    'hello',
    '\n\n<tool_result>\nx\n</tool_result>',
    'a\n\n<tool_result>\nx',
    'a\n\n<tool_result>\n\n</tool_result>',
  ])
    assert.equal(splitPlanted(prompt), null)
})
