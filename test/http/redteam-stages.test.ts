import assert from 'node:assert/strict'
import { test } from 'node:test'
import { redTeamCalls } from '../red-team-calls.ts'
import { fixtureEngine } from '../red-team-engine.fixture.ts'
import { assertProblem, eachService } from '../service.ts'

/** Detectors that need no models. */
const calm = new URL('../calm-catalogue.fixture.ts', import.meta.url).href

eachService(
  (service) => {
    const { call, newTest, settled, preparedTest } = redTeamCalls(service)

    const probed = async (fields: object = {}) => {
      const { id } = await newTest(fields)
      const begun = await call({ path: `/tests/${id}/reconnaissance/generate`, body: {} })
      assert.deepEqual([begun.status, begun.json.test_id], [200, id], begun.text)
      const { probes } = (await settled(id)).metadata.reconnaissance
      return { id, probes: probes as readonly { id: string; prompt: string; category: string; purpose: string }[] }
    }

    test('reconnaissance: probes are written, edited prompts replace theirs, and editing forgets the results', async () => {
      const { id, probes } = await probed()
      const [identity, tools] = probes
      assert.ok(identity && tools)
      const items = [{ probe_id: identity.id, request: 'Who?', response: 'A bot.' }]
      const evaluated = await call({ path: `/tests/${id}/reconnaissance/evaluate`, body: { items } })
      assert.deepEqual(evaluated.json, {
        test_id: id,
        answered_count: 1,
        refused_count: 0,
        results: [{ probe_id: identity.id, is_answered: true, outcome: 'answered', confidence: 0.9 }],
      })
      const edit = { probes: [{ id: tools.id, prompt: 'Which tools?' }] }
      const patched = await call({ method: 'PATCH', path: `/tests/${id}/reconnaissance`, body: edit })
      assert.deepEqual(patched.json, {
        status: 'completed',
        probes: probes.map((probe) => (probe.id === tools.id ? { ...probe, prompt: 'Which tools?' } : probe)),
      })
      const { reconnaissance } = (await call({ path: `/tests/${id}` })).json.metadata
      assert.deepEqual(
        [reconnaissance.evaluation_status, reconnaissance.results, reconnaissance.answered_count],
        ['not_started', [], 0],
      )
      for (const [body, path] of [
        [{ probes: [{ id: 'nonsense', prompt: 'Who?' }] }, 'probes[0].id'],
        [{ probes: [{ id: tools.id, prompt: '' }] }, 'probes[0].prompt'],
        [{ probes: [{ id: tools.id, prompt: '\ud800' }] }, 'probes[0].prompt'],
        [{ probes: [edit.probes[0], edit.probes[0]] }, 'probes[1].id'],
        [{}, 'probes'],
      ] as const) {
        const answer = await call({ method: 'PATCH', path: `/tests/${id}/reconnaissance`, body })
        assert.equal(assertProblem(answer, 400, 'invalid-request').errors[0].path, path)
      }
      assertProblem(await call({ method: 'PATCH', path: '/tests/x/reconnaissance', body: edit }), 404, 'test-not-found')
    })

    test('reconnaissance: uploads in parts and at once merge, in whichever order they come', async () => {
      const { id, probes } = await probed()
      const answers = await Promise.all(
        probes.map(({ id: probe_id }, index) =>
          call({
            path: `/tests/${id}/reconnaissance/evaluate`,
            body: { items: [{ probe_id, response: index === 2 ? 'no, never' : 'yes' }] },
          }),
        ),
      )
      for (const { status, text } of answers) assert.equal(status, 200, text)
      const { reconnaissance } = (await call({ path: `/tests/${id}` })).json.metadata
      assert.deepEqual(
        reconnaissance.results.map(({ probe_id, outcome }: { probe_id: string; outcome: string }) => [
          probe_id,
          outcome,
        ]),
        probes.map((probe, index) => [probe.id, index === 2 ? 'refused' : 'answered']),
      )
      assert.deepEqual(
        [reconnaissance.answered_count, reconnaissance.refused_count, reconnaissance.evaluation_status],
        [2, 1, 'completed'],
      )
      assert.deepEqual(reconnaissance.profile.refusal_signatures, ['no, never'])
      const changed = { items: [{ probe_id: probes[2]?.id, response: 'yes after all' }] }
      const again = await call({ path: `/tests/${id}/reconnaissance/evaluate`, body: changed })
      assert.deepEqual([again.json.answered_count, again.json.refused_count], [3, 0])
    })

    test('reconnaissance: what cannot be evaluated is named', async () => {
      const { id } = await newTest()
      const path = `/tests/${id}/reconnaissance/evaluate`
      const early = await call({ path, body: { items: [{ probe_id: 'x', response: 'yes' }] } })
      assert.match(assertProblem(early, 409, 'precondition-missing').detail, /no probes/)
      const ready = await probed()
      for (const [body, where] of [
        [{ items: [{ probe_id: 'nonsense', response: 'yes' }] }, 'items[0].probe_id'],
        [{ items: [{ probe_id: ready.probes[0]?.id }] }, 'items[0].response'],
        [{ items: [{ probe_id: ready.probes[0]?.id, response: 'half \ud800' }] }, 'items[0].response'],
        [{ items: [{ probe_id: ready.probes[0]?.id, response: 'x'.repeat(200_001) }] }, 'items[0].response'],
        [{}, 'items'],
      ] as const) {
        const answer = await call({ path: `/tests/${ready.id}/reconnaissance/evaluate`, body })
        assert.equal(assertProblem(answer, 400, 'invalid-request').errors[0].path, where)
      }
      const large = JSON.stringify({ items: [{ probe_id: 'x', response: 'x'.repeat(9_000_000) }] })
      assertProblem(
        await call({ path: `/tests/${ready.id}/reconnaissance/evaluate`, body: large }),
        413,
        'payload-too-large',
      )
    })

    test('reconnaissance: generated again it starts afresh; what fails says so', async () => {
      const { id, probes } = await probed()
      const items = [{ probe_id: probes[0]?.id, response: 'yes' }]
      await call({ path: `/tests/${id}/reconnaissance/evaluate`, body: { items } })
      await call({ method: 'POST', path: `/api/v2/tests/${id}/reconnaissance/generate` })
      const { reconnaissance } = (await settled(id)).metadata
      assert.deepEqual([reconnaissance.status, reconnaissance.results], ['completed', []])
      const broken = await newTest({ use_case: 'breaks' })
      await call({ path: `/tests/${broken.id}/reconnaissance/generate`, body: {} })
      const failed = await settled(broken.id)
      assert.deepEqual(
        [failed.status, failed.metadata.reconnaissance.status, failed.metadata.reconnaissance.error],
        ['failed', 'failed', 'The service failed while it wrote the probes.'],
      )
      assertProblem(await call({ path: '/tests/x/reconnaissance/generate', body: {} }), 404, 'test-not-found')
    })

    test('409: scenarios need policies and evaluated reconnaissance, and the answer names which is missing', async () => {
      const { id } = await newTest({ policies: ['Never insult'] })
      const generate = () => call({ path: `/tests/${id}/scenarios/generate`, body: {} })
      const both = assertProblem(await generate(), 409, 'precondition-missing').detail
      assert.match(both, /policies.* and evaluated reconnaissance/)
      await call({ path: `/tests/${id}/generate`, body: {} })
      const one = assertProblem(await generate(), 409, 'precondition-missing').detail
      assert.match(one, /^The test lacks evaluated reconnaissance/)
      await call({ path: `/tests/${id}/reconnaissance/generate`, body: {} })
      await settled(id)
      assertProblem(await generate(), 409, 'precondition-missing')
      assertProblem(await call({ path: '/tests/x/scenarios/generate', body: {} }), 404, 'test-not-found')
    })

    test('scenarios: generated ones are ready, bound to policies, ranked; a failure says so', async () => {
      const { id, metadata } = await preparedTest()
      const { status, items } = metadata.scenarios
      assert.equal(status, 'ready')
      assert.deepEqual(
        items.map(({ policy, enabled }: { policy: string; enabled: boolean }) => [policy, enabled]),
        [
          ['Never insult', true],
          ['Never lie', true],
        ],
      )
      const broken = await preparedTest({ business_context: 'breaks' })
      assert.deepEqual(
        [broken.status, broken.metadata.scenarios.status, broken.metadata.scenarios.error],
        ['failed', 'failed', 'The service failed while it wrote the scenarios.'],
      )
      assert.notEqual(id, broken.id)
    })

    test('scenarios: a saved list replaces the list; what is not said stays, and a new meaning gets a new goal', async () => {
      const { id, metadata } = await preparedTest()
      const [insult, lie] = metadata.scenarios.items
      const [insultPolicy, liePolicy] = metadata.policies
      const items = [
        { scenario: 'Make it lie about prices', policy: liePolicy.id, maximum_multi_turn: 15 },
        { id: insult.id, scenario: insult.scenario, enabled: false, checks: { secrets: ['apple'] } },
        { scenario: 'By text', policy: 'Never insult' },
        { scenario: 'By name', policy: liePolicy.name, enabled: false },
      ]
      const patched = await call({ method: 'PATCH', path: `/tests/${id}/scenarios`, body: { items } })
      assert.equal(patched.status, 200, patched.text)
      const [price, kept, byText, byName] = patched.json.items
      assert.deepEqual(
        [
          patched.json.status,
          patched.json.items.length,
          patched.json.items.some((one: { id: string }) => one.id === lie.id),
        ],
        ['ready', 4, false],
      )
      assert.deepEqual(kept, {
        ...insult,
        enabled: false,
        checks: { secrets: ['apple'], forbidden_tools: [], patterns: [] },
      })
      assert.deepEqual(
        [price.policy, price.maximum_multi_turn, price.enabled, price.goal],
        ['Never lie', 15, true, 'I want: Make it lie about prices'],
      )
      assert.deepEqual(
        [byText.policy_id, byText.maximum_multi_turn, byName.policy_id, byName.enabled],
        [insultPolicy.id, 5, liePolicy.id, false],
      )
      const edited = { items: [{ ...kept, scenario: 'Make it shout', checks: undefined }] }
      const again = await call({ method: 'PATCH', path: `/tests/${id}/scenarios`, body: edited })
      assert.deepEqual(
        [again.json.items.length, again.json.items[0].goal, again.json.items[0].checks.secrets],
        [1, 'I want: Make it shout', ['apple']],
      )
      assert.deepEqual((await call({ path: `/tests/${id}` })).json.metadata.scenarios.items, again.json.items)
      const none = await call({ method: 'PATCH', path: `/tests/${id}/scenarios`, body: { items: [] } })
      assert.deepEqual(none.json, { status: 'ready', items: [] })
    })

    test('400: what is wrong with a saved scenario is named, and nothing is saved', async () => {
      const prepared = await preparedTest()
      const stranger = await preparedTest()
      const { items } = prepared.metadata.scenarios
      const policy = 'Never lie'
      for (const [item, path] of [
        [{ scenario: 'x', policy: 'Never sing' }, 'items[0].policy'],
        [{ scenario: 'x' }, 'items[0].policy'],
        [{ scenario: '', policy }, 'items[0].scenario'],
        [{ scenario: '\ud800', policy }, 'items[0].scenario'],
        [{ scenario: 'x', policy, maximum_multi_turn: 0 }, 'items[0].maximum_multi_turn'],
        [{ scenario: 'x', policy, maximum_multi_turn: 16 }, 'items[0].maximum_multi_turn'],
        [{ scenario: 'x', policy, enabled: 'yes' }, 'items[0].enabled'],
        [{ id: 'nonsense', scenario: 'x', policy }, 'items[0].id'],
        [{ id: 'a\u0000', scenario: 'x', policy }, 'items[0].id'],
        [{ id: stranger.metadata.scenarios.items[0].id, scenario: 'x', policy }, 'items[0].id'],
        [{ scenario: 'x', policy: stranger.metadata.policies[0].id }, 'items[0].policy'],
        [{ scenario: 'x', policy, checks: { patterns: ['('] } }, 'items[0].checks.patterns[0]'],
      ] as const) {
        const body = { items: [item] }
        const answer = await call({ method: 'PATCH', path: `/tests/${prepared.id}/scenarios`, body })
        const { errors } = assertProblem(answer, 400, 'invalid-request')
        assert.ok(
          errors.some((error: { path: string }) => error.path === path),
          `${path}: ${answer.text}`,
        )
      }
      const twice = { items: [items[0], items[0]] }
      const answer = await call({ method: 'PATCH', path: `/tests/${prepared.id}/scenarios`, body: twice })
      assert.equal(assertProblem(answer, 400, 'invalid-request').errors[0].path, 'items[1].id')
      assert.deepEqual((await call({ path: `/tests/${prepared.id}` })).json.metadata.scenarios.items, items)
      assertProblem(
        await call({ method: 'PATCH', path: '/tests/x/scenarios', body: { items: [] } }),
        404,
        'test-not-found',
      )
    })

    test('409: while an attack run is active probes, scenarios and methods stay; afterwards they may change', async () => {
      const { id, metadata } = await preparedTest()
      const patches = [
        { path: 'reconnaissance', body: { probes: [] } },
        { path: 'scenarios', body: { items: metadata.scenarios.items } },
        { path: 'attack-methods', body: { technique_ids: ['plain.ask'] } },
      ].map(({ path, body }) => ({ method: 'PATCH', path: `/tests/${id}/${path}`, body }))
      for (const patch of patches) assert.equal((await call(patch)).status, 200)
      const begun = await call({ method: 'POST', path: `/tests/${id}/attack-run/begin` })
      assert.equal(begun.status, 200, begun.text)
      for (const patch of patches) assertProblem(await call(patch), 409, 'conflict')
      const { attack_results } = (await call({ path: `/tests/${id}` })).json.metadata
      assert.equal(attack_results.current_run_id, begun.json.run_id)
      assert.deepEqual(
        [attack_results.runs[0].status, attack_results.runs[0].cursor],
        ['running', { awaiting_eval: null }],
      )
      assert.equal((await call({ path: `/tests/${id}/attack-run/next` })).status, 200)
      const over = await call({ method: 'POST', path: `/tests/${id}/attack-run/complete` })
      assert.equal(over.status, 200, over.text)
      const { aggregated_policies } = (await call({ path: `/tests/${id}` })).json
      assert.deepEqual(
        aggregated_policies.map(({ passed, failed, errors }: Record<string, number>) => [passed, failed, errors]),
        [[0, 0, 1]],
      )
      for (const patch of patches.slice(1)) assert.equal((await call(patch)).status, 200)
    })

    test('scenarios follow the text of their policy when the dataset is generated anew', async () => {
      const { id, metadata } = await preparedTest()
      const [insult] = metadata.scenarios.items
      await call({ path: `/tests/${id}/generate`, body: { seed: 'another', policies: ['Never insult'] } })
      const after = (await settled(id)).metadata
      assert.notEqual(after.policies[0].id, insult.policy_id)
      assert.deepEqual(
        after.scenarios.items.map(({ policy, policy_id }: { policy: string; policy_id: string }) => [
          policy,
          policy_id,
        ]),
        [
          ['Never insult', after.policies[0].id],
          ['', metadata.policies[1].id],
        ],
      )
    })
  },
  {},
  { redTeamEngine: fixtureEngine, catalogueModule: calm },
)
