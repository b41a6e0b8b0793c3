import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createClient } from '../../client/create-client.ts'
import { prepareTest } from '../../client/prepare-test.ts'
import { runAttack } from '../../client/run-attack.ts'
import { attackCalls } from '../attack-calls.ts'
import { fixtureEngine } from '../red-team-engine.fixture.ts'
import { eachService } from '../service.ts'

const rules = ['Never insult', 'Never lie', 'Never promise refunds']

/** Three scenarios for the first rule before the others get any: a cap by rank alone would take these. */
const engine = {
  ...fixtureEngine,
  generateScenarios(request: Parameters<typeof fixtureEngine.generateScenarios>[0]) {
    const [first, ...others] = fixtureEngine.generateScenarios(request)
    if (first === undefined) return []
    const marks = ['a', 'b', 'c'].filter((mark) => !first.id.endsWith(mark)).slice(0, 2)
    const more = marks.map((mark) => ({ ...first, id: `${first.id.slice(0, -1)}${mark}` }))
    return [first, ...more, ...others]
  },
}

eachService(
  (service) => {
    const { call, readyTest, begin, next, reply, summary } = attackCalls(service)

    const attacked = async (maxScenarios: number) => {
      const { address: baseUrl, key: apiKey, organizationId, newProject } = service()
      const client = createClient({ baseUrl, apiKey, organizationId })
      const target = async () => ({ text: 'I will not.' })
      const settings = { project_id: await newProject(), policies: rules.map((policy) => ({ policy })) }
      const made = await prepareTest({
        ...{ client, settings, target, maxScenarios },
        ...{ techniqueIds: ['plain.ask'], maximumMultiTurn: 1, attempts: 1 },
      })
      const run = await runAttack({ client, testId: made.id, target })
      const results = await client.call('readResultsSummary', { params: { test_id: made.id } })
      return { run, results }
    }

    test('with a cap every policy gets a scenario before one gets two, and nothing is untested', async () => {
      const { run, results } = await attacked(3)
      assert.deepEqual(run.summary.per_policy?.map(({ name, attempts }) => [name, attempts]).sort(), [
        ['Never insult', 1],
        ['Never lie', 1],
        ['Never promise refund', 1],
      ])
      assert.deepEqual([run.summary.untested, results.summary?.untested], [[], []])
    })

    test('a policy that a smaller cap leaves without a scenario is named as untested in every summary', async () => {
      const { run, results } = await attacked(2)
      const told = [{ name: 'Never promise refund', reason: 'no_scenario', criticality: 'high' }]
      for (const untested of [run.summary.untested, results.summary?.untested])
        assert.deepEqual(
          untested?.map(({ name, reason, criticality }) => ({ name, reason, criticality })),
          told,
        )
    })

    test('a policy whose attempts were cut off is untested, not held', async () => {
      const id = await readyTest({ techniques: ['plain.ask'], scenarios: 4, turns: 1 })
      const { run_id } = await begin(id)
      const move = (await next(id)).json
      assert.equal((await reply(id, move, { response: 'I will not.' })).status, 200)
      const done = await call({ path: `/api/v1/tests/${id}/attack-run/complete`, body: { run_id } })
      assert.equal(done.status, 200, done.text)
      const { untested, per_policy } = (await summary(id)).summary
      assert.deepEqual(
        [
          per_policy.map((row: { name: string }) => row.name),
          untested.map((row: object) => ({ ...row, policy_id: '' })),
        ],
        [
          ['Never insult'],
          [
            {
              ...{ policy_id: '', name: 'Never lie', certification: null, clause: null },
              ...{ criticality: 'high', reason: 'no_verdict' },
            },
          ],
        ],
      )
    })
  },
  {},
  { redTeamEngine: engine },
)
