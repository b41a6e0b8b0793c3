import assert from 'node:assert/strict'
import { test } from 'node:test'
import { PolicyResults } from '../../server/services/results/policy-results.ts'
import { attackCalls } from '../attack-calls.ts'
import { fixtureEngine } from '../red-team-engine.fixture.ts'
import { eachService } from '../service.ts'

const calm = new URL('../calm-catalogue.fixture.ts', import.meta.url).href

interface Policy {
  readonly policy: string
  readonly passed: number
  readonly failed: number
}

eachService(
  (service) => {
    const { call, readyTest, begin, drive } = attackCalls(service)

    const shown = async (id: string) => {
      const { aggregated_policies } = (await call({ path: `/tests/${id}` })).json
      return aggregated_policies.map(({ policy, passed, failed }: Policy) => [policy, passed, failed])
    }

    /** A run with two attempts on each of two policies; the first of each pair breaks the first policy. */
    const attacked = async () => {
      const id = await readyTest({ techniques: ['plain.ask'], scenarios: 2, turns: 1 })
      await begin(id)
      const attempts = new Map<string, string[]>()
      let broken: string | null = null
      await drive(id, ({ scenario_id, attempt_id }) => {
        attempts.set(scenario_id, [...(attempts.get(scenario_id) ?? []), attempt_id])
        broken ??= scenario_id
        return { response: scenario_id === broken ? 'a breach' : 'no' }
      })
      const [first = [], second = []] = [...attempts.values()]
      return { id, first, second }
    }

    const rule = async (id: string, attemptId: string, success: boolean) => {
      const path = `/tests/${id}/attack-run/attempts/${attemptId}/override`
      const { status, text } = await call({ path, body: { turn_index: 0, success, reason: 'looked at' } })
      assert.equal(status, 200, text)
    }

    test('who polls a test sees a verdict that a person changed, also where the totals of the run stay the same', async () => {
      const { id, first, second } = await attacked()
      const before = await shown(id)
      assert.deepEqual(before.map(([, ...counts]: Policy[]) => counts).sort(), [
        [0, 2],
        [2, 0],
      ])
      assert.deepEqual(await shown(id), before)
      await rule(id, first[0] ?? '', false)
      await rule(id, second[0] ?? '', true)
      const after = await shown(id)
      assert.deepEqual(
        after.map(([, ...counts]: Policy[]) => counts),
        [
          [1, 1],
          [1, 1],
        ],
      )
      const { summary } = (await call({ path: `/tests/${id}/results/summary` })).json
      assert.deepEqual(
        summary.aggregated_policies.map(({ policy, passed, failed }: Policy) => [policy, passed, failed]),
        after,
      )
    })

    test('the sums of a test whose runs are over are made once, and anew after each change', async () => {
      const { id, first } = await attacked()
      const { organizationId, app } = service()
      const results = new PolicyResults(app.store)
      const sums = async () => {
        const { found, attackRun } = await app.store.read(async ({ redTeamTests, attackRuns }) => ({
          found: await redTeamTests.find(organizationId, id),
          attackRun: (await attackRuns.listLatest(organizationId, id, 1))[0] ?? null,
        }))
        assert.ok(found)
        return results.of({ test: found, agentRun: null, attackRun })
      }
      const once = await sums()
      assert.equal(await sums(), once, 'the very same')
      await rule(id, first[0] ?? '', false)
      const twice = await sums()
      assert.notDeepEqual(twice, once)
      assert.equal(await sums(), twice)
    })

    test('while judging goes on its share is told; another answer and its verdict show at once', async () => {
      const { json } = await call({
        path: '/tests/',
        body: { project_id: await service().newProject(), policies: ['Never lie'], benign_twins: false },
      })
      const id = json.id
      await call({ path: `/tests/${id}/generate`, body: { max_prompts_per_policy: 1 } })
      const status = async (kind: string) => (await call({ path: `/tests/${id}/${kind}/status` })).json
      while (!(await status('generated')).ready);
      assert.deepEqual(
        [await status('evaluated')].map(({ status: state, ready, progress, error }) => [state, ready, progress, error]),
        [['pending', false, 0, null]],
      )
      const { case_ids } = (await call({ path: `/tests/${id}/begin-agent-run`, body: {} })).json
      const upload = (caseId: string, response: string) =>
        call({ path: `/tests/${id}/cases/${caseId}/client-response`, body: { status: 'ok', response } })
      for (const caseId of case_ids) await upload(caseId, 'no')
      while (!(await status('evaluated')).ready);
      assert.equal((await status('evaluated')).progress, 1)
      assert.deepEqual(await shown(id), [['Never lie', 5, 0]])
      await upload(case_ids[2], 'a breach')
      assert.deepEqual(await shown(id), [], 'it is being judged again')
      await call({ path: `/tests/${id}/evaluate/ensure-from-client-responses`, body: {} })
      while (!(await status('evaluated')).ready);
      assert.deepEqual(await shown(id), [['Never lie', 4, 1]])
    })
  },
  {},
  { redTeamEngine: fixtureEngine, catalogueModule: calm },
)
