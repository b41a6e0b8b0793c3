import assert from 'node:assert/strict'
import { test } from 'node:test'
import { groupWays } from './group-ways.ts'

test('the ways to a finding stand together by technique, in the order in which they were found', () => {
  const way = (technique_id: string | null, case_id: string) => ({ technique_id, case_id })
  const [a1, b1, a2, plain] = [way('a', '1'), way('b', '2'), way('a', '3'), way(null, '4')]
  assert.deepEqual(groupWays([a1, b1, a2, plain]), [
    { techniqueId: 'a', ways: [a1, a2] },
    { techniqueId: 'b', ways: [b1] },
    { techniqueId: null, ways: [plain] },
  ])
  assert.deepEqual(groupWays([]), [])
})
