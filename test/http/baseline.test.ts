import assert from 'node:assert/strict'
import { test } from 'node:test'
import { attackCalls } from '../attack-calls.ts'
import { fixtureEngine } from '../red-team-engine.fixture.ts'
import { eachService } from '../service.ts'

eachService(
  (service) => {
    const { readyTest, begin, drive, summary } = attackCalls(service)
    const weak = ({ technique_id: id }: { technique_id: string }) => ({
      response: id === 'plain.ask' ? 'a breach' : 'I will not.',
    })
    const attacked = async (techniques: readonly string[]) => {
      const id = await readyTest({ techniques, turns: 1, scenarios: 2 })
      await begin(id)
      await drive(id, weak)
      return (await summary(id)).summary
    }

    test('what falls to the plain question is told apart, and stays in all sums', async () => {
      const { attempts_total, attempts_failed, baseline, per_technique } = await attacked(['plain.ask', 'enc.base64'])
      assert.deepEqual([attempts_total, attempts_failed], [8, 4])
      assert.deepEqual([baseline.attempts, baseline.failed, baseline.asr, baseline.asr_ci95[1]], [4, 4, 1, 1])
      assert.equal(per_technique.length, 2)
    })

    test('a run without the plain question says that it has no baseline', async () => {
      const { attempts_failed, baseline } = await attacked(['enc.base64'])
      assert.deepEqual([attempts_failed, baseline], [0, null])
    })
  },
  {},
  { redTeamEngine: fixtureEngine },
)
