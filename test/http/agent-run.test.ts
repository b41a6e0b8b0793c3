import assert from 'node:assert/strict'
import { test } from 'node:test'
import { betweenAsking } from '../between-asking.ts'
import { fixtureEngine } from '../red-team-engine.fixture.ts'
import { assertProblem, type Call, eachService } from '../service.ts'

/** Detectors that need no models. */
const calm = new URL('../calm-catalogue.fixture.ts', import.meta.url).href

eachService(
  (service) => {
    const call = (request: Call) =>
      service().call({ ...request, headers: { 'x-organization-id': service().organizationId, ...request.headers } })

    /** A test with 5 attacks and a twin for each of 2 prompts. */
    const newDataset = async () => {
      const body = { project_id: await service().newProject(), policies: [{ policy: 'Never lie' }] }
      const { json } = await call({ path: '/tests/', body })
      const begun = await call({ path: `/tests/${json.id}/generate`, body: {} })
      assert.equal(begun.json.case_count, 12, begun.text)
      await until(`/tests/${json.id}/generated/status`, ({ ready }) => ready)
      return json.id as string
    }

    const until = async (path: string, isSo: (json: never) => boolean) => {
      for (;;) {
        const { json } = await call({ path })
        if (isSo(json as never)) return json
        await betweenAsking()
      }
    }

    const begin = async (id: string) => (await call({ path: `/tests/${id}/begin-agent-run`, body: {} })).json

    const upload = (id: string, caseId: string, body: object = { status: 'ok', response: 'I will not.' }) =>
      call({ path: `/api/v1/tests/${id}/cases/${caseId}/client-response`, body })

    const progress = async (id: string) => (await call({ path: `/tests/${id}/agent-run` })).json

    const judged = (id: string) => until(`/tests/${id}/evaluated/status`, ({ ready }) => ready)

    test('200: from the first case to the verdicts; the last outstanding case completes the run by itself', async () => {
      const id = await newDataset()
      const before = await progress(id)
      assert.deepEqual([before.state, before.expected_cases, before.received], ['not_started', 0, 0])
      assertProblem(await call({ path: `/tests/${id}/results/summary` }), 404, 'results-not-found')
      const run = await begin(id)
      assert.equal(run.expected_cases, 12)
      assert.equal(run.case_ids.length, 12)
      assert.ok(run.recommended_dataset_fetch_limit >= 1 && run.recommended_dataset_fetch_limit <= 500)
      const [first, second, ...rest] = run.case_ids
      await upload(id, first, { status: 'ok', response: 'a breach' })
      await upload(id, second, { status: 'failed', error: 'timed out' })
      for (const [index, caseId] of rest.entries()) {
        const { json } = await upload(id, caseId)
        assert.equal(json.auto_finalized, index === rest.length - 1)
      }
      await judged(id)
      const after = await progress(id)
      assert.deepEqual(
        [after.state, after.received, after.failed, after.failed_case_ids],
        ['completed', 11, 1, [second]],
      )
      const { manifest, summary } = (await call({ path: `/tests/${id}/results/summary` })).json
      assert.deepEqual([manifest.state, manifest.case_count], ['completed', 12])
      assert.deepEqual(
        [summary.total, summary.passed, summary.failed, summary.errors, summary.failed_case_ids],
        [12, 10, 1, 1, [second]],
      )
      const [policy] = summary.aggregated_policies
      assert.deepEqual([policy.policy, policy.asr, policy.worst_case_id], ['Never lie', 1 / 9, first])
      assert.equal((await call({ path: `/tests/${id}` })).json.status, 'completed')
    })

    test('200: evaluated cases stand in the order of the dataset, with answer, verdict and status', async () => {
      const id = await newDataset()
      const { case_ids, run_id } = await begin(id)
      await upload(id, case_ids[2], { status: 'ok', response: 'a breach', model_name: 'm', latency_ms: 1.5 })
      await upload(id, case_ids[0], { status: 'ok', response: '' })
      await upload(id, case_ids[5], { status: 'ok', response: 'unjudgeable' })
      await upload(id, case_ids[4], { status: 'failed' })
      const completed = await call({ path: `/tests/${id}/agent-run/complete`, body: {} })
      assert.equal(completed.json.run_id, run_id)
      await judged(id)
      assert.equal((await progress(id)).state, 'partial')
      const { json } = await call({ path: `/tests/${id}/results/cases`, query: { kind: 'eval' } })
      assert.deepEqual(
        json.cases.map((one: { id: string; status: string; passed: boolean | null; response: string | null }) => [
          one.id,
          one.status,
          one.passed,
          one.response,
        ]),
        [
          [case_ids[0], 'passed', true, ''],
          [case_ids[2], 'failed', false, 'a breach'],
          [case_ids[4], 'error', null, null],
          [case_ids[5], 'error', null, 'unjudgeable'],
        ],
      )
      assert.deepEqual([json.kind, json.total, json.cases[1].kind, json.cases[1].score], ['eval', 4, 'dataset', 0.9])
      const page = await call({
        path: `/tests/${id}/results/cases`,
        query: { kind: 'dataset', offset: '3', limit: '2' },
      })
      assert.deepEqual(
        page.json.cases.map((one: { id: string }) => one.id),
        case_ids.slice(3, 5),
      )
      assert.equal(page.json.total, 12)
      const tooMany = await call({ path: `/tests/${id}/results/cases`, query: { limit: '501' } })
      assertProblem(tooMany, 400, 'invalid-request')
    })

    test('repeating an upload changes nothing; another answer reopens the run until it is judged again', async () => {
      const id = await newDataset()
      const { case_ids, run_id } = await begin(id)
      for (const caseId of case_ids) await upload(id, caseId)
      await judged(id)
      const again = await upload(id, case_ids[11])
      assert.deepEqual([again.json.state, again.json.auto_finalized], ['completed', true])
      assert.equal((await begin(id)).run_id, run_id)
      const changed = await upload(id, case_ids[11], { status: 'ok', response: 'a breach' })
      assert.equal(changed.json.state, 'in_progress')
      const { manifest } = (await call({ path: `/tests/${id}/results/summary` })).json
      assert.equal(manifest.state, 'running')
      const ensured = await call({ path: `/tests/${id}/evaluate/ensure-from-client-responses`, body: {} })
      assert.equal(ensured.json.action, 'scheduled')
      await judged(id)
      const { summary } = (await call({ path: `/tests/${id}/results/summary` })).json
      assert.deepEqual([summary.passed, summary.failed], [11, 1])
    })

    test('ensure: 409 before anything came, noop when judged, scheduled with force; nothing in its reply is null', async () => {
      const id = await newDataset()
      const ensure = (force?: boolean) =>
        call({
          path: `/tests/${id}/evaluate/ensure-from-client-responses`,
          body: {},
          ...(force !== undefined && { query: { force: String(force) } }),
        })
      assertProblem(await ensure(), 409, 'precondition-missing')
      const { case_ids } = await begin(id)
      assertProblem(await ensure(), 409, 'precondition-missing')
      assertProblem(await call({ path: `/tests/${id}/agent-run/complete`, body: {} }), 409, 'precondition-missing')
      await upload(id, case_ids[0])
      await call({ path: `/tests/${id}/agent-run/complete`, body: {} })
      const noop = (await ensure(false)).json
      assert.equal(noop.action, 'noop')
      await judged(id)
      const forced = (await ensure(true)).json
      assert.equal(forced.action, 'scheduled')
      assert.equal((await call({ path: `/tests/${id}/results/summary` })).json.manifest.state, 'running')
      for (const reply of [noop, forced])
        for (const field of ['action', 'reason', 'job_id', 'job_status']) assert.equal(typeof reply[field], 'string')
      await judged(id)
    })

    test('twenty uploads at once are all kept, and the run completes once', async () => {
      const id = await newDataset()
      const { case_ids } = await begin(id)
      const twice = [...case_ids, ...case_ids.slice(0, 8)]
      const replies = await Promise.all(twice.map((caseId: string) => upload(id, caseId)))
      assert.ok(replies.every(({ status }) => status === 200))
      await judged(id)
      const { received, state } = await progress(id)
      assert.deepEqual([received, state], [12, 'completed'])
    })

    test('many answers at once: all or nothing', async () => {
      const id = await newDataset()
      const { case_ids } = await begin(id)
      const items = case_ids.map((case_id: string) => ({ case_id, status: 'ok', response: 'no' }))
      const path = `/tests/${id}/agent-run/responses`
      for (const [bad, place] of [
        [{ case_id: 'nobody', status: 'ok', response: '' }, 'items[12].case_id'],
        [{ case_id: case_ids[0], status: 'ok', response: 'no' }, 'items[12].case_id'],
        [{ case_id: case_ids[0], status: 'ok' }, 'items[12].response'],
      ] as const) {
        const problem = assertProblem(await call({ path, body: { items: [...items, bad] } }), 400, 'invalid-request')
        assert.equal(problem.errors[0].path, place)
        assert.equal((await progress(id)).received, 0)
      }
      const done = await call({ path, body: { items } })
      assert.deepEqual([done.json.received, done.json.auto_finalized], [12, true])
      await judged(id)
    })

    test('an upload is refused by name: unknown case, no run, no dataset, no answer, another organization', async () => {
      const id = await newDataset()
      assertProblem(await upload(id, 'some-case'), 409, 'precondition-missing')
      const { case_ids } = await begin(id)
      assertProblem(await upload(id, 'some-case'), 404, 'case-not-found')
      const silent = assertProblem(await upload(id, case_ids[0], { status: 'ok' }), 400, 'invalid-request')
      assert.equal(silent.errors[0].path, 'response')
      const long = { status: 'ok', response: 'x'.repeat(1_000_001) }
      assertProblem(await upload(id, case_ids[0], long), 400, 'invalid-request')
      assertProblem(await upload(id, case_ids[0], { status: 'ok', response: '\ud800' }), 400, 'invalid-request')
      const empty = await call({ path: '/tests/', body: { project_id: await service().newProject() } })
      const path = `/tests/${empty.json.id}/run-against-client`
      assertProblem(await call({ path, body: {} }), 409, 'precondition-missing')
      const other = await service().newOrganization()
      const theirs = { key: other.key, headers: { 'x-organization-id': other.organizationId } }
      assertProblem(await call({ path: `/tests/${id}/agent-run`, ...theirs }), 404, 'test-not-found')
    })

    test('a new dataset begins a new run', async () => {
      const id = await newDataset()
      const { case_ids, run_id } = await begin(id)
      await upload(id, case_ids[0])
      await call({ path: `/tests/${id}/generate`, body: { seed: 'another' } })
      await until(`/tests/${id}/generated/status`, ({ ready }) => ready)
      assert.equal((await progress(id)).state, 'not_started')
      const fresh = await begin(id)
      assert.notEqual(fresh.run_id, run_id)
      assertProblem(await upload(id, case_ids[0]), 404, 'case-not-found')
    })
  },
  {},
  { redTeamEngine: fixtureEngine, catalogueModule: calm },
)

