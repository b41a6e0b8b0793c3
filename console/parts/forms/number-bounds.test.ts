import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isWithin } from './number-bounds.ts'

test('a number may be sent from one end of its bounds to the other, and neither beyond them nor when none is typed', () => {
  const bounds = { min: 1, max: 20 }
  for (const typed of [1, 7.5, 20]) assert.equal(isWithin(typed, bounds), true, `${typed}`)
  for (const typed of [0, -5, 20.001, 9_999, Number.NaN, '', '-', '7']) {
    assert.equal(isWithin(typed, bounds), false, `${typed}`)
  }
})
