import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startOfPeriod } from './export-monitoring.ts'

const start = (period: '7d' | '1m' | '3m' | '6m', now: string) =>
  new Date(startOfPeriod(period, Date.parse(now))).toISOString()

test('7d is 7 days; months are calendar months back to the same day and time', () => {
  assert.equal(start('7d', '2026-03-05T10:20:30.400Z'), '2026-02-26T10:20:30.400Z')
  assert.equal(start('1m', '2026-03-15T10:20:30.400Z'), '2026-02-15T10:20:30.400Z')
  assert.equal(start('3m', '2026-01-15T00:00:00.000Z'), '2025-10-15T00:00:00.000Z')
  assert.equal(start('6m', '2026-03-31T00:00:00.000Z'), '2025-09-30T00:00:00.000Z')
})

test('a month that is too short for the day ends on its last day, leap years included', () => {
  assert.equal(start('1m', '2026-03-31T12:00:00.000Z'), '2026-02-28T12:00:00.000Z')
  assert.equal(start('1m', '2028-03-31T12:00:00.000Z'), '2028-02-29T12:00:00.000Z')
  assert.equal(start('1m', '2026-07-31T12:00:00.000Z'), '2026-06-30T12:00:00.000Z')
})
