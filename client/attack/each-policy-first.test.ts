import assert from 'node:assert/strict'
import { test } from 'node:test'
import { eachPolicyFirst } from './each-policy-first.ts'

const ranked = ['a', 'a', 'a', 'b', 'a', 'b', 'c'].map((policy_id, rank) => ({ policy_id, rank }))
const told = (count: number) =>
  eachPolicyFirst(ranked)
    .slice(0, count)
    .map(({ policy_id, rank }) => `${policy_id}${rank}`)
    .join(' ')

test('a cap gives every policy one scenario before any gets a second, the most promising first', () => {
  assert.equal(told(3), 'a0 b3 c6')
  assert.equal(told(5), 'a0 b3 c6 a1 b5')
  assert.equal(told(9), 'a0 b3 c6 a1 b5 a2 a4')
})

test('with fewer scenarios than policies the most promising policies get one each', () => {
  assert.equal(told(2), 'a0 b3')
})
