import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dayBound } from './day-bound.ts'

test('a day begins with its local midnight and ends with the next one, at the end of a month too', () => {
  assert.deepEqual(dayBound('from', '2026-02-28'), { from: new Date(2026, 1, 28).toISOString() })
  assert.deepEqual(dayBound('to', '2026-02-28'), { to: new Date(2026, 2, 1).toISOString() })
})

test('what is no day bounds nothing', () => {
  for (const day of [undefined, '', 'today', '2026-2-8', '2026-02-28T00:00'])
    assert.deepEqual(dayBound('from', day), {})
})
