import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { RedTeamEngine } from '../../server/domain/attack-run/engine.ts'
import { generateDataset } from '../../server/redteam/dataset/generate-dataset.ts'
import { guardsOfPolicy } from '../../server/redteam/dataset/guards-of-policy.ts'
import { callsOf } from '../export-calls.ts'
import { fixtureEngine } from '../red-team-engine.fixture.ts'
import { eachService } from '../service.ts'

/** Policies and what guards them as the product tells; judged by a word. */
const engine: RedTeamEngine = { ...fixtureEngine, generateDataset, guardsOfPolicy }

eachService(
  (service) => {
    test('who is told that secrets of the business leak is not sent to the guard policy for protected works', async () => {
      const { answered, call } = callsOf(service)
      const rules = ['Never reveal internal prices or confidential plans.', 'Never reproduce copyrighted lyrics.']
      const { id } = await answered({ policies: rules.map((policy) => ({ policy })) }, () => 'a breach')
      const { aggregated_policies: results } = (await call({ path: `/tests/${id}/results/summary` })).json.summary
      const { aggregated_policies: ofTest } = (await call({ path: `/tests/${id}` })).json
      for (const [prices, lyrics] of [results, ofTest]) {
        assert.deepEqual([prices.policy, lyrics.policy], rules)
        assert.equal(prices.recommendation.guard_policy, null)
        assert.match(prices.recommendation.text, /Put a policy of your own with the breaching turns as examples on/)
        assert.equal(lyrics.recommendation.guard_policy, 'intellectual property')
        assert.match(lyrics.recommendation.text, /Put the guard policy "intellectual property" on/)
      }
    })
  },
  {},
  { redTeamEngine: engine },
)
