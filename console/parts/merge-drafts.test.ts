import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mergeDrafts } from './merge-drafts.ts'

const base = { name: 'a', threshold: 0.5, rows: ['x'] }

test('what only one of both changed is kept from both, and what neither changed stays', () => {
  const { draft, taken, contested } = mergeDrafts(base, { ...base, name: 'mine' }, { ...base, rows: ['x', 'theirs'] })
  assert.deepEqual(draft, { name: 'mine', threshold: 0.5, rows: ['x', 'theirs'] })
  assert.deepEqual([taken, contested], [['rows'], []])
})

test('of values by their ids each is looked at for itself', () => {
  const policies = { one: { mode: 'off' }, two: { mode: 'off' } }
  const enforced = { mode: 'enforce' }
  const shadowed = { mode: 'shadow' }
  const merged = mergeDrafts(
    { policies },
    { policies: { ...policies, one: enforced } },
    { policies: { ...policies, two: shadowed, three: enforced } },
  )
  assert.deepEqual(merged.draft.policies, { one: enforced, two: shadowed, three: enforced })
  assert.deepEqual([merged.taken, merged.contested], [['policies'], []])
  const both = mergeDrafts({ policies }, { policies: { ...policies, one: enforced } }, { policies: { one: shadowed } })
  assert.deepEqual(both.draft.policies, { one: enforced })
  assert.deepEqual(both.contested, ['policies'])
})

test('what both changed stays as it was typed, and is named; the same change by both is no contest', () => {
  const mine = { ...base, name: 'mine', threshold: 0.7 }
  const { draft, taken, contested } = mergeDrafts(base, mine, { ...base, name: 'theirs', threshold: 0.7 })
  assert.deepEqual(draft, mine)
  assert.deepEqual([taken, contested], [[], ['name']])
})
