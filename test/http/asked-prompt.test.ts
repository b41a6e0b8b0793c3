import assert from 'node:assert/strict'
import { test } from 'node:test'
import { attackCalls } from '../attack-calls.ts'
import { attackEngine } from '../attack-engine.fixture.ts'
import { eachService } from '../service.ts'

eachService(
  (service) => {
    const { call, readyTest, begin, next, reply, decided } = attackCalls(service)

    test('GET results/cases 200: an attempt that waits for its answer tells what it asks, and one that is answered does not', async () => {
      const id = await readyTest({ techniques: ['plain.ask'], turns: 1 })
      await begin(id)
      const attempts = async () => (await call({ path: `/tests/${id}/results/cases` })).json.cases
      const { json: move } = await next(id)
      const [waiting] = await attempts()
      assert.deepEqual(waiting.asked, { turn_index: 0, phase: 'attack', prompt: move.prompt })
      assert.deepEqual([waiting.status, waiting.turns], ['not_run', []])
      await reply(id, move, { response: 'no' })
      await decided(id, move)
      const [answered] = await attempts()
      assert.equal('asked' in answered, false)
      assert.equal(answered.turns[0].prompt, move.prompt)
    })
  },
  {},
  { redTeamEngine: attackEngine().engine },
)
