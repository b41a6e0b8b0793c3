import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isAsWanted, patternCases } from './pattern-cases.ts'

test('typed lines come first, then near misses and examples; empty ones are left out', () => {
  const draft = { violating: ['Apollo starts.', ''], allowed: ['Apollo street.'] }
  const { cases, isCut } = patternCases(draft, { find: 'apollo\n\n', leave: ' \nmoon' })
  assert.deepEqual(
    cases.map(({ wanted, text }) => `${wanted}: ${text}`),
    ['find: apollo', 'leave: moon', 'leave: Apollo street.', 'violating: Apollo starts.'],
  )
  assert.equal(isCut, false)
})

test('no more is tried than the service takes, and it is said that some were left out', () => {
  const many = patternCases({ violating: Array(101).fill('x'), allowed: [] }, { find: '', leave: '' })
  assert.deepEqual([many.cases.length, many.isCut], [100, true])
  const long = patternCases({ violating: Array(30).fill('x'.repeat(20_000)), allowed: [] }, { find: '', leave: '' })
  assert.deepEqual([long.cases.length, long.isCut], [20, true])
})

test('an example may be found by its meaning, so that a pattern need not find it', () => {
  assert.equal(isAsWanted({ wanted: 'violating', text: '' }, false), null)
  assert.equal(isAsWanted({ wanted: 'violating', text: '' }, true), true)
  assert.equal(isAsWanted({ wanted: 'find', text: '' }, false), false)
  assert.equal(isAsWanted({ wanted: 'leave', text: '' }, true), false)
  assert.equal(isAsWanted({ wanted: 'leave', text: '' }, false), true)
})