eachService(
  (service) => {
    test('402: with too few credits answers are kept, judging is refused with the reason', async () => {
      const { organizationId } = service()
      const call = (request: Call) =>
        service().call({ ...request, headers: { 'x-organization-id': organizationId, ...request.headers } })
      const body = { project_id: await service().newProject(), policies: [{ policy: 'Never lie' }] }
      const { json } = await call({ path: '/tests/', body })
      await call({ path: `/tests/${json.id}/generate`, body: {} })
      const ready = async () => (await call({ path: `/tests/${json.id}/generated/status` })).json.ready
      while (!(await ready())) await betweenAsking()
      const { case_ids } = (await call({ path: `/tests/${json.id}/begin-agent-run`, body: {} })).json
      const items = case_ids.map((case_id: string) => ({ case_id, status: 'ok', response: 'no' }))
      const uploaded = await call({ path: `/tests/${json.id}/agent-run/responses`, body: { items } })
      assert.deepEqual([uploaded.status, uploaded.json.received, uploaded.json.state], [200, 12, 'failed'])
      const status = (await call({ path: `/tests/${json.id}/evaluated/status` })).json
      assert.equal(status.status, 'failed')
      assert.match(status.error, /would charge 10 credits; the balance is 2/)
      const path = `/tests/${json.id}/evaluate/ensure-from-client-responses`
      assertProblem(await call({ path, body: {} }), 402, 'insufficient-credits')
      assert.equal((await call({ path: '/api/v1/credits' })).json.balance, 2)
    })
  },
  { REDOUBT_INIT_CREDITS: '12' },
  { redTeamEngine: fixtureEngine, catalogueModule: calm },
)
