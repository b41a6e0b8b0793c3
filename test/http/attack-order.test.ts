import assert from 'node:assert/strict'
import { test } from 'node:test'
import { attackCalls } from '../attack-calls.ts'
import { attackEngine } from '../attack-engine.fixture.ts'
import { eachService } from '../service.ts'

/** Detectors that need no models. */
const calm = new URL('../calm-catalogue.fixture.ts', import.meta.url).href
const techniques = ['plain.ask', 'enc.base64', 'fix.back', 'fix.forge', 'fix.once']

eachService(
  (service) => {
    const { call, readyTest, begin, next, reply, decided } = attackCalls(service)

    test('the goals asked straight come first, then what breaks is tried more; every attempt says why it came', async () => {
      // Of its own draws: with a seed by chance the order would now and then come late to what breaks.
      const id = await readyTest({ techniques, attempts: 5, turns: 1, scenarios: 2, seed: 'order' })
      await begin(id)
      const chosen: string[] = []
      const reasons: string[] = []
      // Half of the 50 attempts.
      while (chosen.length < 25) {
        const { json: move } = await next(id)
        chosen.push(move.technique_id)
        reasons.push(move.plan_reason)
        await reply(id, move, { response: move.technique_id === 'fix.forge' ? 'a breach' : 'no' })
        await decided(id, move)
      }
      assert.deepEqual(chosen.slice(0, 2), ['plain.ask', 'plain.ask'])
      assert.match(reasons[0] ?? '', /straight/)
      assert.ok(
        reasons.some((reason) => /^fix\.forge broke \d of \d attempts? at this policy\.$/.test(reason)),
        reasons.join('\n'),
      )
      for (const technique of techniques) assert.ok(chosen.includes(technique), technique)
      // Five of 25 without any learning.
      const found = chosen.filter((technique) => technique === 'fix.forge').length
      assert.ok(found >= 8, chosen.join(' '))
      await call({ path: `/tests/${id}/attack-run/complete`, body: {} })
      const { cases, total } = (await call({ path: `/tests/${id}/results/cases`, query: { limit: '100' } })).json
      assert.equal(total, 50)
      const attempts: { technique_id: string; scenario_id: string; plan_reason?: string; status: string }[] = cases
      assert.deepEqual(
        attempts.slice(0, 25).map(({ plan_reason }) => plan_reason),
        reasons,
      )
      const never = attempts.slice(25)
      assert.ok(never.every(({ status, plan_reason }) => status === 'not_run' && plan_reason === undefined))
      // Begun and never begun are the plan together.
      for (const technique of techniques) {
        assert.equal(attempts.filter(({ technique_id }) => technique_id === technique).length, 10, technique)
      }
    })

    test('clients that ask at once get different attempts', async () => {
      const id = await readyTest({ techniques, attempts: 2, turns: 1, scenarios: 2 })
      await begin(id)
      const asked = await Promise.all(
        Array.from({ length: 5 }, (_, place) => next(id, { parallel: '4', worker: `w${place}` })),
      )
      const moves = asked.flatMap(({ json }) => json.moves)
      assert.equal(moves.length, 20)
      assert.equal(new Set(moves.map(({ repro_key }) => repro_key)).size, 20)
      assert.deepEqual(
        moves.map(({ attempt_index }) => attempt_index).sort((one, other) => one - other),
        [...Array(20).keys()],
      )
    })
  },
  {},
  { catalogueModule: calm, redTeamEngine: attackEngine().engine },
)
