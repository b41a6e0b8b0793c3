import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { slowPng } from '../../server/models/ocr/slow-png.fixture.ts'
import { type Answer, assertProblem, eachService, projectBody } from '../service.ts'

const path = '/public/guard/v1/input_guardrails'

/** More than the encoder reads of one text, and harmless. */
const long = Array.from({ length: 2_400 }, (_, index) => `Shelf ${index} holds garden tools.`).join(' ')

eachService((service) => {
  for (const failureMode of ['closed', 'open'] as const) {
    const isSafe = failureMode === 'open'

    test(`a text beyond what is read is ${isSafe ? 'safe' : 'unsafe'} when the failure mode is ${failureMode}, with the reason`, async () => {
      const { newProject, newConversation, call } = service()
      const projectId = await newProject({
        failureMode,
        securityGuardrails: { securityGuardrailDetectionThreshold: 9 },
      })
      const query = { conversation_id: await newConversation(projectId) }
      const check = async (content: string) =>
        (await call({ path, query, body: { messages_history: [{ role: 'user', content }] } })).json
      const { is_safe, security_guardrail_results: security } = await check(long)
      assert.ok(security.unjudged.length > 0)
      assert.deepEqual([is_safe, security.is_safe, security.status], [isSafe, isSafe, 'warning'])
      assert.match(security.reason, /too long for the encoder/)
      assert.equal(/failure mode of the project is closed/.test(security.reason), !isSafe)
      assert.equal((await check(long.slice(0, 2_000))).is_safe, true)
    })
  }
})

eachService(
  (service) => {
    test('503: whose images were not read because of those of another organization is not called unsafe', async () => {
      const { newOrganization, call } = service()
      const other = await newOrganization()
      const tenants = [{ key: service().key, organizationId: service().organizationId }, other]
      const checks = await Promise.all(
        tenants.map(async ({ key, organizationId }) => {
          const policy = { name: 'No names', description: 'content that names', patterns: { deny: ['unwritten'] } }
          const { json: made } = await call({ path: '/api/v1/policies', body: policy, key })
          const policies = [{ metricId: made.id, blockInput: true, blockOutput: false }]
          const body = { ...projectBody(organizationId), policies }
          const { json: project } = await call({ path: '/public/guard/v1/project', body, key })
          const path = '/api/v1/check'
          return (image: Uint8Array) => {
            const images = [{ base64: Buffer.from(image).toString('base64'), mimeType: 'image/png' }]
            return call({ path, body: { project_id: project.projectId, text: 'What is this?', images }, key })
          }
        }),
      )
      const [flood, quiet] = checks
      assert.ok(flood && quiet)
      const slow = slowPng()
      const small = await readFile(new URL('../images/one-bit.png', import.meta.url))
      // The thread that reads images starts with the first one, which may take its time.
      await quiet(small)
      let isFlooding = true
      const flooding = Promise.all(
        Array.from({ length: 3 }, async () => {
          while (isFlooding) {
            const { status, json } = await flood(slow)
            if (status !== 503)
              assert.deepEqual([status, json.is_safe], [200, false], 'its own images alone are unsafe')
          }
        }),
      )
      let refused = 0
      for (let sent = 0; sent < 20 && refused === 0; sent += 1) {
        const answer: Answer = await quiet(small)
        if (answer.status === 200) assert.equal(answer.json.is_safe, true, answer.text)
        else refused += assertProblem(answer, 503, 'overloaded') && 1
      }
      isFlooding = false
      await flooding
      assert.equal(refused, 1)
    })
  },
  {},
  { imageRequestMsMax: 2_500 },
)
