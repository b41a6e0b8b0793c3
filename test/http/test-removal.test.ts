import assert from 'node:assert/strict'
import { test } from 'node:test'
import { attackCalls } from '../attack-calls.ts'
import { attackEngine } from '../attack-engine.fixture.ts'
import { betweenAsking } from '../between-asking.ts'
import { dumpDatabase } from '../database-dump.ts'
import { assertProblem, eachService } from '../service.ts'

/** Detectors that need no models. */
const calm = new URL('../calm-catalogue.fixture.ts', import.meta.url).href
const held = attackEngine()

eachService(
  (service, database) => {
    const { call, readyTest, begin, next, reply, drive, summary } = attackCalls(service)
    const holds = async (word: string) => (await dumpDatabase(service(), database)).includes(word)

    /** A test that was attacked, and whose agent answered to a dataset; each answer says the word. */
    const saidTest = async (word: string, storeText: string) => {
      const projectId = await service().newProject({ storeText })
      const id = await readyTest({ techniques: ['plain.ask'], warmUpTurns: 1, turns: 2, projectId })
      const { probes } = (await call({ path: `/tests/${id}` })).json.metadata.reconnaissance
      const items = probes.map((probe: { id: string }) => ({ probe_id: probe.id, response: `I am ${word}.` }))
      const told = await call({ path: `/tests/${id}/reconnaissance/evaluate`, body: { items } })
      assert.equal(told.status, 200, told.text)
      await begin(id)
      await drive(id, ({ turn_index }) => ({ response: turn_index === 2 ? `a breach ${word}` : `no ${word}` }))
      const { case_ids } = (await call({ path: `/tests/${id}/begin-agent-run`, body: {} })).json
      const answers = case_ids.map((case_id: string) => ({ case_id, status: 'ok', response: `no ${word}` }))
      const uploaded = await call({ path: `/tests/${id}/agent-run/responses`, body: { items: answers } })
      assert.equal(uploaded.status, 200, uploaded.text)
      while (!(await call({ path: `/tests/${id}/evaluated/status` })).json.ready) await betweenAsking()
      return { id, projectId }
    }

    test('200: of a deleted test nothing is left but its name in the audit log; others stay, and it is found no more', async () => {
      const { id } = await saidTest('quoll', 'full')
      const { id: other } = await readyTestOf('other')
      assert.ok(await holds('quoll'))
      const deleted = await call({ method: 'DELETE', path: `/api/v1/tests/${id}` })
      assert.deepEqual([deleted.status, deleted.json], [200, { id, completed: true }])
      assert.ok(!(await holds('quoll')))
      for (const table of ['client_responses', 'dataset_cases', 'agent_runs', 'attack_runs', 'redteam_tests']) {
        const column = table === 'redteam_tests' ? 'id' : 'test_id'
        const rows = await service().raw(`SELECT 1 FROM ${table} WHERE ${column} LIKE '%${id}%'`)
        assert.equal(rows.length, 0, table)
      }
      // No other test of this service has been attacked yet.
      for (const table of ['attack_attempts', 'attack_plans', 'attack_turns']) {
        assert.equal((await service().raw(`SELECT 1 FROM ${table}`)).length, 0, table)
      }
      for (const path of ['', '/attack-run/next', '/attack-results/summary', '/results/summary']) {
        assertProblem(await call({ path: `/tests/${id}${path}` }), 404, 'test-not-found')
      }
      assertProblem(await call({ method: 'DELETE', path: `/tests/${id}` }), 404, 'test-not-found')
      assert.equal((await call({ path: `/tests/${other}` })).status, 200)
      const { items } = (await call({ path: '/api/v1/audit-log' })).json
      assert.deepEqual([items[0].action, items[0].target], ['test.delete', `test:${id}`])
    })

    const readyTestOf = async (name: string) =>
      (await call({ path: '/tests/', body: { project_id: await service().newProject(), name } })).json

    test('200: what was said in a test is erased; the test and what its runs came to stay', async () => {
      const { id } = await saidTest('numbat', 'full')
      const before = await summary(id)
      const results = (await call({ path: `/tests/${id}/results/summary` })).json.summary
      const erased = await call({ path: `/api/v1/tests/${id}/erase`, body: {} })
      assert.deepEqual([erased.status, erased.json], [200, { id, completed: true }])
      assert.ok(!(await holds('numbat')))
      assert.deepEqual(await summary(id), before)
      assert.deepEqual((await call({ path: `/tests/${id}/results/summary` })).json.summary, results)
    })

    test('409: a test is neither deleted nor erased while an attack run goes on; 404 for another organization', async () => {
      const id = await readyTest({ techniques: ['plain.ask'], turns: 2 })
      await begin(id)
      const move = (await next(id)).json
      await reply(id, move, { response: 'no' })
      assertProblem(await call({ method: 'DELETE', path: `/tests/${id}` }), 409, 'conflict')
      assertProblem(await call({ path: `/tests/${id}/erase`, body: {} }), 409, 'conflict')
      const { key, organizationId } = await service().newOrganization()
      const theirs = { key, headers: { 'x-organization-id': organizationId } }
      assertProblem(await call({ method: 'DELETE', path: `/tests/${id}`, ...theirs }), 404, 'test-not-found')
      assertProblem(await call({ path: `/tests/${id}/erase`, body: {}, ...theirs }), 404, 'test-not-found')
      assert.equal((await call({ path: `/tests/${id}` })).status, 200)
    })

    test('in a project that stores no texts no answer of a target outlives its verdict; the verdicts stay', async () => {
      const { id } = await saidTest('bilby', 'none')
      assert.ok(!(await holds('bilby')))
      const { summary: told } = await summary(id)
      assert.deepEqual([told.attempts_total, told.attempts_failed], [2, 2])
      const results = (await call({ path: `/tests/${id}/results/summary` })).json.summary
      assert.ok(results.passed > 0)
      // What a run is stopped at goes too.
      await begin(id)
      const warmUp = (await next(id)).json
      await reply(id, warmUp, { response: 'bettong' })
      assert.ok(await holds('bettong'), 'the next prompt and the judges need it')
      await call({ path: `/tests/${id}/attack-run/complete`, body: {} })
      assert.ok(!(await holds('bettong')))
    })
  },
  {},
  { catalogueModule: calm, redTeamEngine: held.engine },
)
