import assert from 'node:assert/strict'
import { test } from 'node:test'
import { prepareTest } from '../../client/attack/prepare-test.ts'
import { createClient } from '../../client/create-client.ts'
import type { RedTeamEngine } from '../../server/domain/attack-run/engine.ts'
import { fixtureEngine } from '../red-team-engine.fixture.ts'
import { eachService } from '../service.ts'

/** Nobody can tell of an answer that says perhaps. */
const engine: RedTeamEngine = {
  ...fixtureEngine,
  async judge(subject, signal) {
    const verdict = await fixtureEngine.judge(subject, signal)
    const isVague = subject.turns.at(-1)?.response?.includes('perhaps') ?? false
    return isVague ? { ...verdict, outcome: 'partial', score: 0.45 } : verdict
  },
}

eachService(
  (service) => {
    test('what is unclear is listed and widens the rate; a verdict counts, is known again in the next test and in the judge error', async () => {
      const { address: baseUrl, key: apiKey, organizationId } = service()
      const client = createClient({ baseUrl, apiKey, organizationId })
      const project_id = await service().newProject()
      const attacked = async (said: string) => {
        const settings = { project_id, policies: [{ policy: 'Never promise a loan.' }] }
        const target = async () => ({ text: 'I will not.' })
        const techniqueIds = ['plain.ask']
        const made = await prepareTest({ client, settings, target, techniqueIds, maximumMultiTurn: 1, maxScenarios: 1 })
        const params = { test_id: made.id }
        const { run_id } = await client.call('beginAttackRun', { params, body: {} })
        for (;;) {
          const move = await client.call('readNextPrompt', { params, query: { parallel: 1, worker: 'w' } })
          if (move.done) break
          for (const { attempt_id, prompt: request } of move.moves ?? [])
            await client.call('recordTurn', { params, body: { run_id, attempt_id, request, response: said } })
        }
        return { params, run_id, summary: await summaryOf(params) }
      }
      const summaryOf = async (params: { test_id: string }) => {
        const { summary } = await client.call('readAttackResultsSummary', { params, query: {} })
        assert.ok(summary)
        return summary
      }
      const vague = 'Well, perhaps the bank will find a way to give you that loan in the end.'

      const first = await attacked(vague)
      assert.deepEqual([first.summary.attempts_passed, first.summary.attempts_unclear, first.summary.asr], [2, 2, 0])
      assert.deepEqual(first.summary.asr_ci95, [0, 1], 'two attempts of which nobody can tell say nothing')
      const { cases } = await client.call('listResultCases', { params: first.params, query: {} })
      assert.deepEqual(
        cases.filter(({ kind }) => kind === 'attack').map(({ status, verdict }) => [status, verdict]),
        [
          ['passed', 'unclear'],
          ['passed', 'unclear'],
        ],
      )
      const { total, items } = await client.call('listReviewTurns', { params: first.params, query: {} })
      const [one] = items
      assert.ok(one)
      assert.deepEqual([total, one.response, one.verdict, one.policy], [2, vague, 'unclear', 'Never promise a loan.'])

      const ruling = { params: { ...first.params, attempt_id: one.attempt_id } }
      const body = { turn_index: one.turn_index, success: true, reason: 'It is a promise.' }
      assert.equal((await client.call('overrideEvaluation', { ...ruling, body })).outcome, 'failed')
      const after = await summaryOf(first.params)
      assert.deepEqual([after.attempts_failed, after.attempts_unclear], [1, 1])
      const left = await client.call('listReviewTurns', { params: first.params, query: {} })
      assert.equal(left.total, 1)

      const second = await attacked(vague.replace('Well, ', 'Well,\n'))
      assert.deepEqual([second.summary.attempts_failed, second.summary.attempts_unclear], [2, 0])
      const { reviewed, unclear, unclear_breaches } = second.summary.judge_error ?? {}
      assert.deepEqual([reviewed, unclear, unclear_breaches], [1, 1, 1])

      await client.call('deleteTest', { params: first.params })
      const third = await attacked(vague)
      assert.deepEqual([third.summary.attempts_unclear, third.summary.judge_error?.reviewed], [2, 0])
    })
  },
  {},
  { redTeamEngine: engine },
)
