import assert from 'node:assert/strict'
import { test } from 'node:test'
import { filtersInUse } from './filters-in-use.ts'

test('each filter that the address names counts once; project, page and live are none', () => {
  assert.equal(filtersInUse({ project: 'p', live: 'true', cursor: 'c' }), 0)
  assert.equal(filtersInUse({ project: 'p', q: 'refund', unsafe: 'true' }), 2)
  assert.equal(filtersInUse({ from: '2026-01-01', topic: 't', images: 'true', linked: 'ada', side: 'input' }), 5)
})
