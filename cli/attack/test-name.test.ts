import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testNameOf } from './test-name.ts'

const beganAtMs = Date.UTC(2026, 10, 28, 7, 4, 9, 500)

test('tests of one config that began at different seconds have different names', () => {
  assert.equal(testNameOf('Shop', beganAtMs), 'Shop, 2026-11-28 07:04:09 UTC')
  assert.notEqual(testNameOf('Shop', beganAtMs), testNameOf('Shop', beganAtMs + 1_000))
})

test('a name as long as a config may have keeps its time, and no half of a letter', () => {
  const name = testNameOf('a'.repeat(174) + '\u{1F600}'.repeat(13), beganAtMs)
  assert.ok(name.length <= 200 && name.isWellFormed())
  assert.ok(name.endsWith(', 2026-11-28 07:04:09 UTC'))
})
