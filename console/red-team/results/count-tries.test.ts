import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { RedoubtClient } from '../../../client/create-client.ts'
import type { ResultCase } from '../../../contract/red-team-test/results.ts'
import { countTries, triesOf } from './count-tries.ts'

const { signal } = new AbortController()
const run = { testId: 't', runId: 'r', signal }

/** A service whose run has these cases, and says that it has `total`. */
function serviceOf(cases: readonly Partial<ResultCase>[], total = cases.length) {
  const call = async (_name: string, { query }: { readonly query: { offset: number; limit: number } }) => ({
    ...{ total, cases: cases.slice(query.offset, query.offset + query.limit) },
  })
  return { call } as unknown as Pick<RedoubtClient, 'call'>
}

const held = { kind: 'attack', policy_id: 'p', technique_id: 't.one', status: 'passed', verdict: 'held' } as const

test('attempts are counted by the policy that they were aimed at and the technique, page by page', async () => {
  const cases = [
    ...Array.from({ length: 101 }, () => held),
    { ...held, verdict: 'unclear' as const },
    { ...held, status: 'error' as const, verdict: 'not_judged' as const },
    { ...held, technique_id: 't.two', status: 'failed' as const, verdict: 'breach' as const },
    { ...held, kind: 'dataset' as const, technique_id: null },
  ]
  const tries = await countTries(serviceOf(cases), run)
  assert.ok(tries)
  assert.deepEqual(triesOf(tries, 'p', 't.one'), { judged: 102, unclear: 1, broken: 0 })
  assert.deepEqual(triesOf(tries, 'p', 't.two'), { judged: 1, unclear: 0, broken: 1 })
  assert.deepEqual(triesOf(tries, 'p', null), { judged: 0, unclear: 0, broken: 0 })
})

test('a breach counts for every policy that it broke, also for one that was not aimed at', async () => {
  const broken = [
    { policy_id: 'q', turn_index: 0 },
    { policy_id: 'r', turn_index: 0 },
  ]
  const stray = { ...held, status: 'failed', policy_id: 'q', aimed_policy_id: 'p', broken } as const
  const tries = await countTries(serviceOf([stray]), run)
  assert.ok(tries)
  assert.deepEqual(
    ['p', 'q', 'r'].map((id) => triesOf(tries, id, 't.one')),
    [
      { judged: 1, unclear: 0, broken: 0 },
      { judged: 0, unclear: 0, broken: 1 },
      { judged: 0, unclear: 0, broken: 1 },
    ],
  )
})

test('of a run that is too long to be read nothing is counted', async () => {
  assert.equal(await countTries(serviceOf([held], 5_001), run), null)
  assert.ok(await countTries(serviceOf([held], 1), run))
})
