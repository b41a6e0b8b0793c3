import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { organizationJobs } from '../../server/domain/job/job.ts'
import { assertProblem, eachService } from '../service.ts'

const path = '/api/v1/queues'
const catalogueModule = new URL('waiting-catalogue.fixture.ts', import.meta.url).href
const nothing = { checks: 0, images: 0, messages: 0, redactions: 0, judgements: 0, compilations: 0 }

interface Kind {
  readonly kind: string
  readonly waiting: number
  readonly scheduled: number
}

eachService(
  (service) => {
    const queues = async (key?: string) => {
      const answer = await service().call({ path, ...(key !== undefined && { key }) })
      assert.equal(answer.status, 200, answer.text)
      return answer.json
    }

    test('readQueues counts the checks that wait of the own organization, and no longer when they are answered', async () => {
      const stranger = await service().newOrganization()
      const gate = join(tmpdir(), `redoubt-gate-${randomUUID()}`)
      const flood = Array.from({ length: 60 }, (_, place) =>
        service().call({ path: '/api/v1/check', body: { text: `wait for ${gate} ${place}`, store: false } }),
      )
      try {
        let told = await queues()
        for (let look = 0; look < 500 && told.server.checks === 0; look += 1) told = await queues()
        assert.ok(told.server.checks > 0 && told.server.checks < 60, `${told.server.checks} wait, one is being judged`)
        assert.deepEqual({ ...told.server, checks: 0 }, nothing)
        assert.deepEqual((await queues(stranger.key)).server, nothing)
      } finally {
        await writeFile(gate, '')
        await Promise.all(flood)
        await rm(gate)
      }
      assert.deepEqual((await queues()).server, nothing)
    })

    test('readQueues counts jobs of every kind, of the own organization alone', async () => {
      const stranger = await service().newOrganization()
      const { organizationId } = service()
      const ask = async (key?: string): Promise<readonly Kind[]> => (await queues(key)).jobs
      const scheduledOf = (jobs: readonly Kind[], kind: string) => jobs.find((one) => one.kind === kind)?.scheduled
      const before = await ask()
      assert.equal(new Set(before.map(({ kind }) => kind)).size, organizationJobs.length)
      await service().app.store.write(async ({ jobs }) => {
        for (const [place, name] of organizationJobs.entries()) {
          for (let count = 0; count <= place; count += 1) {
            await jobs.add({
              organizationId,
              name,
              payload: { calibrationId: randomUUID() },
              runAtMs: Date.now() + 3_600_000,
              uniqueKey: null,
            })
          }
        }
      })
      const after = await ask()
      const kinds = [
        ...['calibration', 'dataset', 'reconnaissance', 'scenarios', 'evaluation'],
        ...['judging', 'erasure', 'test_removal'],
      ]
      for (const [place, kind] of kinds.entries()) {
        assert.equal(scheduledOf(after, kind), (scheduledOf(before, kind) ?? 0) + place + 1, kind)
      }
      assert.ok((await ask(stranger.key)).every(({ waiting, scheduled }) => waiting + scheduled === 0))
    })

    test('readQueues is refused to keys that may only guard, and to those of single projects', async () => {
      const { key } = await service().newKey(['guard'])
      assertProblem(await service().call({ path, key }), 403, 'missing-permission')
      const bound = await service().call({
        path: '/api/v1/api-keys',
        body: { name: 'bound', permissions: ['manage'], project_ids: [await service().newProject()] },
      })
      assertProblem(await service().call({ path, key: bound.json.key }), 403, 'missing-permission')
      assertProblem(await service().call({ path, key: null }), 401, 'invalid-api-key')
    })
  },
  {},
  { catalogueModule },
)
