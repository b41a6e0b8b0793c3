import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import type { CompiledPolicy, CompiledTopic } from '../../server/domain/policy/compiled.ts'
import { eachStore } from '../each-store.ts'
import { newOrganization, noon } from './fixtures.ts'

function artifact(id: string): CompiledPolicy {
  const warnings = [{ code: 'empty', message: 'with NUL \0 in it 漢' }] as const
  return { id, madeBy: 'a compiler', model: null, warnings, expectedAlarms: null, tests: [] }
}

const topic: CompiledTopic = { id: 't', madeBy: 'a compiler', sentences: { count: 0, rows: '', scales: [] } }

eachStore((_name, open) => {
  test('what was compiled is kept once for each policy and topic, in its own organization only', async () => {
    const store = await open()
    const [organizationId, other] = [await newOrganization(store), await newOrganization(store)]
    const subjectId = randomUUID()
    await store.write(async ({ compiledArtifacts }) => {
      for (const id of ['first', 'second']) {
        await compiledArtifacts.putPolicy({ organizationId, subjectId, artifact: artifact(id), nowMs: noon })
      }
      await compiledArtifacts.putTopic({ organizationId, subjectId, artifact: topic, nowMs: noon })
    })
    await store.read(async ({ compiledArtifacts }) => {
      const ids = [subjectId, randomUUID(), subjectId]
      assert.deepEqual(
        [...(await compiledArtifacts.findPolicies(organizationId, ids))],
        [[subjectId, artifact('second')]],
      )
      assert.deepEqual([...(await compiledArtifacts.findTopics(organizationId, ids))], [[subjectId, topic]])
      assert.equal((await compiledArtifacts.findPolicies(other, ids)).size, 0)
      assert.equal((await compiledArtifacts.findPolicies(organizationId, [])).size, 0)
    })
  })
})
