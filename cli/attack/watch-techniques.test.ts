import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setImmediate } from 'node:timers/promises'
import { RedoubtProblem } from '../../client/redoubt-problem.ts'
import { type WatchedClient, watchTechniques } from './watch-techniques.ts'

test('a run is looked at once a second at most, one request at a time, and a failure changes nothing', async () => {
  let nowMs = 0
  const waiting: PromiseWithResolvers<unknown>[] = []
  const client = {
    call: () => {
      const answer = Promise.withResolvers<unknown>()
      waiting.push(answer)
      return answer.promise
    },
    clock: { nowMs: () => nowMs },
  } as unknown as WatchedClient
  const watch = watchTechniques(client, 'test', new AbortController().signal)
  const per_technique = [{ technique_id: 'plain.ask', attempts: 3, failed: 1, unclear: 2 }]
  watch.look('run')
  watch.look('run')
  assert.deepEqual([waiting.length, watch.tallies()], [1, []])
  nowMs = 5_000
  watch.look('run')
  assert.equal(waiting.length, 1, 'the first has no answer yet')
  waiting[0]?.resolve({ summary: { per_technique } })
  await setImmediate()
  const told = [{ id: 'plain.ask', attempts: 3, breaches: 1, unclear: 2 }]
  assert.deepEqual(watch.tallies(), told)
  watch.look('run')
  watch.look('run')
  waiting[1]?.reject(new RedoubtProblem({ code: 'unreachable', status: 0, detail: 'gone' }))
  await setImmediate()
  assert.deepEqual([waiting.length, watch.tallies()], [2, told])
  nowMs = 5_999
  watch.look('run')
  assert.equal(waiting.length, 2, 'not before the second is over')
  nowMs = 6_000
  watch.look('run')
  assert.equal(waiting.length, 3)
})
