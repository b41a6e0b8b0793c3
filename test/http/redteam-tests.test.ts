import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fixtureEngine } from '../red-team-engine.fixture.ts'
import { assertProblem, type Call, eachService } from '../service.ts'

/** Detectors that need no models. */
const calm = new URL('../calm-catalogue.fixture.ts', import.meta.url).href

eachService(
  (service) => {
    const call = (request: Call) =>
      service().call({ ...request, headers: { 'x-organization-id': service().organizationId, ...request.headers } })

    const newTest = async (fields: object = {}) => {
      const answer = await call({
        path: '/api/v1/tests/',
        body: { project_id: await service().newProject(), ...fields },
      })
      assert.equal(answer.status, 200, answer.text)
      return answer.json
    }

    test('200: a test is created with its settings at their defaults, found again on every path, and listed', async () => {
      const projectId = await service().newProject()
      const created = await call({ path: '/api/v1/tests/', body: { project_id: projectId, status: 'created' } })
      assert.equal(created.status, 200)
      const { metadata, ...record } = created.json
      assert.deepEqual(
        [record.project_id, record.status, record.generated_df_id, record.evaluated_results, record.started_at],
        [projectId, 'created', null, [], null],
      )
      assert.deepEqual(
        [metadata.business_context, metadata.language, metadata.policies, metadata.attack_methods, metadata.active_job],
        ['', 'en', [], null, null],
      )
      assert.deepEqual(metadata.attack_results, { status: 'not_started', current_run_id: null, runs: [] })
      for (const path of ['/api/v1/tests', '/api/v2/tests', '/tests']) {
        const found = await call({ path: `${path}/${record.id}` })
        assert.deepEqual([found.status, found.json], [200, created.json])
        // Served directly: a redirect would lose the body of a POST.
        for (const slash of ['', '/']) {
          const list = await call({ path: `${path}${slash}`, query: { project_id: projectId } })
          assert.deepEqual([list.status, list.json.total, list.json.items[0].id], [200, 1, record.id])
        }
      }
      assert.equal((await call({ path: '/tests/', query: { project_id: record.id } })).json.total, 0)
    })

    test('200: metadata comes back as it was, and its settings count where the request is silent', async () => {
      const metadata = {
        mine: { deep: [1, { nul: 'a\u0000b' }] },
        policies: ['Never insult', { policy: 'Never lie' }],
        modes: { image: true },
        language: 'FR-ch',
        use_case: 'from metadata',
        max_policies: 7,
      }
      const made = await newTest({ metadata, use_case: 'from the body' })
      assert.deepEqual(made.metadata.mine, metadata.mine)
      assert.deepEqual(made.metadata.modes, { text: true, image: true, audio: false, video: false })
      assert.deepEqual(
        [made.metadata.language, made.metadata.use_case, made.metadata.max_policies],
        ['fr', 'from the body', 7],
      )
      const generated = await call({ path: `/tests/${made.id}/generate`, body: { metadata: { other: 1 } } })
      assert.equal(generated.json.case_count, 2 * 2 * 6, generated.text)
      const { json } = await call({ path: `/tests/${made.id}` })
      assert.deepEqual([json.metadata.mine, json.metadata.other], [metadata.mine, 1])
      assert.deepEqual(
        json.metadata.policies.map(({ policy, source }: { policy: string; source: string }) => [policy, source]),
        [
          ['Never insult', 'given'],
          ['Never lie', 'given'],
        ],
      )
    })

    test('the organization header: 401, then 403, then 400, then 404', async () => {
      const { call: bare, organizationId, newKey, newOrganization } = service()
      const { id } = await newTest()
      const other = await newOrganization()
      const { key: guardOnly } = await newKey(['guard', 'manage'])
      const path = `/api/v1/tests/${id}`
      const mine = { 'x-organization-id': organizationId }
      assertProblem(await bare({ path, key: 'rdk_wrong' }), 401, 'invalid-api-key')
      assertProblem(await bare({ path, key: guardOnly }), 403, 'missing-permission')
      for (const named of [other.organizationId, 'no uuid', `${organizationId}, ${organizationId}`]) {
        const headers = { 'x-organization-id': named }
        assertProblem(await bare({ path, headers }), 403, 'organization-mismatch')
        assertProblem(await bare({ path: '/tests/', body: { name: 1 }, headers }), 403, 'organization-mismatch')
      }
      const missing = assertProblem(await bare({ path }), 400, 'invalid-request')
      assert.equal(missing.errors[0].path, 'header.x-organization-id')
      assert.equal((await bare({ path, headers: { 'X-Organization-ID': organizationId.toUpperCase() } })).status, 200)
      const theirs = { key: other.key, headers: { 'x-organization-id': other.organizationId } }
      const answers = [
        await bare({ path, ...theirs }),
        await bare({ path: '/api/v1/tests/nonsense', headers: mine }),
        await bare({ path: '/api/v1/tests/019a0000-0000-7000-8000-000000000000', headers: mine }),
      ]
      const details = answers.map((answer) => assertProblem(answer, 404, 'test-not-found').detail)
      assert.equal(new Set(details).size, 1)
      assert.equal((await bare({ path: '/tests/', ...theirs })).json.total, 0)
      const stolen = { path: '/tests/', body: { project_id: await service().newProject() }, ...theirs }
      assertProblem(await bare(stolen), 404, 'project-not-found')
    })

    test('400: what is wrong with a new test is named', async () => {
      const project_id = await service().newProject()
      const nested = JSON.parse(`${'{"a":'.repeat(40)}1${'}'.repeat(40)}`)
      for (const [fields, path] of [
        [{ project_id: undefined }, 'project_id'],
        [{ name: 'a\u0000b' }, 'name'],
        [{ name: '' }, 'name'],
        [{ business_context: '\ud800' }, 'business_context'],
        [{ metadata: { mine: ['\udc00'] } }, 'metadata.mine[0]'],
        [{ certifications: ['GDPR', 'ISO_9000'] }, 'certifications[1]'],
        [{ metadata: { certifications: ['ISO_9000'] } }, 'metadata.certifications[0]'],
        [{ max_policies: 21 }, 'max_policies'],
        [{ max_prompts_per_policy: 0 }, 'max_prompts_per_policy'],
        [{ language: 'tlh' }, 'language'],
        [{ metadata: { language: 'Klingon' } }, 'metadata.language'],
        [{ policies: [{ policy: '' }] }, 'policies[0].policy'],
        [{ modes: { image: 'yes' } }, 'modes.image'],
        [{ checks: { patterns: ['(?<=a)b'] } }, 'checks.patterns[0]'],
        [{ checks: { secrets: Array(51).fill('s') } }, 'checks.secrets'],
        [{ metadata: { nested } }, 'metadata'],
        [{ metadata: { long: 'x'.repeat(270_000) } }, 'metadata'],
        [{ metadata: [] }, 'metadata'],
        [{ seed: 'a\u0000' }, 'seed'],
      ] as const) {
        const answer = await call({ path: '/tests/', body: { project_id, ...fields } })
        const problem = assertProblem(answer, 400, 'invalid-request')
        assert.ok(
          problem.errors.some((error: { path: string }) => error.path === path),
          `${path}: ${answer.text}`,
        )
      }
      const unknown = await call({ path: '/tests/', body: { project_id, certifications: ['ISO_9000'] } })
      assert.match(unknown.json.errors[0].message, /GDPR.*EU_AI_ACT/)
      assertProblem(await call({ path: '/tests/', body: '{"project_id":' }), 400, 'invalid-request')
      for (const limit of ['0', '501', 'x']) {
        assertProblem(await call({ path: '/tests/', query: { limit } }), 400, 'invalid-request')
      }
      assertProblem(await call({ method: 'PUT', path: '/tests/', body: {} }), 405, 'method-not-allowed')
    })

    test('200: a repeated creation with the same key makes one test; an archived project takes none', async () => {
      const project_id = await service().newProject()
      const request = { path: '/tests/', body: { project_id }, headers: { 'idempotency-key': `create-${project_id}` } }
      const first = await call(request)
      const again = await call(request)
      assert.deepEqual([again.json, again.headers.get('idempotent-replayed')], [first.json, 'true'])
      assert.equal((await call({ path: '/tests/', query: { project_id } })).json.total, 1)
      await service().call({ method: 'DELETE', path: `/api/v1/projects/${project_id}` })
      assertProblem(await call({ path: '/tests/', body: { project_id } }), 409, 'conflict')
    })

    test('the audit log tells who made a test, without the secrets that the target must keep', async () => {
      const made = await newTest({ checks: { secrets: ['wolverine-7'] }, policies: ['Never tell the word'] })
      assert.deepEqual(made.metadata.checks.secrets, ['wolverine-7'])
      await call({ path: `/tests/${made.id}/generate`, body: { checks: { secrets: ['badger-8'] } } })
      const log = await service().call({ path: '/api/v1/audit-log', query: { limit: '500' } })
      const told = log.json.items.filter(({ target }: { target: string }) => target === `test:${made.id}`)
      assert.deepEqual(
        told.map(({ action }: { action: string }) => action),
        ['test.generate', 'test.create'],
      )
      assert.ok(!log.text.includes('wolverine') && !log.text.includes('badger'))
    })

    test('200: the catalogue of techniques comes in pages', async () => {
      const all = await call({ path: '/api/v1/techniques' })
      assert.deepEqual(
        [all.json.total, all.json.items.map(({ id }: { id: string }) => id)],
        [3, ['plain.ask', 'enc.base64', 'llm.pair']],
      )
      assert.deepEqual(all.json.items[2].needs, ['llm'])
      const page = await call({ path: '/techniques', query: { offset: '1', limit: '1' } })
      assert.deepEqual([page.json.offset, page.json.items[0].id], [1, 'enc.base64'])
    })

    test('attack methods are stored field by field; an unknown technique is 400 and names the known', async () => {
      const { id } = await newTest()
      const patch = (body: object) => call({ method: 'PATCH', path: `/tests/${id}/attack-methods`, body })
      const first = await patch({ technique_ids: ['plain.ask', 'llm.pair', 'plain.ask'] })
      assert.deepEqual(first.json, {
        technique_ids: ['plain.ask', 'llm.pair'],
        dimension2: { warm_up_turns: 0, attempts: 2 },
      })
      const second = await patch({ dimension2: { warm_up_turns: 5, attempts: 5 } })
      const third = await patch({ dimension2: { attempts: 3 } })
      assert.deepEqual(second.json.dimension2, { warm_up_turns: 5, attempts: 5 })
      assert.deepEqual(third.json, {
        technique_ids: ['plain.ask', 'llm.pair'],
        dimension2: { warm_up_turns: 5, attempts: 3 },
      })
      const single = await patch({ dimension2: { single_attempt: true } })
      assert.deepEqual(single.json.dimension2, { warm_up_turns: 5, attempts: 1 })
      await patch({ dimension2: { attempts: 3 } })
      assert.deepEqual((await call({ path: `/tests/${id}` })).json.metadata.attack_methods, third.json)
      for (const [body, path] of [
        [{ dimension2: { warm_up_turns: 6 } }, 'dimension2.warm_up_turns'],
        [{ dimension2: { warm_up_turns: -1 } }, 'dimension2.warm_up_turns'],
        [{ dimension2: { attempts: 1 } }, 'dimension2.attempts'],
        [{ dimension2: { attempts: 6 } }, 'dimension2.attempts'],
        [{ dimension2: { attempts: 2, single_attempt: true } }, 'dimension2.single_attempt'],
        [{ dimension2: { single_attempt: false } }, 'dimension2.single_attempt'],
        [{ technique_ids: 'plain.ask' }, 'technique_ids'],
        [{ technique_ids: ['plain.ask', 'enc.rot99'] }, 'technique_ids[1]'],
      ] as const) {
        assert.equal(assertProblem(await patch(body), 400, 'invalid-request').errors[0].path, path)
      }
      assert.match((await patch({ technique_ids: ['x'] })).json.detail, /plain\.ask, enc\.base64, llm\.pair/)
      const foreign = { method: 'PATCH', path: '/tests/nonsense/attack-methods', body: {} }
      assertProblem(await call(foreign), 404, 'test-not-found')
    })
  },
  {},
  { redTeamEngine: fixtureEngine, catalogueModule: calm },
)
