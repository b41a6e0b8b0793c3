import assert from 'node:assert/strict'
import { test } from 'node:test'
import { answerDataset, attack, type ClientOptions, prepareTest, roleBot } from '../../examples/red-team-client.ts'
import { eachService, type Service } from '../service.ts'

const plan = {
  businessContext: 'A marina with moorings for guests',
  useCase: 'A chat assistant for skippers',
  policies: ['The assistant must not tell the code of the harbour gate.'],
  techniqueIds: ['persona.roleplay', 'mt.roleplay_drift'],
}

/** Every POST is lost once: the odd ones before they arrive, the even ones on the way back. */
function losingReplies(): NonNullable<ClientOptions['fetch']> {
  const seen = new Map<string, number>()
  return async (url, init) => {
    const what = `${init.method} ${url} ${init.body}`
    const times = (seen.get(what) ?? 0) + 1
    seen.set(what, times)
    if (init.method !== 'POST' || times > 1) return fetch(url, init)
    if (seen.size % 2 === 1) throw new TypeError('fetch failed')
    await (await fetch(url, init)).text()
    throw new DOMException('The operation timed out.', 'TimeoutError')
  }
}

eachService((service) => {
  const optionsOf = ({ address, key: apiKey, organizationId }: Service, prefix: string): ClientOptions => ({
    ...{ baseUrl: `${address}${prefix}`, apiKey, organizationId, pollMs: 5, fetch: losingReplies(), ask: roleBot },
  })
  const read = async (path: string) => {
    const headers = { 'x-organization-id': service().organizationId }
    const answer = await service().call({ path, headers })
    assert.equal(answer.status, 200, answer.text)
    return answer.json
  }

  test('a client that loses replies, polls, stops half-way and takes over doubles nothing and pays once', async () => {
    const options = optionsOf(service(), '/api/v2')
    const testId = await prepareTest(options, { ...plan, projectId: await service().newProject() })
    assert.equal((await read('/tests/')).total, 1)
    const { credits, attempts } = await read(`/tests/${testId}/attack-run/estimate`)

    const stop = new AbortController()
    let asked = 0
    const stopped = {
      ...options,
      ask: (messages: Parameters<typeof roleBot>[0]) => {
        asked += 1
        // Right after the answer to this prompt was posted, so that its verdict is still awaited.
        if (asked === 9) setImmediate(() => stop.abort())
        return roleBot(messages)
      },
    }
    await assert.rejects(attack(stopped, testId, stop.signal), { name: 'AbortError' })
    const { current_run_id, runs } = (await read(`/tests/${testId}`)).metadata.attack_results
    assert.deepEqual(
      runs.map(({ run_id, status }: { run_id: string; status: string }) => [run_id, status]),
      [[current_run_id, 'running']],
    )

    // Another process, another prefix; it knows nothing but the id of the test.
    const summary = await attack(optionsOf(service(), ''), testId)
    assert.equal(summary.attempts_total, attempts)
    const { attempts_passed, attempts_failed, attempts_errored, not_run } = summary
    assert.deepEqual([attempts_passed + attempts_failed, attempts_errored, not_run], [attempts, 0, 0])
    assert.ok(attempts_failed > 0, 'the bot falls for a role')
    const { runs: ended } = (await read(`/tests/${testId}`)).metadata.attack_results
    assert.equal(ended.length, 1)

    const { cases } = await read(`/api/v1/tests/${testId}/results/cases?limit=500`)
    assert.equal(cases.length, attempts)
    for (const { turns } of cases) {
      assert.deepEqual(
        turns.map(({ turn_index }: { turn_index: number }) => turn_index),
        turns.map((_: unknown, index: number) => index),
      )
      assert.equal(new Set(turns.map(({ prompt }: { prompt: string }) => prompt)).size, turns.length)
    }

    const answered = await answerDataset(options, testId)
    const dataset = await read(`/tests/${testId}/results/cases?kind=dataset`)
    assert.equal(answered.total, dataset.total + attempts)
    const billed = dataset.cases.filter(({ expected }: { expected: string }) => expected === 'refuse')

    const ledger: readonly { kind: string; amount: number }[] = (await read('/api/v1/credits')).items
    const paid = Map.groupBy(ledger, ({ kind }) => kind)
    assert.deepEqual(
      paid.get('attack-run')?.map(({ amount }) => amount),
      [-credits],
    )
    assert.equal(paid.get('dataset')?.length, 1)
    const evaluated = [...paid]
      .filter(([kind]) => kind !== 'attack-run' && kind !== 'dataset')
      .flatMap(([, all]) => all)
    assert.equal(
      evaluated.reduce((sum, { amount }) => sum + amount, 0),
      -billed.length,
      'one credit for each answer that was judged; harmless prompts are free',
    )
  })
})
