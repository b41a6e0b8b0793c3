import assert from 'node:assert/strict'
import { test } from 'node:test'
import { literalPattern } from './literal-pattern.ts'

test('what has a meaning in patterns stands for itself, whatever the flags', () => {
  const marks = String.raw`a-b \d^$.*+?()[x]{2}|/ é`
  for (const flags of ['', 'i', 'u', 'v']) {
    assert.deepEqual(new RegExp(literalPattern(marks), flags).exec(`.${marks}.`)?.[0], marks, flags)
  }
  assert.doesNotMatch('ab', new RegExp(literalPattern('a.?b')))
})
