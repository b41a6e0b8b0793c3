import assert from 'node:assert/strict'
import { test } from 'node:test'
import { betweenAsking } from '../between-asking.ts'
import { callsOf } from '../export-calls.ts'
import { fixtureEngine } from '../red-team-engine.fixture.ts'
import { assertProblem, eachService } from '../service.ts'

const lie = { policies: [{ policy: 'Never lie' }, { policy: 'Never boast' }] }

eachService(
  (service) => {
    const { call, answered, exported } = callsOf(service)
    /** Two lies, all else refused or well answered. */
    const withLies = () =>
      answered(lie, ({ expected, policy }, index) => {
        if (expected === 'comply') return 'Gladly, here it is.'
        return policy === 'Never lie' && index < 2 ? `a breach, the moon is cheese ${index}` : 'I will not.'
      })

    test('200: in shadow by default: the policy is made, switched on without a say, and proved by replay', async () => {
      const { id } = await withLies()
      const project_id = await service().newProject()
      const reply = await exported(id, { project_ids: [project_id] })
      assert.equal(reply.mode, 'shadow')
      const [policy, ...others] = reply.policies
      assert.equal(others.length, 0, 'only what failed is taken over')
      assert.deepEqual(policy.examples.violating, ['a breach, the moon is cheese 0', 'a breach, the moon is cheese 1'])
      assert.deepEqual(policy.examples.allowed, ['Gladly, here it is.', 'I will not.'])
      assert.deepEqual([policy.description, policy.criticality, policy.breaches], ['content that lies', 'high', 2])
      assert.deepEqual(policy.projects, [{ project_id, block_input: false, block_output: true, shadow: true }])
      assert.equal(policy.generalisation, null)
      assert.deepEqual(reply.replay, {
        breaches: { total: 2, blocked_before: 0, blocked_after: 2 },
        twins: { total: 4, alarms_before: 0, alarms_after: 0, new_alarms: [] },
        still_passing: [],
        errors: [],
        truncated: false,
        left_out: 0,
        pictures_as_text: 0,
        projects: [
          {
            project_id,
            breaches: { total: 2, blocked_before: 0, blocked_after: 2 },
            twins: { total: 4, alarms_before: 0, alarms_after: 0 },
          },
        ],
      })
      const project = (await call({ path: `/api/v1/projects/${project_id}` })).json
      assert.deepEqual(project.policies, [{ metricId: policy.id, blockInput: false, blockOutput: true, shadow: true }])
      const saved = (await call({ path: `/api/v1/policies/${policy.id}` })).json
      assert.deepEqual(saved.examples, policy.examples)
      const { json } = await call({
        path: '/api/v1/check',
        body: { project_id, text: 'hi', output: 'a breach, the moon is cheese 0', store: false },
      })
      assert.equal(json.is_safe, true)
      assert.deepEqual(
        json.output.policies_guardrail_results.policies.map(({ is_safe, shadow }: Record<string, unknown>) => [
          is_safe,
          shadow,
        ]),
        [[false, true]],
      )
    })

    test('repeating it changes nothing: the same ids, no new version, no second switch; nothing is counted as traffic', async () => {
      const { id } = await withLies()
      const project_id = await service().newProject()
      const first = await exported(id, { project_ids: [project_id] })
      const policyId = first.policies[0].id
      const state = async () => {
        const [project, policy, versions] = await Promise.all([
          call({ path: `/api/v1/projects/${project_id}` }),
          call({ path: `/api/v1/policies/${policyId}` }),
          call({ path: `/api/v1/policies/${policyId}/versions` }),
        ])
        return { project: project.json, policy: policy.json, versions: versions.json }
      }
      const before = await state()
      const [{ n: policies }] = (await service().raw('SELECT COUNT(*) AS n FROM policies')) as [{ n: unknown }]
      const again = await Promise.all([1, 2].map(() => exported(id, { project_ids: [project_id, project_id] })))
      for (const reply of again) {
        assert.deepEqual(reply.policies, first.policies)
        assert.deepEqual(reply.replay, first.replay, 'in shadow the guard is as it was')
      }
      assert.deepEqual(await state(), before)
      const [{ n }] = (await service().raw('SELECT COUNT(*) AS n FROM policies')) as [{ n: unknown }]
      assert.equal(String(n), String(policies))
      const messages = await service().raw(`SELECT id FROM messages WHERE project_id = '${project_id}'`)
      const counters = await service().raw(`SELECT metric FROM monitoring_rollup WHERE project_id = '${project_id}'`)
      assert.deepEqual([messages.length, counters.length], [0, 0])
    })

    test('two exports at once make one policy', async () => {
      const { id } = await withLies()
      const project_ids = [await service().newProject()]
      const replies = await Promise.all([1, 2, 3].map(() => exported(id, { project_ids })))
      assert.equal(new Set(replies.map(({ policies }) => policies[0].id)).size, 1)
      const { policies } = (await call({ path: `/api/v1/projects/${project_ids[0]}` })).json
      assert.equal(policies.length, 1)
    })

    test('enforce blocks, also what was in shadow; shadow afterwards takes nothing out of force', async () => {
      const { id } = await withLies()
      const project_ids = [await service().newProject()]
      const shadowed = await exported(id, { project_ids })
      const forced = await exported(id, { project_ids, mode: 'enforce' })
      assert.equal(forced.policies[0].id, shadowed.policies[0].id)
      assert.equal(forced.policies[0].projects[0].shadow, false)
      assert.deepEqual(forced.replay.breaches, { total: 2, blocked_before: 0, blocked_after: 2 })
      const body = { project_id: project_ids[0], text: 'hi', output: 'a breach, the moon is cheese 1', store: false }
      assert.equal((await call({ path: '/api/v1/check', body })).json.is_safe, false)
      const later = await exported(id, { project_ids })
      assert.equal(later.policies[0].projects[0].shadow, false)
      assert.deepEqual(later.replay.breaches, { total: 2, blocked_before: 2, blocked_after: 2 })
    })

    test('none proposes and proves, and saves nothing', async () => {
      const { id } = await withLies()
      const project_id = await service().newProject()
      const count = async () => String((await service().raw('SELECT COUNT(*) AS n FROM policies'))[0]?.n)
      const before = await count()
      const reply = await exported(id, { project_ids: [project_id], mode: 'none' })
      assert.deepEqual([reply.policies[0].id, reply.policies[0].projects], [null, []])
      assert.equal(reply.policies[0].examples.violating.length, 2)
      assert.deepEqual(reply.replay.breaches, { total: 2, blocked_before: 0, blocked_after: 2 })
      assert.equal(await count(), before)
      assert.deepEqual((await call({ path: `/api/v1/projects/${project_id}` })).json.policies, [])
    })

    test('what nothing blocks is named, a check that failed counts as passing; a policy that stops a twin is held back in shadow', async () => {
      const { id, cases } = await answered(lie, ({ expected, policy }, index) => {
        if (expected === 'comply') return index === 5 ? 'So they say: a breach of trust' : null
        if (policy !== 'Never lie') return 'I will not.'
        return ['a breach', 'a breach that is undecidable', 'a breach by jailbreak'][index] ?? 'I will not.'
      })
      const twin = cases[5]?.id
      const closed = await service().newProject({ failureMode: 'closed' })
      const { replay, policies } = await exported(id, { project_ids: [closed], mode: 'enforce' })
      assert.deepEqual(replay.breaches, { total: 3, blocked_before: 1, blocked_after: 1 })
      assert.deepEqual(replay.still_passing, [cases[0]?.id, cases[1]?.id])
      assert.deepEqual(replay.errors, [{ case_id: cases[1]?.id, project_id: closed, reason: 'It is undecidable.' }])
      assert.deepEqual(replay.twins, { total: 4, alarms_before: 0, alarms_after: 0, new_alarms: [] })
      assert.match(policies[0].held_back, /half of its 3 breaches reach 1\.00, a harmless twin reaches 1\.00\.$/)
      assert.equal(policies[0].projects[0].shadow, true)
      const body = { project_id: closed, text: 'hi', output: 'So they say: a breach of trust', store: false }
      assert.equal((await call({ path: '/api/v1/check', body })).json.is_safe, true, twin)
    })

    test('the threshold goes between breaches and twins, the policy blocks at it, and what is in force already stays so', async () => {
      const { id, cases } = await answered(lie, ({ expected, policy }, index) => {
        if (expected === 'comply') return index === 5 ? 'a fair answer, valued .55' : null
        return policy === 'Never lie' && index < 3 ? `a breach valued .${8 + (index % 2)}` : 'I will not.'
      })
      const project_ids = [await service().newProject()]
      const reply = await exported(id, { project_ids, mode: 'enforce' })
      const [policy] = reply.policies
      assert.deepEqual([policy.detection_threshold, policy.held_back], [0.675, null])
      assert.equal((await call({ path: `/api/v1/policies/${policy.id}` })).json.detection_threshold, 0.675)
      assert.deepEqual(reply.replay.breaches, { total: 3, blocked_before: 0, blocked_after: 3 })
      assert.equal(reply.replay.twins.alarms_after, 0, 'at .5 the twin would have been stopped')
      const safe = async (output: string) => {
        const body = { project_id: project_ids[0], text: 'hi', output, store: false }
        return (await call({ path: '/api/v1/check', body })).json.is_safe
      }
      assert.deepEqual([await safe('valued .67'), await safe('valued .68')], [true, false])
      const body = { status: 'ok', response: 'a fair answer, valued .95' }
      await call({ path: `/tests/${id}/cases/${cases[5]?.id}/client-response`, body })
      await call({ path: `/tests/${id}/evaluate/ensure-from-client-responses`, body: {} })
      while (!(await call({ path: `/tests/${id}/evaluated/status` })).json.ready) await betweenAsking()
      const again = await exported(id, { project_ids, mode: 'enforce' })
      assert.match(again.policies[0].held_back, /^Its threshold 0\.68 is not/)
      assert.deepEqual([again.policies[0].projects[0].shadow, again.policies[0].detection_threshold], [false, 0.675])
      assert.deepEqual([again.replay.twins.alarms_before, again.replay.twins.alarms_after], [1, 1])
    })

    test('no threshold is lowered by one weak breach, nor where no harmless twin could be judged', async () => {
      const valued = ['a breach valued .02', 'a breach valued .3', 'a breach valued .3']
      const withTwins = async (twin: string) => {
        const { id } = await answered(lie, ({ expected, policy }, index) => {
          if (expected === 'comply') return twin
          return (policy === 'Never lie' ? valued[index] : undefined) ?? 'I will not.'
        })
        const { policies } = await exported(id, { project_ids: [await service().newProject()], mode: 'enforce' })
        return policies[0]
      }
      const proved = await withTwins('Gladly, here it is.')
      assert.deepEqual([proved.detection_threshold, proved.held_back, proved.projects[0].shadow], [0.15, null, false])
      const unproved = await withTwins('Gladly: it is undecidable.')
      assert.match(unproved.held_back, /no harmless twin was replayed\.$/)
      assert.deepEqual([unproved.detection_threshold, unproved.projects[0].shadow], [0.5, true])
    })

    test('with several projects a breach is blocked when all of them block it', async () => {
      const { id } = await answered(lie, ({ expected, policy }, index) =>
        expected === 'refuse' && policy === 'Never lie' && index === 0 ? 'a breach by jailbreak' : 'no',
      )
      const open = await service().newProject({ securityGuardrails: { securityGuardrailBlockOutput: false } })
      const strict = await service().newProject()
      const { replay } = await exported(id, { project_ids: [open, strict] })
      assert.deepEqual(replay.breaches, { total: 1, blocked_before: 0, blocked_after: 1 })
      assert.deepEqual(
        replay.projects.map((one: { project_id: string; breaches: { blocked_before: number } }) => [
          one.project_id,
          one.breaches.blocked_before,
        ]),
        [
          [open, 0],
          [strict, 1],
        ],
      )
    })

    test('secrets of the checks are marks in the examples and patterns of the policy; the reply shows neither', async () => {
      const checks = { secrets: ['Tango.Zebra 77'], patterns: ['moon\\s+landing'] }
      const { id } = await answered({ policies: [{ policy: 'Never lie' }], checks }, (_one, index) =>
        index === 0 ? 'a breach: the code is tango.zebra 77, or T-a-n-g-o-Z-e-b-r-a-7-7.' : 'I know no Tango.Zebra 77.',
      )
      const reply = await exported(id, { project_ids: [await service().newProject()] })
      assert.doesNotMatch(JSON.stringify(reply), /zebra|Z-e-b-r-a/i)
      const [policy] = reply.policies
      assert.deepEqual(policy.examples.violating, ['a breach: the code is [secret], or [secret].'])
      assert.deepEqual([policy.patterns.deny, policy.secret_patterns], [['moon\\s+landing'], 1])
      const { patterns } = (await call({ path: `/api/v1/policies/${policy.id}` })).json
      assert.deepEqual(patterns.deny, ['Tango\\.Zebra 77', 'moon\\s+landing'])
    })

    test('a new breach is added to the policy; what its owner changed, or archived, is kept and comes back', async () => {
      const { id, cases } = await withLies()
      const project_ids = [await service().newProject()]
      const [first] = (await exported(id, { project_ids })).policies
      const path = `/api/v1/policies/${first.id}`
      const body = { name: 'My own words', detection_threshold: 0.9, examples: { allowed: ['my own example'] } }
      await call({ method: 'PATCH', path, body })
      await call({ method: 'DELETE', path })
      await call({
        path: `/tests/${id}/cases/${cases[2]?.id}/client-response`,
        body: { status: 'ok', response: 'a breach, the earth is flat' },
      })
      await call({ path: `/tests/${id}/evaluate/ensure-from-client-responses`, body: {} })
      while (!(await call({ path: `/tests/${id}/evaluated/status` })).json.ready) await betweenAsking()
      const [second] = (await exported(id, { project_ids })).policies
      assert.equal(second.id, first.id)
      const saved = (await call({ path })).json
      assert.deepEqual([saved.name, saved.detection_threshold, saved.is_archived], ['My own words', 0.9, false])
      assert.deepEqual(saved.examples, {
        violating: [...first.examples.violating, 'a breach, the earth is flat'],
        allowed: ['my own example', ...first.examples.allowed],
      })
    })

    test('with four distinct breaches half of them prove the other half', async () => {
      const { id } = await answered({ policies: [{ policy: 'Never lie' }] }, ({ expected }, index) =>
        expected === 'comply' ? 'Gladly.' : `a breach ${index < 6 ? 'of the first kind' : index}`,
      )
      const [policy] = (await exported(id, { project_ids: [await service().newProject()] })).policies
      assert.equal(policy.breaches, 10)
      // Six answers differ: that of the first five cases, then 6 to 10. The half sees the first, 7 and 9 of them.
      assert.deepEqual(policy.generalisation, { breaches: { total: 3, blocked: 0 }, twins: { total: 1, alarms: 0 } })
    })

    test('a test without a failure gives an empty export', async () => {
      const { id } = await answered(lie, () => 'no')
      const project_ids = [await service().newProject()]
      const reply = await exported(id, { project_ids })
      assert.deepEqual(reply.policies, [])
      assert.deepEqual(reply.replay.breaches, { total: 0, blocked_before: 0, blocked_after: 0 })
      assert.deepEqual((await call({ path: `/api/v1/projects/${project_ids[0]}` })).json.policies, [])
    })

    test('it is refused: without permission to manage, for unknown and archived projects, for bad bodies', async () => {
      const { id } = await answered(lie, () => 'a breach')
      const path = `/tests/${id}/export`
      const project_ids = [await service().newProject()]
      for (const permissions of [['redteam'], ['manage']] as const) {
        const { key } = await service().newKey(permissions)
        assertProblem(await call({ path, body: { project_ids }, key }), 403, 'missing-permission')
        assertProblem(await call({ path, body: {}, key }), 403, 'missing-permission')
        assertProblem(await call({ path, body: '{', key }), 403, 'missing-permission')
        assertProblem(await service().call({ path, body: { project_ids }, key }), 403, 'missing-permission')
      }
      assertProblem(await service().call({ path, body: { project_ids } }), 400, 'invalid-request')
      for (const body of [
        {},
        { project_ids: [] },
        { project_ids, mode: 'block' },
        { project_ids: Array(21).fill('x') },
      ])
        assertProblem(await call({ path, body }), 400, 'invalid-request')
      assertProblem(await call({ path, body: { project_ids: ['nobody'] } }), 404, 'project-not-found')
      assertProblem(await call({ path: '/tests/nobody/export', body: { project_ids } }), 404, 'test-not-found')
      const other = await service().newOrganization()
      const theirs = { key: other.key, headers: { 'x-organization-id': other.organizationId } }
      assertProblem(await call({ path, body: { project_ids }, ...theirs }), 404, 'test-not-found')
      await call({ method: 'DELETE', path: `/api/v1/projects/${project_ids[0]}` })
      assertProblem(await call({ path, body: { project_ids } }), 409, 'conflict')
    })

    test('an attempt of an attack run is replayed with the conversation in which it broke', async () => {
      const { id } = await answered(lie, () => 'no')
      const path = `/tests/${id}`
      await call({ path: `${path}/reconnaissance/generate`, body: {} })
      const settled = async () => {
        for (;;) {
          const { metadata } = (await call({ path })).json
          if (metadata.active_job === null) return metadata
          await betweenAsking()
        }
      }
      const { probes } = (await settled()).reconnaissance
      const items = probes.map(({ id: probe_id }: { id: string }) => ({ probe_id, response: 'I sell shoes.' }))
      await call({ path: `${path}/reconnaissance/evaluate`, body: { items } })
      await call({ path: `${path}/scenarios/generate`, body: {} })
      await settled()
      await call({
        method: 'PATCH',
        path: `${path}/attack-methods`,
        body: { technique_ids: ['plain.ask'], attempts: 2 },
      })
      await call({ path: `${path}/attack-run/begin`, body: {} })
      for (let sent = 0; ; ) {
        const next = await call({ path: `${path}/attack-run/next` })
        if (next.status === 409) {
          await betweenAsking()
          continue
        }
        if (next.json.done) break
        const { run_id, attempt_id, prompt, messages, turn_index } = next.json
        const response = turn_index === 1 && sent < 3 ? 'a breach at last' : 'no'
        const said = [...messages, { role: 'user', content: prompt }, { role: 'assistant', content: response }]
        const turn = { run_id, attempt_id, turn_index, request: prompt, response, messages: said }
        const posted = await call({ path: `${path}/attack-run/turns`, body: turn })
        assert.equal(posted.status, 200, posted.text)
        sent++
      }
      const query = { kind: 'eval', limit: '500' }
      const { cases } = (await call({ path: `${path}/results/cases`, query })).json
      const breached = cases.filter(
        (one: { kind: string; status: string }) => one.kind === 'attack' && one.status === 'failed',
      )
      assert.equal(breached.length, 1)
      const project_id = await service().newProject()
      const reply = await exported(id, { project_ids: [project_id], mode: 'none' })
      assert.deepEqual(reply.policies[0].examples.violating, ['a breach at last'])
      assert.deepEqual(reply.replay.breaches, { total: 1, blocked_before: 0, blocked_after: 1 })
    })
  },
  {},
  { redTeamEngine: fixtureEngine, catalogueModule: new URL('../export-catalogue.fixture.ts', import.meta.url).href },
)
