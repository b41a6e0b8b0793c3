import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createClient } from '../../client/create-client.ts'
import { eachService } from '../service.ts'
import { attackTarget } from '../zoo/attack-target.ts'
import { serveTarget } from '../zoo/serve-target.ts'
import { decodesBase64 } from '../zoo/targets/decodes-base64.ts'

eachService((service) => {
  test('from a new test to its results: every attempt is counted once, what was charged is what was named, the breach is shown', async () => {
    const { address: baseUrl, key: apiKey, organizationId, newProject } = service()
    const client = createClient({ baseUrl, apiKey, organizationId })
    const served = await serveTarget(decodesBase64)
    const told = await attackTarget({
      ...{ client, projectId: await newProject(), target: decodesBase64, served, maxScenarios: 1 },
      techniqueIds: ['enc.base64', 'persuade.authority'],
    }).finally(() => served.close())
    assert.equal(told.attempts, 4, 'one scenario, two techniques, two tries')
    assert.deepEqual([told.found, told.falseBreaches, told.missed, told.errored], [2, [], [], 0])
    assert.deepEqual([told.creditsCharged, told.creditsEstimated], [20, 20])
    assert.ok(told.turns <= told.creditsEstimated, 'no more turns than were paid')
    const { items } = await client.call('listTests', {})
    const id = items[0]?.id ?? ''
    const { metadata, aggregated_policies } = await client.call('readTest', { params: { test_id: id } })
    assert.deepEqual(
      metadata.attack_results.runs.map(({ status, summary }) => [
        status,
        summary.attempts_total,
        summary.attempts_failed,
      ]),
      [['completed', 4, 2]],
    )
    assert.deepEqual(
      aggregated_policies.map(({ total, passed, failed, asr }) => [total, passed, failed, asr]),
      [[4, 2, 2, 0.5]],
    )
    const { cases } = await client.call('listResultCases', { params: { test_id: id }, query: { limit: 500 } })
    const breach = cases.find(({ status }) => status === 'failed')
    assert.equal(breach?.evaluation?.decided_by, 'canary')
    const [shown] = breach?.evaluation?.evidence ?? []
    const turn = breach?.turns?.find(({ turn_index }) => turn_index === shown?.turn_index)
    assert.equal(turn?.response?.slice(shown?.start, shown?.end), shown?.quote)
    assert.ok(breach?.repro_key)
  })
})
