import assert from 'node:assert/strict'
import { test } from 'node:test'
import { eachService } from '../service.ts'
import { copyJudgedWithoutDetector } from './policy-without-detector.ts'

const path = '/public/guard/v1/input_guardrails'
const monitoring = '/public/guard/v1/monitoring/messages'

eachService(
  (service) => {
    const policyIds = async (detectors: readonly string[]): Promise<string[]> => {
      const { json } = await service().call({ path: '/api/v1/policies', query: { limit: '100' } })
      return detectors.map(
        (detector) => json.items.find((policy: { detector: string }) => policy.detector === detector).id,
      )
    }
    const newProject = async (failureMode: string, detectors: readonly string[], security = false) => {
      const policies = (await policyIds(detectors)).map((metricId) => ({
        metricId,
        blockInput: true,
        blockOutput: true,
      }))
      const project_id = await service().newProject({
        failureMode,
        policies,
        securityGuardrails: { securityGuardrailBlockInput: security },
      })
      return { project_id, query: { conversation_id: await service().newConversation(project_id) } }
    }
    const evaluate = (query: { conversation_id: string }, text = 'hello') =>
      service().call({ path, query, body: { messages_history: [{ role: 'user', content: text }] } })
    const failures = async (detector: string): Promise<number> => {
      const { text } = await service().call({ path: '/metrics', key: null })
      const line = new RegExp(`^redoubt_check_failures_total\\{detector="${detector}"\\} (\\d+)$`, 'm').exec(text)
      return Number(line?.[1] ?? 0)
    }

    const countsToday = async (project_id: string) => {
      const { json } = await service().call({
        path: `/api/v1/projects/${project_id}/statistics`,
        // At midnight today's messages may be yesterday's.
        query: { days: '2' },
      })
      const sum = (of: 'messages' | 'errors') =>
        json.days.reduce((total: number, day: Record<typeof of, number>) => total + day[of], 0)
      return { messages: sum('messages'), errors: sum('errors') }
    }

    /** On a busy machine a healthy check may take longer than the time that hanging ones are given here: one of three may. */
    const isJudgedAgain = async (query: { conversation_id: string }): Promise<boolean> => {
      let judged = 0
      for (let times = 0; times < 3; times++) {
        const { json } = await evaluate(query, 'What are your opening hours?')
        if (json.security_guardrail_results.status === 'success') judged += 1
      }
      return judged >= 2
    }

    const failing = {
      throws: 'hate',
      hangs: 'harassment',
      'returns a value out of bounds': 'violence',
      'returns no finding': 'self-harm',
      rejects: 'extremism',
    }
    for (const [how, detector] of Object.entries(failing)) {
      for (const failureMode of ['closed', 'open']) {
        test(`a policy's detector that ${how} gives status error and follows the failure mode ${failureMode}, counted and shown`, async () => {
          const { project_id, query } = await newProject(failureMode, [detector])
          const before = await failures(detector)
          const { status, json } = await evaluate(query)
          assert.equal(status, 200)
          assert.equal(json.is_safe, failureMode === 'open')
          const [row, ...others] = json.policies_guardrail_results.policies
          assert.equal(others.length, 0)
          assert.deepEqual(
            [row.status, row.is_safe, row.value, row.detection_is_above_threshold],
            ['error', failureMode === 'open', 0, false],
          )
          assert.ok(row.reason.length > 0)
          assert.doesNotMatch(JSON.stringify(json), /secret text/, 'what a broken detector says may quote the text')
          assert.equal(json.policies_guardrail_results.is_safe, failureMode === 'open')
          assert.equal((await failures(detector)) - before, 1)
          const exported = await service().call({ path: monitoring, query: { project_id } })
          const [message] = exported.json.messages
          assert.deepEqual(
            [message.is_safe, message.policies[0].status, message.policies[0].is_safe],
            [failureMode === 'open', 'error', failureMode === 'open'],
          )
          assert.equal(message.policies[0].reason, row.reason)
          assert.deepEqual(await countsToday(project_id), { messages: 1, errors: 1 })
        })
      }
    }

    for (const how of ['throws', 'hangs', 'talks nonsense']) {
      for (const failureMode of ['closed', 'open']) {
        test(`a security detector that ${how} gives status error and follows the failure mode ${failureMode}, counted and shown`, async () => {
          const { project_id, query } = await newProject(failureMode, [], true)
          const before = await failures('security')
          const { json } = await evaluate(query, `security ${how}`)
          const security = json.security_guardrail_results
          assert.deepEqual(
            [json.is_safe, security.status, security.is_safe],
            [failureMode === 'open', 'error', failureMode === 'open'],
          )
          assert.equal((await failures('security')) - before, 1)
          const exported = await service().call({ path: monitoring, query: { project_id } })
          const [message] = exported.json.messages
          assert.deepEqual([message.security.status, message.security.is_safe], ['error', failureMode === 'open'])
          assert.equal((await countsToday(project_id)).errors, 1)
          assert.ok(await isJudgedAgain(query), 'the next messages are judged')
        })
      }
    }

    test('a check that fails leaves the others their verdicts: one that blocks still blocks in mode open', async () => {
      const deny = await service().newPatternPolicy(['apollo'])
      const [hate] = await policyIds(['hate'])
      const policies = [hate, deny].map((metricId) => ({ metricId, blockInput: true, blockOutput: true }))
      const project_id = await service().newProject({ failureMode: 'open', policies })
      const { json } = await evaluate(
        { conversation_id: await service().newConversation(project_id) },
        'Project Apollo',
      )
      assert.equal(json.is_safe, false)
      const byId = new Map(json.policies_guardrail_results.policies.map((row: { id: string }) => [row.id, row]))
      assert.equal((byId.get(hate) as { status: string }).status, 'error')
      const blocking = byId.get(deny) as { status: string; is_safe: boolean }
      assert.deepEqual([blocking.status, blocking.is_safe], ['success', false])
      assert.equal(json.security_guardrail_results.status, 'success')
    })

    test('an answer whose check fails follows the failure mode like an input', async () => {
      const { query } = await newProject('closed', ['hate'])
      const input_id = (await evaluate(query)).json.input_request.id
      const { json } = await service().call({
        path: '/public/guard/v1/output_guardrails',
        query,
        body: { input_id, output: 'Hello!' },
      })
      assert.deepEqual([json.is_safe, json.policies_guardrail_results.policies[0].status], [false, 'error'])
    })

    for (const failureMode of ['closed', 'open'] as const) {
      test(`a policy whose detector is missing in this version gives status error and follows ${failureMode}`, async () => {
        const { app, organizationId } = service()
        const { project_id: template } = await newProject(failureMode, [])
        const id = await copyJudgedWithoutDetector(app.store, organizationId, template)
        const before = await failures('of-another-version')
        const { json } = await evaluate({ conversation_id: await service().newConversation(id) })
        const [row] = json.policies_guardrail_results.policies
        assert.deepEqual(
          [json.is_safe, row.status, row.is_safe],
          [failureMode === 'open', 'error', failureMode === 'open'],
        )
        assert.match(row.reason, /no detector/)
        assert.equal((await failures('of-another-version')) - before, 1)
        const exported = await service().call({ path: monitoring, query: { project_id: id } })
        assert.equal(exported.json.messages[0].policies[0].status, 'error')
      })
    }
  },
  { REDOUBT_CHECK_TIMEOUT_MS: '700' },
  { catalogueModule: new URL('failing-catalogue.fixture.ts', import.meta.url).href },
)
