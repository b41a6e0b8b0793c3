import assert from 'node:assert/strict'
import { test } from 'node:test'
import { areReversed, dayBound, dayOf } from './day-bound.ts'

test('a day begins with its local midnight and ends with the next one, at the end of a month too', () => {
  assert.deepEqual(dayBound('from', '2026-02-28'), { from: new Date(2026, 1, 28).toISOString() })
  assert.deepEqual(dayBound('to', '2026-02-28'), { to: new Date(2026, 2, 1).toISOString() })
})

test('the day of a moment is that of the reader, and begins at or before it', () => {
  for (const date of [new Date(2026, 1, 8), new Date(2026, 10, 30, 23, 59)]) {
    const day = dayOf(date.toISOString())
    assert.equal(day, `2026-${date.getMonth() === 1 ? '02-08' : '11-30'}`)
    const begin = new Date(date.getFullYear(), date.getMonth(), date.getDate())
    assert.deepEqual(dayBound('from', day), { from: begin.toISOString() })
  }
})

test('what is no day bounds nothing', () => {
  for (const day of [undefined, '', 'today', '2026-2-8', '2026-02-28T00:00'])
    assert.deepEqual(dayBound('from', day), {})
})

test('a last day before the first is told, one and the same day is not', () => {
  assert.equal(areReversed({ from: '2026-02-28', to: '2026-02-27' }), true)
  assert.equal(areReversed({ from: '2026-02-28', to: '2026-02-28' }), false)
  for (const days of [{}, { from: '2026-02-28' }, { to: '2026-02-28' }, { from: 'x', to: '2026-01-01' }]) {
    assert.equal(areReversed(days), false)
  }
})
