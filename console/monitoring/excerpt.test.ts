import assert from 'node:assert/strict'
import { test } from 'node:test'
import { excerptOf } from './excerpt.ts'

const marked = ({ text, places }: ReturnType<typeof excerptOf>) =>
  places.map(({ start, end }) => text.slice(start, end))

test('a short text stands whole, with its places', () => {
  const excerpt = excerptOf('where is my refund', [{ start: 12, end: 18 }])
  assert.deepEqual([excerpt.text, marked(excerpt)], ['where is my refund', ['refund']])
})

test('of a long text the surroundings of the first place stand, and what is marked is what was found', () => {
  const text = `${'word '.repeat(1_000)}refund${' word'.repeat(1_000)}`
  const excerpt = excerptOf(text, [
    { start: 5_000, end: 5_006 },
    { start: 9_000, end: 9_004 },
  ])
  assert.deepEqual(marked(excerpt), ['refund'])
  assert.ok(excerpt.text.length <= 302 && excerpt.text.startsWith('…') && excerpt.text.endsWith('…'))
})

test('without places it is the beginning; no letter is cut in two', () => {
  const text = '👩'.repeat(400)
  for (const places of [[], [{ start: 601, end: 603 }]]) {
    assert.equal(excerptOf(text, places).text.isWellFormed(), true)
  }
})
