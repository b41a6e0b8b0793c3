import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mergeDrafts, takeTheirs } from './merge-drafts.ts'

const base = { name: 'a', threshold: 0.5, rows: ['x'] }

test('what only one of both changed is kept from both, and what neither changed stays', () => {
  const { draft, taken, contested } = mergeDrafts(base, { ...base, name: 'mine' }, { ...base, rows: ['x', 'theirs'] })
  assert.deepEqual(draft, { name: 'mine', threshold: 0.5, rows: ['x', 'theirs'] })
  assert.deepEqual([taken, contested], [['rows'], []])
})

interface ById {
  readonly policies: Readonly<Record<string, { readonly mode: string }>>
}

const policies: ById['policies'] = { one: { mode: 'off' }, two: { mode: 'off' } }
const enforced = { mode: 'enforce' }
const shadowed = { mode: 'shadow' }

test('of values by their ids each is looked at for itself', () => {
  const merged = mergeDrafts<ById>(
    { policies },
    { policies: { ...policies, one: enforced } },
    { policies: { ...policies, two: shadowed, three: enforced } },
  )
  assert.deepEqual(merged.draft.policies, { one: enforced, two: shadowed, three: enforced })
  assert.deepEqual([merged.taken, merged.contested], [['policies'], []])
  const mine = { policies: { ...policies, one: enforced } }
  const both = mergeDrafts<ById>({ policies }, mine, { policies: { one: shadowed } })
  assert.deepEqual(both.draft.policies, { one: enforced })
  assert.deepEqual(both.contested, [{ field: 'policies', ids: ['one'] }])
})

test('what somebody else took away stays away, and is contested where it was changed here', () => {
  const { two } = policies
  const elsewhere = mergeDrafts<ById>({ policies }, { policies: { ...policies, two: enforced } }, { policies: { two } })
  assert.deepEqual(elsewhere.draft.policies, { two: enforced })
  assert.deepEqual([elsewhere.taken, elsewhere.contested], [['policies'], []])
  const mine = { policies: { ...policies, one: enforced } }
  const same = mergeDrafts<ById>({ policies }, mine, { policies: { two } })
  assert.deepEqual(same.draft.policies, { two, one: enforced })
  assert.deepEqual([same.taken, same.contested], [[], [{ field: 'policies', ids: ['one'] }]])
})

test('what was taken away here stays away, whatever else was changed meanwhile', () => {
  const { one, two } = policies
  const other = mergeDrafts<ById>({ policies }, { policies: { two } }, { policies: { ...policies, two: shadowed } })
  assert.deepEqual([other.draft.policies, other.contested], [{ two: shadowed }, []])
  const both = mergeDrafts<ById>({ policies }, { policies: { one } }, { policies: { one } })
  assert.deepEqual([both.draft.policies, both.taken, both.contested], [{ one }, [], []])
})

test('of a contested field what was not contested stays as it is when theirs is taken', () => {
  const draft: ById = { policies: { one: enforced, two: enforced } }
  const contested = { field: 'policies', ids: ['one'] } as const
  const changed = takeTheirs(contested, draft, { policies: { one: shadowed, two: shadowed } })
  assert.deepEqual(changed, { policies: { one: shadowed, two: enforced } })
  assert.deepEqual(takeTheirs(contested, draft, { policies: { two: shadowed } }), { policies: { two: enforced } })
  const whole = takeTheirs({ field: 'name', ids: null }, base, { ...base, name: 'theirs', threshold: 0.9 })
  assert.deepEqual(whole, { name: 'theirs' })
})

test('what both changed stays as it was typed, and is named; the same change by both is no contest', () => {
  const mine = { ...base, name: 'mine', threshold: 0.7 }
  const { draft, taken, contested } = mergeDrafts(base, mine, { ...base, name: 'theirs', threshold: 0.7 })
  assert.deepEqual(draft, mine)
  assert.deepEqual([taken, contested], [[], [{ field: 'name', ids: null }]])
})
