import assert from 'node:assert/strict'
import { test } from 'node:test'
import { prepareTest } from '../../client/attack/prepare-test.ts'
import { runAttack } from '../../client/attack/run-attack.ts'
import { createClient } from '../../client/create-client.ts'
import type { BodyOf } from '../../client/wire.ts'
import { generateDataset } from '../../server/redteam/dataset/generate-dataset.ts'
import { clausesLeftOut } from '../../server/redteam/dataset/policies-of.ts'
import { attackCalls } from '../attack-calls.ts'
import { fixtureEngine } from '../red-team-engine.fixture.ts'
import { eachService } from '../service.ts'

const rules = ['Never insult', 'Never lie', 'Never promise refunds']

/** Three scenarios for the first rule before the others get any: a cap by rank alone would take these. */
const engine = {
  ...fixtureEngine,
  ...{ generateDataset, clausesLeftOut },
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

    type Settings = Pick<BodyOf<'createTest'>, 'policies' | 'certifications' | 'max_policies'>
    const ownRules: Settings = { policies: rules.map((policy) => ({ policy })) }
    const attacked = async (maxScenarios: number, rulesOf = ownRules) => {
      const { address: baseUrl, key: apiKey, organizationId, newProject } = service()
      const client = createClient({ baseUrl, apiKey, organizationId })
      const target = async () => ({ text: 'I will not.' })
      const settings = { project_id: await newProject(), ...rulesOf }
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
        ['Never promise refunds', 1],
      ])
      assert.deepEqual([run.summary.untested, results.summary?.untested], [[], []])
    })

    test('a policy that a smaller cap leaves without a scenario is named as untested in every summary', async () => {
      const { run, results } = await attacked(2)
      const told = [{ name: 'Never promise refunds', reason: 'no_scenario', criticality: 'medium' }]
      for (const untested of [run.summary.untested, results.summary?.untested])
        assert.deepEqual(
          untested?.map(({ name, reason, criticality }) => ({ name, reason, criticality })),
          told,
        )
    })

    test('a clause of a chosen certification that max_policies leaves out is named as untested, not passed over', async () => {
      const clauses = Array.from({ length: 10 }, (_, place) => `LLM${String(place + 1).padStart(2, '0')}`)
      const { run, results } = await attacked(20, { certifications: ['OWASP_LLM_2025'], max_policies: 2 })
      const tested = (run.summary.per_policy ?? []).map(({ policy_id }) => policy_id)
      assert.equal(tested.length, 2)
      for (const untested of [run.summary.untested, results.summary?.untested]) {
        assert.deepEqual([...new Set(untested?.map(({ reason }) => reason))], ['no_policy'])
        assert.deepEqual([...new Set(untested?.map(({ certification }) => certification))], ['OWASP_LLM_2025'])
        assert.equal(
          untested?.some(({ policy_id }) => tested.includes(policy_id)),
          false,
        )
        const named = (untested ?? []).map(({ clause }) => clause ?? '')
        assert.equal(named.length, 8)
        assert.equal(
          named.every((clause) => clauses.includes(clause)),
          true,
        )
      }
      const whole = await attacked(20, { certifications: ['OWASP_LLM_2025'], max_policies: 10 })
      assert.deepEqual([whole.run.summary.untested, whole.results.summary?.untested], [[], []])
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
              ...{ criticality: 'medium', reason: 'no_verdict' },
            },
          ],
        ],
      )
    })
  },
  {},
  { redTeamEngine: engine },
)
