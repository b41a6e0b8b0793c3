import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Bar, formatNumber, isMet, renderReport } from './report.ts'

test('a bar is met at its limit, and a value that could not be measured meets none', () => {
  const bar: Bar = { name: 'n', unit: 'ms', limit: 3, kind: 'at most', measured: 3 }
  assert.ok(isMet(bar))
  assert.ok(!isMet({ ...bar, measured: 3.001 }))
  assert.ok(!isMet({ ...bar, kind: 'at least', measured: 2.999 }))
  for (const kind of ['at most', 'at least'] as const) assert.ok(!isMet({ ...bar, kind, measured: Number.NaN }))
})

test('the report shows each bar with its verdict and each figure of each table', () => {
  const text = renderReport({
    machine: ['two cores'],
    isShort: true,
    tookSeconds: 1,
    bars: [{ name: 'ready', unit: 's', limit: 2, kind: 'at most', measured: 2.5 }],
    sections: [
      {
        title: 'Start',
        about: 'From spawn.',
        columns: ['what', 'ms'],
        rows: [
          ['first', 1_234.5],
          ['x', null],
        ],
      },
    ],
  })
  assert.match(text, /\| ready +\| at most 2 s +\| 2\.50 s +\| \*\*not met\*\* \|/)
  assert.match(
    text,
    /## Start\n\nFrom spawn\.\n\n\| what +\| ms +\|\n\|-+\|-+\|\n\| first +\| 1,23[45] +\|\n\| x +\| – +\|/,
  )
})

test('numbers keep three digits that count', () => {
  assert.deepEqual([0.01234, 0.5, 3, 12.34, 99.95, 4_321.9].map(formatNumber), [
    '0.012',
    '0.50',
    '3',
    '12.3',
    '100.0',
    '4,322',
  ])
})
