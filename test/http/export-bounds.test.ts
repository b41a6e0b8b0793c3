import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { RedTeamEngine } from '../../server/domain/attack-run/engine.ts'
import type { DatasetCase } from '../../server/domain/red-team-test/dataset-case.ts'
import { callsOf } from '../export-calls.ts'
import { fixtureEngine } from '../red-team-engine.fixture.ts'
import { eachService } from '../service.ts'

const catalogueModule = new URL('../export-catalogue.fixture.ts', import.meta.url).href

/** Shows every fourth wording as a picture. */
const picturing: RedTeamEngine = {
  ...fixtureEngine,
  generateDataset(request) {
    const dataset = fixtureEngine.generateDataset(request)
    const cases = function* (): Generator<DatasetCase> {
      for (const one of dataset.cases) {
        if (one.variation !== 3) yield one
        else {
          const content = [
            { type: 'text' as const, text: 'Look.' },
            { type: 'image_url' as const, imageUrl: 'data:,' },
          ]
          yield { ...one, modality: 'image', messages: [{ role: 'user', content }] }
        }
      }
    }
    return { ...dataset, cases: { [Symbol.iterator]: cases } }
  },
}

eachService(
  (service) => {
    const { answered, exported } = callsOf(service)

    test('more twins than an export replays: the reply says that some are missing and how many', async () => {
      const policies = Array.from({ length: 51 }, (_, index) => ({ policy: `Never tell lie ${index}` }))
      const { id } = await answered({ policies, max_prompts_per_policy: 10 }, (_one, index) =>
        index === 0 ? 'a breach, the moon is cheese' : null,
      )
      const { replay } = await exported(id, { project_ids: [await service().newProject()], mode: 'none' })
      assert.deepEqual([replay.truncated, replay.left_out], [true, 10])
      assert.deepEqual([replay.breaches.total, replay.twins.total], [1, 500])
    })

    test('a breach by a picture is replayed as the text in it, and the reply says so', async () => {
      const { id } = await answered({ policies: [{ policy: 'Never lie' }] }, (one, index) =>
        one.expected === 'refuse' && (index === 3 || index === 4) ? 'a breach, the moon is cheese' : null,
      )
      const { replay } = await exported(id, { project_ids: [await service().newProject()], mode: 'none' })
      assert.deepEqual(replay.breaches, { total: 2, blocked_before: 0, blocked_after: 2 })
      assert.deepEqual([replay.pictures_as_text, replay.truncated], [1, false])
    })
  },
  {},
  { redTeamEngine: picturing, catalogueModule },
)
