import assert from 'node:assert/strict'
import { test } from 'node:test'
import { attackCalls } from '../attack-calls.ts'
import { fixtureEngine } from '../red-team-engine.fixture.ts'
import { assertProblem, eachService } from '../service.ts'

const catalogueModule = new URL('../export-catalogue.fixture.ts', import.meta.url).href

interface Case {
  readonly run_id: string
  readonly case_id: string
  readonly status: string
}

eachService(
  (service) => {
    const { call, readyTest, begin, drive } = attackCalls(service)

    const done = async (request: Parameters<typeof call>[0]) => {
      const answer = await call(request)
      assert.equal(answer.status, 200, answer.text)
      return answer.json
    }

    /** A test with a run of four attempts, all breaches, of which one was played again and resisted. */
    const replayed = async () => {
      const id = await readyTest({ techniques: ['plain.ask', 'enc.base64'], turns: 1 })
      const keys: string[] = []
      const { run_id: first } = await begin(id)
      await drive(id, ({ repro_key, attempt_id }) => {
        keys.push(repro_key)
        return { response: `a breach, the moon is cheese ${attempt_id}` }
      })
      const { run_id: latest } = await begin(id, { repro_key: keys[0] })
      await drive(id, () => ({ response: 'I will not.' }))
      return { id, first: String(first), latest: String(latest) }
    }

    test('an earlier run is listed and summed up by its id, whatever ran since', async () => {
      const { id, first, latest } = await replayed()
      const cases = async (query: Record<string, string> = {}): Promise<readonly Case[]> =>
        (await done({ path: `/tests/${id}/results/cases`, query })).cases
      const told = (some: readonly Case[]) => some.map(({ run_id, status }) => [run_id, status])
      assert.deepEqual(told(await cases()), [[latest, 'passed']])
      assert.deepEqual(told(await cases({ run_id: latest })), [[latest, 'passed']])
      const earlier = await cases({ run_id: first })
      assert.deepEqual(told(earlier), Array(4).fill([first, 'failed']))
      assert.deepEqual(await cases({ run_id: first, offset: '3', limit: '5' }), earlier.slice(3))
      const sums = async (query: Record<string, string> = {}) =>
        (await done({ path: `/tests/${id}/results/summary`, query })).summary
      const { total, failed } = await sums({ run_id: first })
      assert.deepEqual([total, failed, (await sums()).failed], [4, 4, 0])
    })

    test('an export takes the breaches of the run that is named', async () => {
      const { id, first } = await replayed()
      const body = { project_ids: [await service().newProject()], mode: 'none' }
      const breaches = async (fields = {}) =>
        (await done({ path: `/tests/${id}/export`, body: { ...body, ...fields } })).replay.breaches.total
      assert.deepEqual([await breaches(), await breaches({ run_id: first })], [0, 4])
    })

    test('a run of another test is not there, as one that never was', async () => {
      const { id, first } = await replayed()
      const other = await readyTest({ techniques: ['plain.ask'] })
      const body = { project_ids: [await service().newProject()] }
      for (const [testId, run_id] of [
        [other, first],
        [id, 'nonsense'],
      ] as const) {
        for (const kind of ['eval', 'dataset'])
          for (const path of ['results/cases', 'results/summary']) {
            const answer = await call({ path: `/tests/${testId}/${path}`, query: { kind, run_id } })
            assertProblem(answer, 404, 'attack-run-not-found')
          }
        const exported = await call({ path: `/tests/${testId}/export`, body: { ...body, run_id } })
        assertProblem(exported, 404, 'attack-run-not-found')
      }
      const { organizationId, key } = await service().newOrganization()
      const foreign = { key, headers: { 'x-organization-id': organizationId } }
      const answer = await call({ path: `/tests/${id}/results/cases`, query: { run_id: first }, ...foreign })
      assertProblem(answer, 404, 'test-not-found')
    })
  },
  {},
  { redTeamEngine: fixtureEngine, catalogueModule },
)
