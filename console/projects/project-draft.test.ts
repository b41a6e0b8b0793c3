import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mergeDrafts } from '../parts/forms/merge-drafts.ts'
import { type ProjectDraft, withoutOff } from './project-draft.ts'

const on = { input: true, output: false }
const base = {
  ...{
    name: 'a',
    policies: { one: { ...on, mode: 'enforce' }, two: { ...on, mode: 'enforce' } },
    topics: { three: on },
  },
} as unknown as ProjectDraft

test('what two people switched off is no contest, and is off', () => {
  const { one } = base.policies
  const mine = {
    ...base,
    policies: { one: { ...on, mode: 'enforce' as const }, two: { ...on, mode: 'off' as const } },
    topics: { three: { input: false, output: false } },
  }
  const theirs = { ...base, policies: { one }, topics: {} } as ProjectDraft
  const { draft, contested } = mergeDrafts(base, withoutOff(mine), theirs)
  assert.deepEqual([draft.policies, draft.topics, contested], [{ one }, {}, []])
})
