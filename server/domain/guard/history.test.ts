import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import type { Turn } from './exchange.ts'
import { chainHistory } from './history.ts'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const turns: readonly Turn[] = Array.from({ length: 200 }, (_, index) => ({
  role: index % 2 === 0 ? 'user' : 'assistant',
  content: `turn ${index}`,
}))

test('a history that is sent again with one turn more adds one step and one text', () => {
  const before = chainHistory(turns.slice(0, 199), sha256)
  const now = chainHistory(turns, sha256)
  assert.deepEqual(now.steps.slice(0, 199), before.steps)
  assert.equal(now.steps.length, 200)
  assert.equal(now.headId, now.steps.at(-1)?.id)
})

test('the head tells histories apart that differ in role, text or order anywhere', () => {
  const heads = new Set([
    chainHistory(turns.slice(0, 3), sha256).headId,
    chainHistory([...turns.slice(0, 2), { role: 'user', content: 'other' }], sha256).headId,
    chainHistory([{ role: 'system', content: 'turn 0' }, ...turns.slice(1, 3)], sha256).headId,
    chainHistory(turns.slice(0, 3).toReversed(), sha256).headId,
  ])
  assert.equal(heads.size, 4)
})

test('a text that is said twice is kept once, and no history is an empty chain', () => {
  const said = chainHistory(
    [
      { role: 'user', content: 'yes' },
      { role: 'user', content: 'yes' },
    ],
    sha256,
  )
  assert.equal(said.texts.length, 1)
  assert.equal(said.steps.length, 2)
  assert.notEqual(said.steps[0]?.id, said.steps[1]?.id)
  assert.deepEqual(chainHistory([], sha256), { texts: [], steps: [], headId: null })
})
