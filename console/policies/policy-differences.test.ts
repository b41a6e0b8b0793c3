import assert from 'node:assert/strict'
import { test } from 'node:test'
import { policyDifferences } from './policy-differences.ts'
import { emptyDraft } from './policy-draft.ts'

const before = { ...emptyDraft, name: 'No zebras', violating: ['a zebra', 'two zebras'], threshold: 0.5, message: '' }

test('of a list the rows that went and came are told, of another field what it was and is', () => {
  const now = { ...before, violating: ['two zebras', 'three zebras'], threshold: 0.7, message: 'Not here.' }
  assert.deepEqual(policyDifferences(before, now), [
    { field: 'threshold', before: ['0.5'], now: ['0.7'] },
    { field: 'message', before: [], now: ['Not here.'] },
    { field: 'violating', before: ['a zebra'], now: ['three zebras'] },
  ])
})

test('the same definition has no difference, whatever empty rows an editor holds', () => {
  assert.deepEqual(policyDifferences(before, { ...before, allowed: ['', ''] }), [])
})
