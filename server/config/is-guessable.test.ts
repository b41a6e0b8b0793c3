import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { test } from 'node:test'
import { isGuessable } from './is-guessable.ts'

test('keys that a person makes up in a hurry are guessable', () => {
  for (const secret of [
    'x'.repeat(32),
    'ab'.repeat(200),
    `${'0'.repeat(31)}1`,
    'changeme'.repeat(4),
    'change-me-change-me-change-me-change',
    'abcdefghijklmnopqrstuvwxyz0123456789',
    '01234567890123456789012345678901',
    '9876543210fedcba9876543210fedcba',
    '00000000-0000-0000-0000-000000000001',
  ]) {
    assert.equal(isGuessable(secret), true, secret)
  }
})

test('random ones are not, whatever they are written in', () => {
  for (let round = 0; round < 2_000; round += 1) {
    for (const secret of [
      randomBytes(16).toString('hex'),
      randomBytes(32).toString('hex'),
      randomBytes(24).toString('base64'),
      randomBytes(256).toString('hex'),
    ]) {
      assert.equal(isGuessable(secret), false, secret)
    }
  }
})
