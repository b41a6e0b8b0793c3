import assert from 'node:assert/strict'
import { test } from 'node:test'
import { eachService } from '../service.ts'

const guard = '/public/guard/v1'
const monitoring = `${guard}/monitoring/messages`

interface Row {
  readonly id: string
  readonly is_safe: boolean
  readonly status: string
  readonly shadow?: boolean
  readonly policy_violation_message: string | null
}

eachService(
  (service) => {
    const secretPolicy = (message: string | null = null) =>
      service().newPatternPolicy(['apollo'], { criticality: 'critical', violation_message: message })
    const switchOf = (metricId: string, shadow?: boolean) => ({
      metricId,
      blockInput: true,
      blockOutput: true,
      ...(shadow !== undefined && { shadow }),
    })
    const calm = { securityGuardrailBlockInput: false, securityGuardrailBlockOutput: false }
    const failingPolicy = async (): Promise<string> => {
      const { json } = await service().call({ path: '/api/v1/policies', query: { limit: '100' } })
      return json.items.find(({ detector }: { detector: string }) => detector === 'hate').id
    }
    const evaluate = async (conversation_id: string, content: string, fields: object = {}) => {
      const body = { messages_history: [{ role: 'user', content }], ...fields }
      return (await service().call({ path: `${guard}/input_guardrails`, query: { conversation_id }, body })).json
    }

    test('the switch is kept, shown and changed; without it a policy is enforced', async () => {
      const { call, newProject } = service()
      const [one, two] = [await secretPolicy(), await secretPolicy()]
      const id = await newProject({ policies: [switchOf(one, true), switchOf(two)] })
      const path = `/api/v1/projects/${id}`
      assert.deepEqual((await call({ path })).json.policies, [switchOf(one, true), switchOf(two, false)])
      const body = { policies: [switchOf(one), switchOf(two, true)] }
      const changed = (await call({ method: 'PATCH', path, body })).json.policies
      assert.deepEqual(changed, [switchOf(one, false), switchOf(two, true)])
      assert.deepEqual((await call({ path })).json.policies, changed)
      const renamed = await call({ method: 'PATCH', path, body: { name: 'Renamed' } })
      assert.deepEqual(renamed.json.policies, changed, 'a change of something else leaves the switches')
    })

    test('a policy in shadow is judged, shown and stored, and no is_safe heeds it', async () => {
      const { call, newProject, newConversation } = service()
      const metricId = await secretPolicy('No secrets, please.')
      const project_id = await newProject({ securityGuardrails: calm, policies: [switchOf(metricId, true)] })
      const conversation_id = await newConversation(project_id)
      const input = await evaluate(conversation_id, 'project apollo')
      assert.equal(input.is_safe, true)
      assert.equal(input.policies_guardrail_results.is_safe, true)
      const [row] = input.policies_guardrail_results.policies as Row[]
      assert.deepEqual(
        [row?.id, row?.is_safe, row?.status, row?.shadow, row?.policy_violation_message],
        [metricId, false, 'success', true, null],
      )
      const output = await call({
        path: `${guard}/output_guardrails`,
        query: { conversation_id },
        body: { input_id: input.input_request.id, output: 'It is apollo.' },
      })
      assert.equal(output.json.is_safe, true, output.text)
      assert.equal(output.json.policies_guardrail_results.policies[0].shadow, true)
      const stored = (await call({ path: `/api/v1/messages/${input.input_request.id}` })).json
      assert.equal(stored.is_safe, true)
      assert.equal(stored.policies_guardrail_results.is_safe, true)
      assert.equal(stored.policies_guardrail_results.policies[0].shadow, true)
      assert.equal(stored.configuration.policies[0].shadow, true)
      const checked = await call({ path: '/api/v1/check', body: { project_id, text: 'apollo', store: false } })
      assert.equal(checked.json.is_safe, true)
      const kept = await call({ path: `/api/v1/conversations/${conversation_id}/export` })
      assert.deepEqual(
        [kept.json.messages.items[0].is_safe, kept.json.messages.items[0].policies[0].shadow],
        [true, true],
      )
    })

    test('monitoring shows the row and counts it apart: in no issue, no criticality, no list of issues', async () => {
      const { call, newProject, newConversation } = service()
      const [metricId, enforced] = [await secretPolicy(), await service().newPatternPolicy(['gemini'])]
      const project_id = await newProject({
        securityGuardrails: calm,
        policies: [switchOf(metricId, true), switchOf(enforced)],
      })
      const conversation_id = await newConversation(project_id)
      for (const text of ['apollo', 'hello', 'apollo and gemini']) await evaluate(conversation_id, text)
      const all = (await call({ path: monitoring, query: { project_id } })).json
      assert.deepEqual(all.stats.byCriticality, { low: 0, medium: 1, high: 0, critical: 0 })
      assert.equal('shadow' in all.stats, false)
      const rows = all.messages.map((message: { is_safe: boolean; policies: Row[] }) => [
        message.is_safe,
        message.policies.map(({ is_safe, shadow }) => [is_safe, shadow]),
      ])
      assert.deepEqual(rows, [
        [
          false,
          [
            [false, true],
            [false, undefined],
          ],
        ],
        [
          true,
          [
            [true, true],
            [true, undefined],
          ],
        ],
        [
          true,
          [
            [false, true],
            [true, undefined],
          ],
        ],
      ])
      const issues = (await call({ path: monitoring, query: { project_id, issues_only: 'true' } })).json
      assert.deepEqual([issues.messages.length, issues.meta.messageCount], [1, 1])
      const ofShadow = { project_id, metric_id: metricId }
      const judged = (await call({ path: monitoring, query: ofShadow })).json
      assert.deepEqual([judged.meta.messageCount, judged.stats.shadow], [3, 2])
      assert.deepEqual(judged.stats.byCriticality, { low: 0, medium: 0, high: 0, critical: 0 })
      const none = (await call({ path: monitoring, query: { ...ofShadow, issues_only: 'true' } })).json
      assert.deepEqual([none.messages.length, none.meta.messageCount], [0, 0])
    })

    test('a failed check in shadow blocks nothing whatever the failure mode, and stays visible as an error', async () => {
      const { newProject, newConversation } = service()
      const metricId = await failingPolicy()
      for (const shadow of [true, false]) {
        const policies = [switchOf(metricId, shadow)]
        const project_id = await newProject({ securityGuardrails: calm, failureMode: 'closed', policies })
        const reply = await evaluate(await newConversation(project_id), 'hello')
        const [row] = reply.policies_guardrail_results.policies
        assert.deepEqual([row.status, reply.is_safe, row.is_safe], ['error', shadow, shadow])
        assert.ok(row.reason.length > 0)
      }
    })

    test('fast mode does not leave early for a policy in shadow', async () => {
      const { newProject, newConversation } = service()
      const [shadowed, enforced] = [await secretPolicy(), await secretPolicy()]
      const policies = [switchOf(shadowed, true), switchOf(enforced)]
      const project_id = await newProject({ securityGuardrails: calm, policies })
      const reply = await evaluate(await newConversation(project_id), 'apollo', { execution_mode: 'fast' })
      assert.equal(reply.is_safe, false, 'the enforced policy was still asked')
      const alone = await newProject({ securityGuardrails: calm, policies: [switchOf(shadowed, true)] })
      const safe = await evaluate(await newConversation(alone), 'apollo', { execution_mode: 'fast' })
      assert.equal(safe.is_safe, true)
    })

    test('the older generation does not hear of policies in shadow', async () => {
      const { call, newProject, newConversation } = service()
      const [shadowed, enforced] = [await secretPolicy(), await service().newPatternPolicy(['gemini'])]
      const policies = [switchOf(shadowed, true), switchOf(enforced)]
      const project_id = await newProject({ securityGuardrails: calm, policies })
      const { json } = await call({
        path: '/public/safeguard/output',
        query: { conversationId: await newConversation(project_id) },
        body: { input: 'hello', output: 'It is apollo.' },
      })
      const metrics = json.metricResults.map((one: { metric: { id: string }; isIssue: boolean }) => [
        one.metric.id,
        one.isIssue,
      ])
      assert.deepEqual(metrics, [[enforced, false]])
    })

    test('a project without a policy in shadow is stored as before: its snapshots and verdicts have no such field', async () => {
      const { newProject, newConversation, raw, call } = service()
      const project_id = await newProject({
        securityGuardrails: calm,
        policies: [switchOf(await secretPolicy(), false)],
      })
      const { input_request, is_safe } = await evaluate(await newConversation(project_id), 'apollo')
      assert.equal(is_safe, false)
      const [message] = await raw(`SELECT snapshot_id, verdict FROM messages WHERE id = '${input_request.id}'`)
      assert.doesNotMatch(String(message?.verdict), /shadow/)
      const [snapshot] = await raw(
        `SELECT content FROM configuration_snapshots WHERE id = '${String(message?.snapshot_id)}'`,
      )
      assert.doesNotMatch(String(snapshot?.content), /shadow/)
      const read = (await call({ path: `/api/v1/messages/${input_request.id}` })).json
      assert.deepEqual([read.is_safe, read.configuration.policies[0].shadow], [false, false])
    })
  },
  {},
  { catalogueModule: new URL('./failing-catalogue.fixture.ts', import.meta.url).href },
)
