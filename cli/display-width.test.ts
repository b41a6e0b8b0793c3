import assert from 'node:assert/strict'
import { test } from 'node:test'
import { displayWidth, fitWidth, padWidth } from './display-width.ts'
import { wrapText } from './wrap-text.ts'

test('columns are counted as a terminal shows them, not as a string is long', () => {
  const widths = ['abc', 'é', 'e\u0301', '日本', '한글', '👍', '👨‍👩‍👧', '\u200b', 'ｆ', 'שלום'].map(displayWidth)
  assert.deepEqual(widths, [3, 1, 1, 4, 4, 2, 2, 0, 2, 4])
})

test('a text that is cut says so, splits no letter and is never wider than its place', () => {
  assert.equal(fitWidth('short', 5), 'short')
  assert.equal(fitWidth('日本語日本語', 6), '日本…')
  assert.equal(fitWidth('👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧', 4), '👨‍👩‍👧…')
  assert.equal(padWidth('日本', 6), '日本  ')
})

test('lines are wrapped by what is seen', () => {
  const text = `${'日本語 '.repeat(12)}end`
  const lines = wrapText(text, { columns: 30, hanging: 2 }).split('\n')
  assert.ok(lines.length > 2 && lines.every((line) => displayWidth(line) <= 30), lines.join('\n'))
})
