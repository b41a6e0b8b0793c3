import assert from 'node:assert/strict'
import { test } from 'node:test'
import { attackCalls } from '../attack-calls.ts'
import { attackEngine } from '../attack-engine.fixture.ts'
import { createMovedClock } from '../moved-clock.ts'
import { eachService } from '../service.ts'

/** Detectors that need no models. */
const calm = new URL('../calm-catalogue.fixture.ts', import.meta.url).href

const { clock, later } = createMovedClock()

// biome-ignore lint/suspicious/noExplicitAny: tests read replies of every shape
type Json = any

eachService(
  (service) => {
    const { call, readyTest, begin, drive } = attackCalls(service)
    const methods = { techniques: ['plain.ask'], turns: 1 } as const
    const newTest = (projectId: string) => readyTest({ ...methods, projectId })
    const change = async (id: string, verb: 'pause' | 'resume' | 'complete'): Promise<Json> => {
      const { status, json, text } = await call({ path: `/api/v1/tests/${id}/attack-run/${verb}`, body: {} })
      assert.equal(status, 200, text)
      return json
    }
    const list = async (query: Readonly<Record<string, string>>): Promise<Json> => {
      const { status, json, text } = await call({ path: '/api/v1/tests/', query })
      assert.equal(status, 200, text)
      return json
    }
    /** State, pause and id of the latest run of a project's only test: as the list has it, which is as the test has it. */
    const told = async (projectId: string) => {
      const { items } = await list({ project_id: projectId })
      assert.equal(items.length, 1)
      const [{ id, stages, paused_at, current_run_id }] = items
      const { attack_results: results } = (await call({ path: `/api/v1/tests/${id}` })).json.metadata
      const inList = [stages.attack_run, paused_at, current_run_id]
      assert.deepEqual(inList, [results.status, results.paused_at, results.current_run_id])
      return inList
    }

    test('200: the list and the test say where the attack run stands: before one, while it goes on, paused, over', async () => {
      const projectId = await service().newProject()
      const id = await newTest(projectId)
      assert.deepEqual(await told(projectId), ['not_started', undefined, null])
      const { run_id } = await begin(id)
      assert.deepEqual(await told(projectId), ['running', undefined, run_id])
      const { paused_at } = await change(id, 'pause')
      assert.deepEqual(await told(projectId), ['running', paused_at, run_id])
      await change(id, 'resume')
      assert.deepEqual(await told(projectId), ['running', undefined, run_id])
      await drive(id, () => ({ response: 'no' }))
      assert.deepEqual(await told(projectId), ['completed', undefined, run_id])
    })

    test('200: a run whose client did nothing for 3 minutes is told as left alone since then, until the client is back', async () => {
      const projectId = await service().newProject()
      const id = await newTest(projectId)
      const untold = async () => {
        const { items } = await list({ project_id: projectId })
        const { runs } = (await call({ path: `/api/v1/tests/${id}` })).json.metadata.attack_results
        assert.equal(items[0].unattended_since, runs[0]?.unattended_since)
        return items[0].unattended_since
      }
      assert.equal(await untold(), undefined)
      const startedMs = Date.now()
      const { run_id } = await begin(id)
      const move = await call({ path: `/api/v1/tests/${id}/attack-run/next` })
      assert.equal(await untold(), undefined)
      const since = await later(180_000, untold)
      assert.ok(Date.parse(since) >= startedMs && Date.parse(since) <= Date.now(), since)
      const { attempt_id, prompt } = move.json
      const answer = { run_id, attempt_id, request: prompt, response: 'no', tool_calls: [], messages: [] }
      const turn = await later(200_000, () => call({ path: `/api/v1/tests/${id}/attack-run/turns`, body: answer }))
      assert.equal(turn.status, 200, turn.text)
      assert.equal(await later(210_000, untold), undefined)
      await change(id, 'pause')
      assert.equal(await later(10_000_000, untold), undefined)
      await change(id, 'resume')
      assert.notEqual(await later(10_000_000, untold), undefined)
      await change(id, 'complete')
      assert.equal(await later(10_000_000, untold), undefined)
    })

    test('200: of several runs the latest counts; one that is ended while it is paused is over', async () => {
      const projectId = await service().newProject()
      const id = await newTest(projectId)
      const first = await begin(id)
      await change(id, 'pause')
      await change(id, 'complete')
      assert.deepEqual(await told(projectId), ['completed', undefined, first.run_id])
      const second = await begin(id)
      assert.notEqual(second.run_id, first.run_id)
      assert.deepEqual(await told(projectId), ['running', undefined, second.run_id])
      await change(id, 'complete')
      const third = await begin(id)
      const { paused_at } = await change(id, 'pause')
      assert.deepEqual(await told(projectId), ['running', paused_at, third.run_id])
    })

    test('200: each test of a page has the state of its own run, newest first, and so do pages further down', async () => {
      const projectId = await service().newProject()
      const [over, paused, running, untouched] = [
        await newTest(projectId),
        await newTest(projectId),
        await newTest(projectId),
        await newTest(projectId),
      ]
      for (const id of [over, paused, running]) await begin(id)
      await change(over, 'complete')
      const { paused_at } = await change(paused, 'pause')
      const states = ({ items }: Json) =>
        items.map(({ id, stages, paused_at: since }: Json) => [id, stages.attack_run, since])
      const expected = [
        [untouched, 'not_started', undefined],
        [running, 'running', undefined],
        [paused, 'running', paused_at],
        [over, 'completed', undefined],
      ]
      const page = (offset: number, limit: number) =>
        list({ project_id: projectId, offset: String(offset), limit: String(limit) })
      const whole = await page(0, 50)
      assert.deepEqual([whole.total, states(whole)], [4, expected])
      for (const offset of [0, 1, 2, 3]) {
        const part = await page(offset, 2)
        assert.deepEqual([part.total, states(part)], [4, expected.slice(offset, offset + 2)])
      }
    })
  },
  {},
  { redTeamEngine: attackEngine().engine, catalogueModule: calm, clock },
)
