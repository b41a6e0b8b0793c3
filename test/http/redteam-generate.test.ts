import assert from 'node:assert/strict'
import { test } from 'node:test'
import { secureRandomBytes, sha256, systemClock, systemIds } from '../../server/process-ports.ts'
import { grantCredits } from '../../server/services/account/grant-credits.ts'
import { redTeamCalls } from '../red-team-calls.ts'
import { fixtureEngine } from '../red-team-engine.fixture.ts'
import { assertProblem, eachService } from '../service.ts'

/** Detectors that need no models. */
const calm = new URL('../calm-catalogue.fixture.ts', import.meta.url).href

eachService(
  (service) => {
    const { call, newTest, settled } = redTeamCalls(service)

    const casesOf = async (id: string) => {
      const rows = await service().raw(
        `SELECT file_id, place, id, expected FROM dataset_cases WHERE test_id = '${id}' ORDER BY place`,
      )
      return rows.map(({ file_id, place, id: caseId, expected }) => ({
        fileId: String(file_id),
        place: Number(place),
        id: String(caseId),
        expected: String(expected),
      }))
    }

    const ledgerOf = async (id: string) => {
      const rows = await service().raw(`SELECT kind, amount FROM credit_entries WHERE test_id = '${id}' ORDER BY id`)
      return rows.map(({ kind, amount }) => [kind, amount])
    }

    test('200: the formula holds, twins stand beside it, and each case but the twins costs a credit', async () => {
      const { id } = await newTest()
      const body = {
        business_context: 'a bank',
        use_case: 'support',
        certifications: ['GDPR', 'HIPAA', 'GDPR'],
        policies: [{ policy: 'Never insult' }],
        max_policies: 4,
        max_prompts_per_policy: 3,
        test_name: 'Renamed',
      }
      const begun = await call({ path: `/api/v1/tests/${id}/generate`, body })
      assert.equal(begun.status, 200, begun.text)
      const credits = (2 * 4 + 1) * 3 * 5
      assert.deepEqual(
        [begun.json.status, begun.json.case_count, begun.json.credits_charged],
        ['pending', credits + 27, credits],
      )
      const { json: early } = await call({ path: `/tests/${id}` })
      assert.ok(['running', 'completed'].includes(early.status))
      const found = await settled(id)
      assert.deepEqual([found.status, found.name, found.generated_df_id], ['completed', 'Renamed', begun.json.file_id])
      assert.ok(found.started_at <= found.completed_at)
      assert.deepEqual(found.metadata.generation, {
        status: 'completed',
        file_id: begun.json.file_id,
        case_count: credits + 27,
        error: null,
      })
      assert.deepEqual((await call({ path: `/tests/${id}/generated/status` })).json, {
        test_id: id,
        status: 'completed',
        ready: true,
        progress: 1,
        error: null,
      })
      const cases = await casesOf(id)
      assert.deepEqual(
        cases.map(({ place }) => place),
        Array.from({ length: credits + 27 }, (_, place) => place),
      )
      assert.equal(new Set(cases.map((one) => one.id)).size, credits + 27)
      assert.equal(cases.filter(({ expected }) => expected === 'comply').length, 27)
      assert.deepEqual(await ledgerOf(id), [['dataset', -credits]])
    })

    test('200: asked again while it runs it is the same; asked again later it is another, which replaces the first', async () => {
      const { id } = await newTest({ policies: ['Never insult'], max_prompts_per_policy: 20 })
      const generate = () => call({ path: `/tests/${id}/generate`, body: { benign_twins: false } })
      const both = await Promise.all([generate(), generate(), generate()])
      const [first] = both
      assert.ok(first)
      const files = new Set(both.map(({ json }) => json.file_id))
      // They may come one after the other; then each is charged.
      assert.equal((await ledgerOf(id)).length, files.size)
      await settled(id)
      const later = await generate()
      assert.ok(!files.has(later.json.file_id))
      assert.equal(later.json.credits_charged, 100)
      await settled(id)
      const cases = await casesOf(id)
      assert.deepEqual([...new Set(cases.map(({ fileId }) => fileId))], [later.json.file_id])
      assert.equal(cases.length, 100)
    })

    test('200: the same seed and settings give the same cases', async () => {
      const ids = await Promise.all(
        [0, 1].map(async () => {
          const { id } = await newTest({ seed: 'apple', policies: ['Never insult'] })
          await call({ method: 'POST', path: `/tests/${id}/generate` })
          await settled(id)
          return id
        }),
      )
      const [one, other] = await Promise.all(ids.map(casesOf))
      assert.equal(one?.length, 12)
      assert.deepEqual(
        one?.map(({ id }) => id),
        other?.map(({ id }) => id),
      )
    })

    test('200: a repeated request with the same idempotency key generates and charges once', async () => {
      const { id } = await newTest({ policies: ['Never insult'] })
      const request = { path: `/tests/${id}/generate`, body: {}, headers: { 'idempotency-key': `generate-${id}` } }
      const first = await call(request)
      await settled(id)
      const again = await call(request)
      assert.deepEqual([again.json, again.headers.get('idempotent-replayed')], [first.json, 'true'])
      assert.equal((await ledgerOf(id)).length, 1)
    })

    test('a generation that fails says why, fails the test, and gives back what it cost', async () => {
      const { id } = await newTest({ policies: ['Never insult'], use_case: 'breaks' })
      const begun = await call({ path: `/tests/${id}/generate`, body: {} })
      assert.equal(begun.json.credits_charged, 10)
      const failed = await settled(id)
      assert.deepEqual([failed.status, failed.metadata.generation.status], ['failed', 'failed'])
      assert.equal(failed.metadata.generation.error, 'The service failed while it wrote the cases.')
      const status = (await call({ path: `/tests/${id}/generated/status` })).json
      assert.deepEqual([status.status, status.ready, status.error], ['failed', false, failed.metadata.generation.error])
      assert.deepEqual(await ledgerOf(id), [
        ['dataset', -10],
        ['refund', 10],
      ])
      const { json: credits } = await service().call({ path: '/api/v1/credits' })
      assert.equal(credits.balance, null, 'what is given back makes no balance')
      const mended = await call({ path: `/tests/${id}/generate`, body: { use_case: 'works' } })
      assert.notEqual(mended.json.file_id, begun.json.file_id)
      assert.equal((await settled(id)).status, 'completed')
      assert.equal((await casesOf(id)).length, 12)
    })

    test('400: settings that give no dataset, and wrong ones, are named; nothing is begun', async () => {
      const { id } = await newTest()
      for (const [body, path] of [
        [{}, 'policies'],
        [{ certifications: ['GDPR', 'nonsense'] }, 'certifications[1]'],
        [{ policies: 'Never insult' }, 'policies'],
        [{ policies: [7] }, 'policies[0]'],
        [{ max_policies: 0 }, 'max_policies'],
        [{ business_context: 7 }, 'business_context'],
        [{ use_case: 'half \udc00' }, 'use_case'],
        [{ test_name: 'a\u0000' }, 'test_name'],
        [{ metadata: { modes: { text: 1 } } }, 'metadata.modes.text'],
      ] as const) {
        const answer = await call({ path: `/tests/${id}/generate`, body })
        const { errors } = assertProblem(answer, 400, 'invalid-request')
        assert.ok(
          errors.some((error: { path: string }) => error.path === path),
          `${path}: ${answer.text}`,
        )
      }
      const { json } = await call({ path: `/tests/${id}` })
      assert.deepEqual([json.status, json.metadata.generation.status], ['created', 'not_started'])
      const status = (await call({ path: `/tests/${id}/generated/status` })).json
      assert.deepEqual([status.status, status.ready, status.progress], ['pending', false, 0])
      for (const path of ['/tests/nonsense/generate', '/tests/019a0000-0000-7000-8000-000000000000/generate']) {
        assertProblem(await call({ path, body: {} }), 404, 'test-not-found')
      }
      assertProblem(await call({ path: '/tests/nonsense/generated/status' }), 404, 'test-not-found')
    })

    test('402: what the balance does not cover is neither charged nor begun, however many ask at once', async () => {
      const other = await service().newOrganization()
      const headers = { 'x-organization-id': other.organizationId }
      const ask = (path: string, body?: object) =>
        service().call({ path, key: other.key, headers, ...(body && { body }) })
      const project = {
        name: 'P',
        description: '',
        organizationId: other.organizationId,
        securityGuardrails: {},
      }
      const { json } = await service().call({ path: '/project', key: other.key, body: project })
      const tests = await Promise.all(
        [0, 1, 2].map(async () => (await ask('/tests/', { project_id: json.projectId })).json.id as string),
      )
      const scope = {
        store: service().app.store,
        clock: systemClock,
        ids: systemIds,
        sha256,
        randomBytes: secureRandomBytes,
      }
      await grantCredits(scope, { organizationId: other.organizationId, amount: 15, actor: 'test' })
      const answers = await Promise.all(tests.map((id) => ask(`/tests/${id}/generate`, { policies: ['Never insult'] })))
      const refused = answers.filter(({ status }) => status === 402)
      assert.deepEqual([refused.length, answers.filter(({ status }) => status === 200).length], [2, 1])
      for (const answer of refused) {
        assert.match(assertProblem(answer, 402, 'insufficient-credits').detail, /charge 10 credits; the balance is 5/)
      }
      const { json: credits } = await service().call({ path: '/api/v1/credits', key: other.key })
      assert.deepEqual([credits.balance, credits.charged_total], [5, 10])
      const stages = await Promise.all(tests.map(async (id) => (await ask(`/tests/${id}`)).json.metadata.generation))
      assert.equal(stages.filter(({ status }) => status === 'not_started').length, 2)
    })
  },
  {},
  { redTeamEngine: fixtureEngine, catalogueModule: calm },
)
